import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item, ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { ItemScope } from '@crisper/domain/items/item-list.ts';
import type { ItemListQuery } from '@crisper/domain/items/item-list-query.ts';
import type { KitchenItemUpdate, NewKitchenItem } from '@crisper/domain/items/kitchen-items-api.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASK_AGAIN } from '#api/caching.ts';
import { idOfKey } from '#api/idempotency-key.ts';
import { timeZoneOf, todayIn } from '#api/today.ts';
import { findViewer, requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { readKitchenVersion } from '#kitchens/kitchens.queries.ts';
import { type InKitchen, requireKitchen } from '#kitchens/require-kitchen.ts';
import { giveBack, takeItem } from './giving/free-food.commands.ts';
import { moveBack, moveIntoKitchen } from './giving/move-items.commands.ts';
import type { ItemChanges } from './item-changes.ts';
import { listHistory } from './item-history.queries.ts';
import { expectedVersion, tagItem } from './item-version.ts';
import { addItem, removeNote, setNote, updateItem } from './items.commands.ts';
import { requireItem, requireKitchenItem } from './items.queries.ts';
import { listKnownNames } from './known-names/known-names.queries.ts';
import { type ItemPage, listItems } from './list/item-pages.queries.ts';
import { listUpcoming, type SummaryScope, summarize } from './list/item-summary.queries.ts';
import { removeItems, restoreItems } from './removed-items.commands.ts';
import { listUsual } from './usual/usual.queries.ts';
import { etagOf } from './visitor-answers.ts';

interface Parts {
  db: Database;
  changes: ItemChanges;
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers the requests about the items of any kitchen; the public fridge is one of them. */
export function itemHandlers({ db, changes }: Parts) {
  const look = (kitchenId: KitchenId, request: FastifyRequest) =>
    requireKitchen(db, findViewer(request), kitchenId, 'look');

  const dayIn = (inKitchen: InKitchen, request: FastifyRequest) =>
    todayIn(zoneIn(inKitchen, timeZoneOf(request)));

  /**
   * For the ETag. The data may be newer than it, never older. Visitors may get a version that was read a moment ago; a
   * signed-in person's browser gets a 304 only if nothing has changed at this moment.
   */
  const versionOf = (inKitchen: InKitchen<'look'>, isExact: boolean) => {
    if (inKitchen.kitchenId !== PUBLIC_FRIDGE_ID) return readKitchenVersion(db, inKitchen);
    return inKitchen.viewer && isExact ? changes.version.readNow() : changes.version.read();
  };

  return {
    async list(
      kitchenId: KitchenId,
      query: Omit<ItemListQuery, 'scope'>,
      scope: ItemScope,
      { request, reply }: Asked,
    ) {
      if (scope === 'mine') requireViewer(request);
      const inKitchen = await look(kitchenId, request);
      const today = dayIn(inKitchen, request);
      const version = await versionOf(inKitchen, request.headers['if-none-match'] !== undefined);
      if (isUnchanged(version, inKitchen, { request, reply }, today)) return reply;
      return answerPage(request, reply, await listItems(db, { inKitchen, query, scope, today, version }));
    },

    async summarize(kitchenId: KitchenId, scope: SummaryScope, { request, reply }: Asked) {
      if (scope === 'mine') requireViewer(request);
      const inKitchen = await look(kitchenId, request);
      const today = dayIn(inKitchen, request);
      const version = await versionOf(inKitchen, true);
      if (isUnchanged(version, inKitchen, { request, reply }, today)) return reply;
      return summarize(db, inKitchen, { scope, today, version });
    },

    async upcoming(kitchenId: KitchenId, scope: SummaryScope, { request }: Pick<Asked, 'request'>) {
      if (scope === 'mine') requireViewer(request);
      const inKitchen = await look(kitchenId, request);
      return listUpcoming(db, inKitchen, scope, dayIn(inKitchen, request));
    },

    async usual(kitchenId: KitchenId, { request }: Pick<Asked, 'request'>) {
      return listUsual(db, await look(kitchenId, request));
    },

    async knownNames(kitchenId: KitchenId, { request }: Pick<Asked, 'request'>) {
      return listKnownNames(db, await look(kitchenId, request));
    },

    async moveIn(kitchenId: KitchenId, ids: readonly ItemId[], { request }: Pick<Asked, 'request'>) {
      await moveIntoKitchen(db, kitchenId, requireViewer(request), ids);
      return { success: true };
    },

    async moveBack(kitchenId: KitchenId, ids: readonly ItemId[], { request }: Pick<Asked, 'request'>) {
      await moveBack(db, kitchenId, requireViewer(request), ids);
      return { success: true };
    },

    async get(kitchenId: KitchenId, itemId: ItemId, { request, reply }: Asked): Promise<Item> {
      const inKitchen = await look(kitchenId, request);
      return tagItem(reply, await requireItem(db, inKitchen, itemId));
    },

    async getInKitchen(
      kitchenId: KitchenId,
      itemId: ItemId,
      { request, reply }: Asked,
    ): Promise<KitchenItem> {
      return tagItem(reply, await requireKitchenItem(db, await look(kitchenId, request), itemId));
    },

    async history(kitchenId: KitchenId, itemId: ItemId, { request }: Pick<Asked, 'request'>) {
      const inKitchen = await look(kitchenId, request);
      return listHistory(db, inKitchen, itemId, zoneIn(inKitchen, timeZoneOf(request)));
    },

    async add(kitchenId: KitchenId, body: NewKitchenItem, { request, reply }: Asked) {
      const viewer = requireViewer(request);
      const item = { ...body, id: body.id ?? (idOfKey(request, viewer) as ItemId | undefined) };
      const insertedId = await addItem(db, kitchenId, viewer, item, timeZoneOf(request));
      reply.status(201);
      return { insertedId };
    },

    async update(kitchenId: KitchenId, id: ItemId, body: KitchenItemUpdate, { request, reply }: Asked) {
      const item = { id, version: expectedVersion(request) };
      return tagItem(
        reply,
        await updateItem(db, kitchenId, requireViewer(request), item, body, timeZoneOf(request)),
      );
    },

    async remove(kitchenId: KitchenId, ids: readonly ItemId[], { request }: Pick<Asked, 'request'>) {
      const version = expectedVersion(request);
      const items = ids.map((id) => ({ id, version }));
      await removeItems(db, kitchenId, requireViewer(request), items);
      return { success: true };
    },

    async restore(ids: readonly ItemId[], { request }: Pick<Asked, 'request'>) {
      await restoreItems(db, requireViewer(request), ids);
      return { success: true };
    },

    async take(
      id: ItemId,
      taking: { event: string; kitchenId: KitchenId | null },
      { request }: Pick<Asked, 'request'>,
    ) {
      await takeItem(db, requireViewer(request), id, taking, timeZoneOf(request));
      return { success: true };
    },

    async giveBack(id: ItemId, event: string, { request }: Pick<Asked, 'request'>) {
      await giveBack(db, requireViewer(request), id, event);
      return { success: true };
    },

    async setNote(kitchenId: KitchenId, id: ItemId, text: string, { request }: Pick<Asked, 'request'>) {
      return { success: true, note: await setNote(db, kitchenId, requireViewer(request), id, text) };
    },

    async removeNote(kitchenId: KitchenId, id: ItemId, { request }: Pick<Asked, 'request'>) {
      await removeNote(db, kitchenId, requireViewer(request), id);
      return { success: true };
    },
  };
}

/** A response depends on the data, the date and the viewer; when none of them changed, the browser's copy is valid. */
function isUnchanged(
  version: number,
  { viewer }: InKitchen<'look'>,
  { request, reply }: Asked,
  today: CalendarDate,
): boolean {
  const etag = etagOf(version, today, viewer?.accountId ?? 'visitor');
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
