import { api } from '@crisper/domain/api.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '#accounts/account-events.ts';
import { serve } from '#api/serve.ts';
import { todayOf } from '#api/today.ts';
import { endKey, makeKey } from '#calling/program-keys.commands.ts';
import { listKeys } from '#calling/program-keys.queries.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';

export function keysRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listKeys, (_input, request) => listKeys(db, requireViewer(request)));

  serve(app, api.makeKey, async ({ body }, request, reply) => {
    const viewer = requireViewer(request);
    if (body.lastDay !== null && body.lastDay < todayOf(request))
      throw invalidInput([{ field: 'lastDay', code: 'key_last_day_past' }]);
    if (body.kitchenId) await requireKitchen(db, viewer, body.kitchenId, 'see-people');
    const made = await inTransaction(db, async (tx) => {
      // It holds the account, which an event alone would let others hold as well.
      const key = await makeKey(tx, viewer, body);
      await recordEvent(tx, viewer.accountId, 'key-made', request);
      return key;
    });
    reply.status(201);
    return made;
  });

  serve(app, api.endKey, async ({ params }, request) => {
    const viewer = requireViewer(request);
    if (await endKey(db, viewer, params.keyId)) await recordEvent(db, viewer.accountId, 'key-ended', request);
    return { success: true };
  });
}
