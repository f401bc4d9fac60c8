import { api } from '@crisper/domain/api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASK_AGAIN } from '#api/caching.ts';
import { serve } from '#api/serve.ts';
import { serveEvents } from '#api/serve-events.ts';
import { todayOf } from '#api/today.ts';
import { findViewer, requireViewer, type Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/reads.ts';
import type { ItemChanges } from './item-changes.ts';
import { summarizeAll, summarizeOwn } from './item-summary.queries.ts';
import { expectedVersion, tagItem } from './item-version.ts';
import { addItem, removeNote, requireSameEmail, setNote, updateItem } from './items.commands.ts';
import { type ItemAt, requireItem } from './items.queries.ts';
import type { ItemListRequest } from './list/item-matches.queries.ts';
import { type ItemPage, listItems } from './list/item-pages.queries.ts';
import { removeItems, restoreItems } from './removed-items.commands.ts';
import { listUpcoming } from './upcoming.queries.ts';
import { etagOf } from './visitor-answers.ts';

interface Parts {
  db: Database;
  reads: Reads;
  changes: ItemChanges;
}

export function itemsRoutes(app: FastifyInstance, { db, reads, changes }: Parts): void {
  /**
   * The list's ETag. The data may be newer than it, never older. A signed-in person's browser that has the list already
   * gets a 304 only if nothing has changed at this moment.
   */
  const versionOf = (viewer: Viewer | null, { headers }: FastifyRequest) =>
    viewer && headers['if-none-match'] ? changes.version.readNow() : changes.version.read();

  /** A page of all items, or of the viewer's own. */
  const answerList = async (
    query: ItemListRequest['query'],
    { ownOnly }: { ownOnly: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const viewer = ownOnly ? requireViewer(request) : findViewer(request);
    const today = todayOf(request);
    const version = await versionOf(viewer, request);
    if (isUnchanged(version, request, reply, today)) return reply;
    const page = await reads.ask(
      viewer,
      (from) => listItems(from, { kitchenId: PUBLIC_FRIDGE_ID, query, viewer, ownOnly, today, version }),
      version,
    );
    return answerPage(request, reply, page);
  };

  serve(app, api.listItems, ({ query }, request, reply) =>
    answerList(query, { ownOnly: query.scope === 'mine' }, request, reply),
  );

  serve(app, api.listMyItems, ({ query }, request, reply) =>
    answerList(query, { ownOnly: true }, request, reply),
  );

  serve(app, api.summarizeItems, async ({ query }, request, reply) => {
    const owner = query.scope === 'mine' ? requireViewer(request) : null;
    const viewer = findViewer(request);
    const today = todayOf(request);
    const version = await (viewer ? changes.version.readNow() : changes.version.read());
    if (isUnchanged(version, request, reply, today)) return reply;
    if (owner) return summarizeOwn(db, owner, today);
    return reads.ask(viewer, (from) => summarizeAll(from, today, version), version);
  });

  serve(app, api.listUpcoming, ({ query }, request) => {
    const owner = query.scope === 'mine' ? requireViewer(request) : null;
    const today = todayOf(request);
    return reads.ask(findViewer(request), (from) => listUpcoming(from, owner, today));
  });

  serveEvents(app, api.followItems, (tell, known) =>
    changes.follow((version) => tell({ id: version, data: { version } }), known),
  );

  serve(app, api.getItem, async ({ params }, request, reply) => {
    const viewer = findViewer(request);
    const find = (from: Database) => requireItem(from, PUBLIC_FRIDGE_ID, viewer, params.itemId);
    return tagItem(reply, await reads.ask(viewer, find));
  });

  serve(app, api.addItem, async ({ body }, request, reply) => {
    const insertedId = await addItem(db, PUBLIC_FRIDGE_ID, requireViewer(request), body, todayOf(request));
    reply.status(201);
    return { insertedId };
  });

  serve(app, api.updateItem, async ({ params, body }, request, reply) => {
    const change = { id: params.itemId, version: expectedVersion(request) };
    return tagItem(
      reply,
      await updateItem(db, PUBLIC_FRIDGE_ID, requireViewer(request), change, body, todayOf(request)),
    );
  });

  serve(app, api.deleteItem, async ({ params }, request) => {
    const removed = { id: params.itemId, version: expectedVersion(request) };
    await removeItems(db, PUBLIC_FRIDGE_ID, requireViewer(request), [removed]);
    return { success: true };
  });

  serve(app, api.deleteItems, async ({ body }, request) => {
    await removeItems(db, PUBLIC_FRIDGE_ID, requireViewer(request), body.ids.map(asItIs));
    return { success: true };
  });

  serve(app, api.restoreItems, async ({ body }, request) => {
    await restoreItems(db, PUBLIC_FRIDGE_ID, requireViewer(request), body.ids);
    return { success: true };
  });

  serve(app, api.setItemNote, async ({ params, body }, request) => {
    const viewer = requireViewer(request);
    requireSameEmail(viewer, body.userEmail);
    const note = await setNote(db, PUBLIC_FRIDGE_ID, viewer, params.itemId, body.text);
    return { success: true, note };
  });

  serve(app, api.deleteItemNote, async ({ params, body }, request) => {
    const viewer = requireViewer(request);
    requireSameEmail(viewer, body.userEmail);
    await removeNote(db, PUBLIC_FRIDGE_ID, viewer, params.itemId);
    return { success: true };
  });
}

/** Whichever version of the item there is. */
const asItIs = (id: ItemId): ItemAt => ({ id, version: null });

/** A response depends on the data, the date and the viewer; when none of them changed, the browser's copy is valid. */
function isUnchanged(
  version: number,
  request: FastifyRequest,
  reply: FastifyReply,
  today: CalendarDate,
): boolean {
  const etag = etagOf(version, today, findViewer(request)?.accountId ?? 'visitor');
  reply.header('etag', etag).header('cache-control', ASK_AGAIN);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.status(304).send();
  return true;
}

function answerPage(request: FastifyRequest, reply: FastifyReply, page: ItemPage) {
  reply.header('x-total-count', page.total);
  if (page.totalIsCapped) reply.header('x-total-capped', 'true');
  const links = [
    ...(page.next ? [link(request, 'next', { after: page.next })] : []),
    ...(page.previous ? [link(request, 'prev', { before: page.previous })] : []),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
  return page.items;
}

function link(request: FastifyRequest, relation: string, cursor: Record<string, string>): string {
  const [path, search] = request.url.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['page', 'after', 'before']) query.delete(name);
  for (const [name, value] of Object.entries(cursor)) query.set(name, value);
  return `<${path}?${query}>; rel="${relation}"`;
}
