import { hash } from 'node:crypto';
import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance } from 'fastify';
import { ASK_AGAIN } from '#api/caching.ts';
import { serve } from '#api/serve.ts';
import { timeZoneOf, todayIn } from '#api/today.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { readToday } from './today.queries.ts';

export function todayRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.getKitchenToday, async ({ params }, request, reply) => {
    // The public fridge is for browsing, a page at a time.
    if (params.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
    const inKitchen = await requireKitchen(db, requireViewer(request), params.kitchenId, 'look');
    const asked = request.headers['time-zone'] !== undefined;
    const zone = asked ? timeZoneOf(request) : (inKitchen.timeZone ?? timeZoneOf(request));
    const today = await readToday(db, inKitchen, todayIn(zone));
    const etag = `W/"${hash('sha256', JSON.stringify(today), 'base64url')}"`;
    reply.header('etag', etag).header('cache-control', ASK_AGAIN);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return today;
  });
}
