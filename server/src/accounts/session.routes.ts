import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { sessionCookies } from '#calling/session-cookies.ts';
import { endSession, ownsSession, rotateSession } from '#calling/sessions.commands.ts';
import { listSessions } from '#calling/sessions.queries.ts';
import { callerOf, requireViewer } from '#calling/viewer.ts';
import { inTransaction } from '#db/transaction.ts';
import { languageOf } from '#http/page-language.ts';
import { bucket, chargeOrRefuse, networkOf } from '#limits/throttle.ts';
import { recordEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { register } from './accounts.commands.ts';
import { requireUser } from './accounts.queries.ts';
import { admitNew, requireRegistration } from './admission.ts';
import { endAccess } from './end-access.ts';
import { checkLogin } from './login.commands.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(app: FastifyInstance, services: AccountServices): void {
  const { config, db, tokens, passwords, parts } = services;
  const { limits } = config.identity;

  serve(app, api.verifyToken, (_input, request) => ({ valid: typeof callerOf(request) === 'object' }));

  serve(app, api.register, async ({ body }, request, reply) => {
    const timeZone = timeZoneOf(request);
    requireRegistration(services, body.invitation);
    const signUps = bucket('sign-up', networkOf(request.ip), limits.signUpsPerAddress);
    await chargeOrRefuse(db, 'too_many_requests', [signUps]);
    const accountId = await register(db, {
      registration: body,
      passwordHash: await passwords.hash(body.password),
      timeZone,
      language: languageOf(request),
      admit: (tx, accountId) => admitNew(services, tx, { accountId, invitation: body.invitation }),
    });
    const signedIn = await signIn(services, accountId, { request, reply, authenticatedAt: new Date() });
    reply.status(201);
    return signedIn;
  });

  serve(app, api.login, async ({ body }, request, reply) => {
    const device = sessionCookies(request, reply, config.publicUrl).readDevice();
    const accountId = await checkLogin(services, { ...body, device, ip: request.ip });
    return signIn(services, accountId, { request, reply, authenticatedAt: new Date() });
  });

  serve(app, api.refreshSession, async (_input, request, reply) => {
    const cookies = sessionCookies(request, reply, config.publicUrl);
    const shown = cookies.readRefreshToken();
    if (!shown) throw new AppError('unauthenticated');
    try {
      const rotated = await rotateSession(db, shown);
      if (rotated !== 'unchanged') cookies.setSession(rotated);
    } catch (error) {
      if (error instanceof AppError) cookies.clearSession();
      throw error;
    }
    return { accessToken: await tokens.sign(shown), user: await requireUser(db, shown.accountId) };
  });

  serve(app, api.listSessions, (_input, request) => listSessions(db, requireViewer(request)));

  serve(app, api.endSession, async ({ params }, request) => {
    await endSession(db, requireViewer(request).accountId, params.sessionId);
    return { success: true };
  });

  serve(app, api.logout, async ({ body }, request, reply) => {
    const cookies = sessionCookies(request, reply, config.publicUrl);
    const shown = cookies.readRefreshToken();
    const caller = callerOf(request);
    const sessions = [
      ...(shown && (await ownsSession(db, shown)) ? [shown] : []),
      ...(typeof caller === 'object' ? [caller] : []),
    ];
    if (body.everywhere) {
      for (const accountId of new Set(sessions.map((session) => session.accountId))) {
        await inTransaction(db, async (tx) => {
          await endAccess(tx, { accountId, parts, from: request, keepsKeys: true });
          await recordEvent(tx, accountId, 'signed-out-everywhere', request);
        });
      }
    } else {
      for (const { accountId, sessionId } of sessions) await endSession(db, accountId, sessionId);
    }
    cookies.clearSession();
    return { success: true };
  });
}
