import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance } from 'fastify';
import { idOfKey } from '#api/idempotency-key.ts';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';

export function scansRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.scanCode, async ({ params, body }, request) => {
    const viewer = requireViewer(request);
    // There everybody calls a product otherwise.
    if (params.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
    const key = idOfKey(request, viewer);
    const scan = { ...body, zone: timeZoneOf(request), language: languageOf(request), key };
    // The list of foods takes memory that a server without scanners does not need.
    const { scanCode } = await import('./scans.commands.ts');
    return scanCode(db, viewer, params.kitchenId, scan);
  });
}
