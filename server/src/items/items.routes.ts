import { api } from '@crisper/domain/api.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { serveEvents } from '#api/serve-events.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import type { ItemChanges } from './item-changes.ts';
import { itemHandlers } from './item-handlers.ts';
import { requireSameEmail } from './items.commands.ts';

interface Parts {
  db: Database;
  changes: ItemChanges;
}

export function itemsRoutes(app: FastifyInstance, parts: Parts): void {
  const items = itemHandlers(parts);
  publicFridgeRoutes(app, items, parts.changes);
  kitchenRoutes(app, items);
}

type Handlers = ReturnType<typeof itemHandlers>;

/** The original endpoints, all on the public fridge. */
function publicFridgeRoutes(app: FastifyInstance, items: Handlers, changes: ItemChanges): void {
  serve(app, api.listItems, ({ query }, request, reply) =>
    items.list(PUBLIC_FRIDGE_ID, query, query.scope, { request, reply }),
  );
  serve(app, api.listMyItems, ({ query }, request, reply) =>
    items.list(PUBLIC_FRIDGE_ID, query, 'mine', { request, reply }),
  );
  serve(app, api.summarizeItems, ({ query }, request, reply) =>
    items.summarize(PUBLIC_FRIDGE_ID, query.scope, { request, reply }),
  );
  serve(app, api.listUpcoming, ({ query }, request) =>
    items.upcoming(PUBLIC_FRIDGE_ID, query.scope, { request }),
  );
  serveEvents(app, api.followItems, (tell, { lastId }) =>
    changes.follow((version) => tell({ id: version, data: { version } }), lastId),
  );
  serve(app, api.getItem, ({ params }, request, reply) =>
    items.get(PUBLIC_FRIDGE_ID, params.itemId, { request, reply }),
  );
  serve(app, api.addItem, ({ body }, request, reply) =>
    items.add(PUBLIC_FRIDGE_ID, body, { request, reply }),
  );
  serve(app, api.updateItem, ({ params, body }, request, reply) =>
    items.update(PUBLIC_FRIDGE_ID, params.itemId, body, { request, reply }),
  );
  serve(app, api.deleteItem, ({ params }, request) =>
    items.remove(PUBLIC_FRIDGE_ID, [params.itemId], { request }),
  );
  serve(app, api.deleteItems, ({ body }, request) => items.remove(PUBLIC_FRIDGE_ID, body.ids, { request }));
  serve(app, api.restoreItems, ({ body }, request) => items.restore(body.ids, { request }));
  serve(app, api.takeItem, ({ params, body }, request) => items.take(params.itemId, body, { request }));
  serve(app, api.giveItemBack, ({ params, body }, request) =>
    items.giveBack(params.itemId, body.event, { request }),
  );
  serve(app, api.setItemNote, ({ params, body }, request) => {
    requireSameEmail(requireViewer(request), body.userEmail);
    return items.setNote(PUBLIC_FRIDGE_ID, params.itemId, body.text, { request });
  });
  serve(app, api.deleteItemNote, ({ params, body }, request) => {
    requireSameEmail(requireViewer(request), body.userEmail);
    return items.removeNote(PUBLIC_FRIDGE_ID, params.itemId, { request });
  });
}

function kitchenRoutes(app: FastifyInstance, items: Handlers): void {
  serve(app, api.listKitchenItems, ({ params, query }, request, reply) =>
    items.list(params.kitchenId, query, query.scope, { request, reply }),
  );
  serve(app, api.summarizeKitchenItems, ({ params }, request, reply) =>
    items.summarize(params.kitchenId, 'everyone', { request, reply }),
  );
  serve(app, api.listKitchenUpcoming, ({ params }, request) =>
    items.upcoming(params.kitchenId, 'everyone', { request }),
  );
  serve(app, api.listUsualFoods, ({ params }, request) => items.usual(params.kitchenId, { request }));
  serve(app, api.listKnownNames, ({ params }, request) => items.knownNames(params.kitchenId, { request }));
  serve(app, api.getKitchenItem, ({ params }, request, reply) =>
    items.getInKitchen(params.kitchenId, params.itemId, { request, reply }),
  );
  serve(app, api.listItemEvents, ({ params }, request) =>
    items.history(params.kitchenId, params.itemId, { request }),
  );
  serve(app, api.addKitchenItem, ({ params, body }, request, reply) =>
    items.add(params.kitchenId, body, { request, reply }),
  );
  serve(app, api.updateKitchenItem, ({ params, body }, request, reply) =>
    items.update(params.kitchenId, params.itemId, body, { request, reply }),
  );
  serve(app, api.deleteKitchenItem, ({ params }, request) =>
    items.remove(params.kitchenId, [params.itemId], { request }),
  );
  serve(app, api.moveIntoKitchen, ({ params, body }, request) =>
    items.moveIn(params.kitchenId, body.ids, { request }),
  );
  serve(app, api.moveBack, ({ params, body }, request) =>
    items.moveBack(params.kitchenId, body.ids, { request }),
  );
  serve(app, api.setKitchenItemNote, ({ params, body }, request) =>
    items.setNote(params.kitchenId, params.itemId, body.text, { request }),
  );
  serve(app, api.deleteKitchenItemNote, ({ params }, request) =>
    items.removeNote(params.kitchenId, params.itemId, { request }),
  );
}
