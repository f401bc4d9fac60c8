import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { ImportDone, PastImport } from '@crisper/domain/imports/import-schema.ts';
import { IMPORT_UNDO_DAYS, IMPORTS_LISTED_MAX, ownItemId } from '@crisper/domain/imports/source.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { ImportsTable } from './imports.table.ts';

type Reader = Database | Transaction;

export const doneOf = ({ id, put, already, history, papers }: ImportsTable): ImportDone => ({
  id: id as ImportDone['id'],
  put,
  already,
  history,
  papers,
});

export const undoableSince = (now: Date): Date => new Date(now.getTime() - IMPORT_UNDO_DAYS * DAY_MS);

export const findImport = (db: Reader, { kitchenId }: InKitchen, id: string) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The references that are in the kitchen already: they came before, or name what is or was there. */
export async function listKnown(
  db: Reader,
  { kitchenId }: InKitchen,
  refs: readonly string[],
): Promise<Set<string>> {
  const came = await sql<{ ref: string }>`
    select ref from imported_rows where kitchen_id = ${kitchenId} and ref = any(${refs}::text[])`.execute(db);
  const own = new Map(refs.flatMap((ref) => (ownItemId(ref) ? [[ownItemId(ref), ref] as const] : [])));
  const ids = [...own.keys()];
  const here = await sql<{ id: string }>`
    select id from items where kitchen_id = ${kitchenId} and id = any(${ids}::uuid[])
    union select item_id from item_events where kitchen_id = ${kitchenId} and item_id = any(${ids}::uuid[])
    union select id from item_events where kitchen_id = ${kitchenId} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Set([...came.rows.map(({ ref }) => ref), ...here.rows.map(({ id }) => own.get(id) ?? '')]);
}

/**
 * Of the items that came by an import and are still there, whether somebody has changed them since. In three statements:
 * right after thousands of rows came, PostgreSQL does not know how many there are, and would join them row by row.
 */
export async function listStillThere(db: Reader, { kitchenId }: InKitchen, importIds: readonly string[]) {
  const came = await sql<{ import_id: string; item_id: string }>`
    select import_id, item_id from imported_rows
    where kitchen_id = ${kitchenId} and import_id = any(${importIds}::uuid[]) and item_id is not null`.execute(
    db,
  );
  const importOf = new Map(came.rows.map(({ item_id, import_id }) => [item_id, import_id]));
  const ids = [...importOf.keys()];
  const there = await sql<{ id: ItemId; title: string }>`
    select id, title from items where kitchen_id = ${kitchenId} and id = any(${ids}::uuid[])
    order by title, id`.execute(db);
  const changed = await sql<{ item_id: string }>`
    select distinct item_id from item_events
    where kitchen_id = ${kitchenId} and item_id = any(${ids}::uuid[]) and kind <> 'item-imported'`.execute(
    db,
  );
  const isChanged = new Set(changed.rows.map(({ item_id }) => item_id));
  return there.rows.map(({ id, title }) => ({
    ...{ id, title, import_id: importOf.get(id), isChanged: isChanged.has(id) },
  }));
}

/** The events of the past that came by an import. */
export async function listPastIds(tx: Transaction, { kitchenId }: InKitchen, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('imported_rows')
    .select('event_id')
    .where('kitchen_id', '=', kitchenId)
    .where('import_id', '=', id)
    .where('event_id', 'is not', null)
    .execute();
  return rows.flatMap(({ event_id }) => event_id ?? []);
}

/** How much history came by imports that were not undone. */
export async function countPast(tx: Transaction, { kitchenId }: InKitchen): Promise<number> {
  const { count } = await tx
    .selectFrom('imported_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kitchen_id', '=', kitchenId)
    .where('event_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The imports that can be undone, newest first. */
export async function listImports(
  db: Database,
  inKitchen: InKitchen<'see-imports'>,
  now: Date,
): Promise<PastImport[]> {
  const imports = await db
    .selectFrom('imports')
    .selectAll()
    .where('kitchen_id', '=', inKitchen.kitchenId)
    .where('happened_at', '>', undoableSince(now))
    .where('undone_at', 'is', null)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(IMPORTS_LISTED_MAX)
    .execute();
  const people = await findPeople(
    db,
    imports.map(({ account_id }) => account_id),
  );
  const ids = imports.map(({ id }) => id);
  const there = Map.groupBy(await listStillThere(db, inKitchen, ids), ({ import_id }) => import_id);
  return imports.map((row) => {
    const person = people.get(row.account_id);
    const foods = there.get(row.id) ?? [];
    const leaves = foods.filter(({ isChanged }) => isChanged).length;
    return {
      ...doneOf(row),
      source: row.source,
      at: row.happened_at.toISOString(),
      by: person ? { accountId: row.account_id, name: publicName(person.displayName) } : null,
      undo: { takesOut: foods.length - leaves, leaves },
    };
  });
}

/** The items whose day had passed when they came, with that day. */
export async function listPastOnArrival(
  db: Reader,
  itemIds: readonly string[],
  kitchenIds: readonly string[],
): Promise<Map<string, string>> {
  if (itemIds.length === 0 || kitchenIds.length === 0) return new Map();
  const { rows } = await sql<{ item_id: string; past_date: string }>`
    select item_id, past_date from imported_rows
    where kitchen_id = any(${kitchenIds}::uuid[]) and item_id = any(${itemIds}::uuid[])
      and past_date is not null`.execute(db);
  return new Map(rows.map(({ item_id, past_date }) => [item_id, past_date]));
}
