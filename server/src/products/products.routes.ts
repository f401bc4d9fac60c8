import { api } from '@crisper/domain/api.ts';
import { isOfShop, readGtin } from '@crisper/domain/labels/gtin.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { findProductName } from './products.commands.ts';

export function productsRoutes(app: FastifyInstance, db: Database, origin: string | null): void {
  serve(app, api.findProduct, async ({ params }, request) => {
    const viewer = requireViewer(request);
    const gtin = readGtin(params.gtin);
    if (!gtin || isOfShop(gtin)) return { name: null };
    const lookup = { db, origin, log: request.log };
    return { name: await findProductName(lookup, viewer, gtin, languageOf(request)) };
  });
}
