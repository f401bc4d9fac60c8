import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { EntryFacts } from '@crisper/domain/shopping/entry-after.ts';
import { rowsOf } from '@crisper/domain/shopping/list-rows.ts';
import { learnOrder, type ShopOrder, TICKS_REMEMBERED } from '@crisper/domain/shopping/shop-order.ts';
import {
  type Entry,
  type EntryId,
  firstListId,
  type ListId,
  openEntries,
  type ShoppingList,
} from '@crisper/domain/shopping/shopping.ts';
import type { ShoppingChanges } from '@crisper/domain/shopping/shopping-schema.ts';
import type { Staple } from '@crisper/domain/shopping/staples.ts';
import type { ToGet } from '@crisper/domain/today/kitchen-today.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { ALIKE_MAX, lettersOf, mostAlike } from '#db/letters.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { findPeople, listMemberships } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { ShoppingEventsTable, StoredEntry } from './shopping.table.ts';

type Reader = Database | Transaction;

/** All lists of the kitchen, the first one first. */
export async function listLists(db: Reader, { kitchenId }: InKitchen): Promise<ShoppingList[]> {
  const rows = await db
    .selectFrom('shopping_lists')
    .select(['id', 'name', 'is_archived'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const first = firstListId(kitchenId);
  const lists = rows.map((row) => ({ _id: row.id, name: row.name, isArchived: row.is_archived }));
  return [
    lists.find(({ _id }) => _id === first) ?? { _id: first, name: null, isArchived: false },
    ...lists.filter(({ _id }) => _id !== first),
  ];
}

/** The shopping data that changed since the version; all of it without a version; null if nothing did. */
export async function listShoppingChanges(
  db: Database,
  inKitchen: InKitchen<'look'>,
  since: number | null,
): Promise<ShoppingChanges | null> {
  const changed = since === null ? null : await listChangedIds(db, inKitchen, since);
  if (changed?.length === 0) return null;
  const ids = changed?.filter((id) => id !== null);
  const entries = await listEntries(db, inKitchen, ids);
  const there = new Set(entries.map(({ _id }) => _id));
  return {
    lists: await listLists(db, inKitchen),
    entries,
    gone: ids?.filter((id) => !there.has(id)) ?? [],
    order: await readOrder(db, inKitchen),
    staples: await listStaples(db, inKitchen),
  };
}

/** With a null for the lists. */
async function listChangedIds(
  db: Database,
  { kitchenId }: InKitchen,
  since: number,
): Promise<(EntryId | null)[]> {
  const rows = await db
    .selectFrom('shopping_events')
    .select('entry_id')
    .distinct()
    .where('kitchen_id', '=', kitchenId)
    .where('version', '>', since)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

export async function listEntries(
  db: Reader,
  inKitchen: InKitchen,
  ids?: readonly EntryId[],
): Promise<Entry[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('shopping_entries')
    .selectAll()
    .where('kitchen_id', '=', inKitchen.kitchenId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const doers = rows.flatMap(({ added_by, got_by }) => (got_by ? [added_by, got_by] : [added_by]));
  const people = await findPeople(db, doers);
  const members = new Set((await listMemberships(db, inKitchen.kitchenId)).map(({ accountId }) => accountId));
  const nameOf = (accountId: string) => publicName(people.get(accountId)?.displayName ?? null);
  return rows.map((row) => ({
    _id: row.id,
    listId: row.list_id,
    title: row.title,
    category: row.category,
    amount: row.amount,
    unit: row.unit,
    // A person who has left the kitchen wants nothing in it.
    wantedBy: row.wanted_by && members.has(row.wanted_by) ? row.wanted_by : null,
    isApart: row.is_apart,
    cooked: row.cooked,
    gotAt: row.got_at?.toISOString() ?? null,
    gotBy: row.got_by && nameOf(row.got_by),
    addedAt: row.added_at.toISOString(),
    addedBy: nameOf(row.added_by),
    version: row.version,
  }));
}

/** The same for everybody in the kitchen. A trip is what one person got on one day. */
export async function readOrder(db: Reader, { kitchenId }: InKitchen): Promise<ShopOrder> {
  const rows = await db
    .selectFrom('shopping_events')
    .select(['title', 'category', 'happened_on', 'account_id'])
    .where('kitchen_id', '=', kitchenId)
    .where('kind', '=', 'entry-ticked')
    .orderBy('version', 'desc')
    .limit(TICKS_REMEMBERED)
    .execute();
  return learnOrder(
    rows
      .reverse()
      .flatMap(({ title, category, happened_on, account_id }) =>
        category ? [{ title, category, trip: `${happened_on} ${account_id}` }] : [],
      ),
  );
}

/** By their titles, which the reader sorts in their language. */
export const listStaples = (db: Reader, { kitchenId }: InKitchen): Promise<Staple[]> =>
  db
    .selectFrom('kitchen_staples')
    .select(['title', 'category'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('product')
    .execute();

interface Asked {
  kitchenId: KitchenId;
  title: string;
}

const selectAlike = prepared(
  (_db, value: ValueOf<Asked>) => sql<{ title: string }>`
    select title from (
      select distinct title from shopping_entries as entry
      where kitchen_id = ${value('kitchenId')}::uuid
        and ${lettersOf(sql`title`)} = ${lettersOf(sql`${value('title')}::text`)}
        and not exists (
          select from shopping_lists as list
          where list.kitchen_id = entry.kitchen_id and list.id = entry.list_id and list.is_archived)
    ) as alike
    order by ${mostAlike(sql`${value('title')}::text`)} limit ${sql.lit(ALIKE_MAX)}`,
);

/** What may be the same product on the lists that people look at: all that is, and little else. */
export const listAlikeEntries = (tx: Transaction, { kitchenId }: InKitchen, title: string) =>
  selectAlike(tx, { kitchenId, title });

/** What is not got yet, the oldest first; what is written down twice is one row. */
export async function listToGet(db: Database, inKitchen: InKitchen<'look'>): Promise<Omit<ToGet, 'text'>[]> {
  const rows = await db
    .selectFrom('shopping_entries')
    .select(['id', 'list_id', 'title', 'amount', 'unit', 'is_apart', 'added_at'])
    .where('kitchen_id', '=', inKitchen.kitchenId)
    .where('got_at', 'is', null)
    .execute();
  const entries = rows.map(({ id, list_id, title, amount, unit, is_apart, added_at }) => ({
    ...{ _id: id, listId: list_id, title, amount, unit, isApart: is_apart },
    addedAt: added_at.toISOString(),
  }));
  const open = openEntries(entries, await listLists(db, inKitchen));
  return rowsOf(open, () => false).map(({ title, amount, unit }) => ({ title, amount, unit }));
}

export async function findEntry(
  tx: Transaction,
  { kitchenId }: InKitchen,
  id: EntryId,
): Promise<StoredEntry | undefined> {
  return tx
    .selectFrom('shopping_entries')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What happened last to an entry: the entry before it, and who did it. */
export async function findLastEvent(tx: Transaction, { kitchenId }: InKitchen, id: EntryId) {
  const event = await tx
    .selectFrom('shopping_events')
    .select(['kind', 'account_id', 'before'])
    .where('kitchen_id', '=', kitchenId)
    .where('entry_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event && { ...event, before: asToday(event.before) };
}

/** An entry of the log with all facts that entries have by now. */
const asToday = (before: ShoppingEventsTable['before']): EntryFacts | null =>
  before && { ...before, isApart: before.isApart ?? false, cooked: before.cooked ?? null };

/** The entry that was put away by that event. */
export async function findPutAway(tx: Transaction, { kitchenId }: InKitchen, eventId: string) {
  const event = await tx
    .selectFrom('shopping_events')
    .select(['entry_id', 'before'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', eventId)
    .where('kind', '=', 'entry-put-away')
    .executeTakeFirst();
  return event && { ...event, before: asToday(event.before) };
}

/** Who did what has these ids already. */
export async function findHappened(
  tx: Transaction,
  { kitchenId }: InKitchen,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shopping_events')
    .select(['id', 'account_id'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}

export async function countEntries(
  tx: Transaction,
  { kitchenId }: InKitchen,
  listId: ListId,
): Promise<number> {
  const { count } = await tx
    .selectFrom('shopping_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kitchen_id', '=', kitchenId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return count;
}

export const factsOf = (row: StoredEntry): EntryFacts => ({
  listId: row.list_id,
  title: row.title,
  category: row.category,
  amount: row.amount,
  unit: row.unit,
  wantedBy: row.wanted_by,
  isApart: row.is_apart,
  cooked: row.cooked,
  version: row.version,
  isGot: row.got_at !== null,
});
