import { api } from '@crisper/domain/api.ts';
import { readGtin } from '@crisper/domain/items/scan/gtin.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { findProductName } from './products.commands.ts';

export function productsRoutes(app: FastifyInstance, db: Database, origin: string | null): void {
  serve(app, api.findProduct, async ({ params }, request) => {
    const viewer = requireViewer(request);
    const gtin = readGtin(params.gtin);
    return { name: gtin && (await findProductName({ db, origin, log: request.log }, viewer, gtin)) };
  });
}
