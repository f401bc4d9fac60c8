import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { findViewer, requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { applyIntents } from './intents.commands.ts';
import { writeChanges } from './kitchen-changes.queries.ts';

export function keptRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, api.listKitchenChanges, async ({ params, query }, request, reply) => {
    const inKitchen = await requireKitchen(db, findViewer(request), params.kitchenId, 'look');
    const changes = await writeChanges(db, inKitchen, query);
    return reply.type('application/json; charset=utf-8').send(changes);
  });
  serve(app, api.doIntents, ({ params, body }, request) =>
    applyIntents(db, params.kitchenId, requireViewer(request), body.intents, {
      zone: timeZoneOf(request),
      language: languageOf(request),
    }),
  );
}
