import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { sayPrice } from './waste.commands.ts';
import { readWaste } from './waste.queries.ts';

export function wasteRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.getWaste, async ({ params, query }, request) =>
    readWaste(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'look'), query),
  );
  serve(app, api.sayPrice, async ({ params, body }, request) => {
    await sayPrice(db, requireViewer(request), params.kitchenId, body);
    return { success: true };
  });
}
