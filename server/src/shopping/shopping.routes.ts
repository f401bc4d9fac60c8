import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { MINUTE_SECONDS } from '#limits/limit.ts';
import { bucket, chargeOrRefuse, networkOf } from '#limits/throttle.ts';
import { listBought } from './bought.queries.ts';
import { endLink, shareList, tickShared } from './list-links.commands.ts';
import { listLinks, readSharedList, requireLink } from './list-links.queries.ts';
import { listTrips } from './trips.queries.ts';

/** A family behind one IP address, each asking every ten seconds and ticking with a thumb. */
const USES_PER_NETWORK = { count: 200, seconds: MINUTE_SECONDS };

interface Services {
  db: Database;
  publicAddress: () => string;
}

export function shoppingRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const limit = ({ ip }: FastifyRequest) =>
    chargeOrRefuse(db, 'too_many_requests', [bucket('shared-list', networkOf(ip), USES_PER_NETWORK)]);

  serve(app, api.listTrips, async ({ params }, request) =>
    listTrips(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'look')),
  );
  serve(app, api.listBought, async ({ params }, request) =>
    listBought(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'look')),
  );
  serve(app, api.shareList, ({ params, body }, request) =>
    shareList(services, requireViewer(request), params.kitchenId, {
      listId: body.listId,
      language: languageOf(request),
    }),
  );
  serve(app, api.listListLinks, async ({ params }, request) =>
    listLinks(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'see-list-links')),
  );
  serve(app, api.endListLink, async ({ params }, request) => {
    await endLink(db, requireViewer(request), params.kitchenId, params.linkId);
    return { success: true };
  });
  serve(app, api.lookAtSharedList, async ({ body }, request) => {
    await limit(request);
    return readSharedList(db, await requireLink(db, body.token));
  });
  serve(app, api.tickSharedEntry, async ({ body }, request) => {
    await limit(request);
    return tickShared(db, body);
  });
}
