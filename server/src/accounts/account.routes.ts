import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_EVENTS_SHOWN } from '@crisper/domain/accounts/account-event.ts';
import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { sessionCookies } from '#calling/session-cookies.ts';
import { requireViewer } from '#calling/viewer.ts';
import { inTransaction } from '#db/transaction.ts';
import { languageOf } from '#http/page-language.ts';
import { bucket, chargeOrRefuse, networkOf } from '#limits/throttle.ts';
import { listEvents, recordEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { changePassword, updateAccount } from './accounts.commands.ts';
import { requireUser } from './accounts.queries.ts';
import { closeAccount, finishDeletion } from './delete-account.commands.ts';
import { confirmEmail, mailEmailProof } from './email-proof.commands.ts';
import { exportAccount } from './export-account.queries.ts';
import { confirmIdentity } from './login.commands.ts';
import { confirmReset, mailResetLink } from './password-reset.commands.ts';

const DELETION_ANSWER_MS = 5000;

export function accountRoutes(app: FastifyInstance, services: AccountServices): void {
  const { config, db, parts, passwords, publicAddress } = services;
  const background = new Set<Promise<void>>();
  const inBackground = (work: Promise<void>) => {
    background.add(work);
    void work.finally(() => background.delete(work));
  };
  const closing = new AbortController();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(background);
  });

  serve(app, api.getAccount, (_input, request) => requireUser(db, requireViewer(request).accountId));

  serve(app, api.updateAccount, async ({ body }, request) => {
    const viewer = requireViewer(request);
    await inTransaction(db, async (tx) => {
      await updateAccount(tx, viewer, body, parts);
      // The pages say their language by themselves; that is nothing to look out for.
      const { language: _, ...profile } = body;
      if (Object.keys(profile).length > 0)
        await recordEvent(tx, viewer.accountId, 'profile-changed', request);
    });
    return requireUser(db, viewer.accountId);
  });

  serve(app, api.requestEmailProof, async (_input, request) => {
    await mailEmailProof(db, requireViewer(request), publicAddress());
    return { success: true };
  });

  serve(app, api.confirmEmail, async ({ body }, request) => {
    await confirmEmail(db, requireViewer(request), body.token);
    return { success: true };
  });

  serve(app, api.listAccountEvents, (_input, request) =>
    listEvents(db, requireViewer(request).accountId, ACCOUNT_EVENTS_SHOWN),
  );

  serve(app, api.changePassword, async ({ body }, request) => {
    const viewer = requireViewer(request);
    await confirmIdentity(services, viewer, body.currentPassword);
    const passwordHash = await passwords.hash(body.newPassword);
    await inTransaction(db, async (tx) => {
      await changePassword(tx, viewer, passwordHash, { parts, from: request, keepsKeys: !body.endKeys });
      await recordEvent(tx, viewer.accountId, 'password-changed', request);
    });
    return { success: true };
  });

  serve(app, api.exportAccount, (_input, request, reply) => {
    reply.header('content-disposition', 'attachment; filename="crisper-data.json"');
    return exportAccount(services, requireViewer(request));
  });

  serve(app, api.deleteAccount, async ({ body }, request, reply) => {
    const viewer = requireViewer(request);
    await confirmIdentity(services, viewer, body.password);
    await closeAccount(services, viewer.accountId);
    const rest = finishDeletion(services, viewer.accountId, closing.signal).catch((error) =>
      request.log.warn({ err: error }, 'a deleted account is left for housekeeping to finish with'),
    );
    inBackground(rest);
    // Most accounts are deleted by then. The response does not wait for thousands of items.
    await Promise.race([rest, sleep(DELETION_ANSWER_MS, undefined, { ref: false })]);
    sessionCookies(request, reply, config.publicUrl).clearSession();
    return { success: true };
  });

  serve(app, api.requestPasswordReset, async ({ body }, request) => {
    const requests = bucket('reset-address', networkOf(request.ip), config.identity.limits.resetsPerAddress);
    await chargeOrRefuse(db, 'too_many_requests', [requests]);
    // Sent before anything is looked up, so that neither the response nor its time tells who has an account.
    const work = mailResetLink(services, body.email, languageOf(request)).catch((error) =>
      request.log.error({ err: error }, 'a mail with a reset link could not be sent'),
    );
    inBackground(work);
    return { success: true };
  });

  serve(app, api.confirmPasswordReset, async ({ body }, request) => {
    await confirmReset(services, { ...body, from: request });
    return { success: true };
  });
}
