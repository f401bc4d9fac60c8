import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { changePassword, updateAccount } from './accounts.commands.ts';
import { requireUser } from './accounts.queries.ts';
import { deleteAccount } from './delete-account.commands.ts';
import { exportAccount } from './export-account.queries.ts';
import type { IdentityServices } from './identity-services.ts';
import { confirmIdentity } from './login.commands.ts';
import { confirmReset, mailResetLink } from './password-reset.commands.ts';
import { sessionCookies } from './session-cookies.ts';
import { bucket, charge, networkOf } from './throttle.ts';
import { requireViewer } from './viewer.ts';

export function accountRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { config, db, passwords } = services;
  const background = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(background);
  });

  serve(app, api.getAccount, (_input, request) => requireUser(db, requireViewer(request).accountId));

  serve(app, api.updateAccount, ({ body }, request) => updateAccount(db, requireViewer(request), body));

  serve(app, api.changePassword, async ({ body }, request) => {
    const viewer = requireViewer(request);
    await confirmIdentity(services, viewer, body.currentPassword);
    await changePassword(db, viewer, await passwords.hash(body.newPassword));
    return { success: true };
  });

  serve(app, api.exportAccount, (_input, request, reply) => {
    reply.header('content-disposition', 'attachment; filename="crisper-data.json"');
    return exportAccount(db, requireViewer(request));
  });

  serve(app, api.deleteAccount, async ({ body }, request, reply) => {
    const viewer = requireViewer(request);
    await confirmIdentity(services, viewer, body.password);
    await deleteAccount(db, viewer.accountId);
    sessionCookies(request, reply, config.publicUrl).clearRefreshToken();
    return { success: true };
  });

  serve(app, api.requestPasswordReset, async ({ body }, request) => {
    const requests = bucket('reset-address', networkOf(request.ip), config.identity.limits.resetsPerAddress);
    if (await charge(db, [requests])) throw new AppError('too_many_requests');
    // Answered before anything is looked up, so that neither the answer nor its time tells who has an account.
    const work = mailResetLink(services, body.email).catch((error) =>
      request.log.error({ err: error }, 'a mail with a reset link could not be sent'),
    );
    background.add(work);
    void work.finally(() => background.delete(work));
    return { success: true };
  });

  serve(app, api.confirmPasswordReset, async ({ body }) => {
    await confirmReset(services, body.token, body.password);
    return { success: true };
  });
}
