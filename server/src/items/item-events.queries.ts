import type { ItemId } from '@crisper/domain/items/item.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { ItemEventsTable, StoredItem } from './item-events.table.ts';
import { type MonthSum, sumOf } from './kitchen-months.ts';

/** The last removal of the item, whether or not it was undone. */
export function findRemoval(db: Database | Transaction, kitchenId: KitchenId, itemId: ItemId) {
  return db
    .selectFrom('item_events')
    .select(['id', 'account_id', 'happened_at', 'before'])
    .where('kitchen_id', '=', kitchenId)
    .where('item_id', '=', itemId)
    .where('kind', '=', 'item-removed')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function findEvent(db: Database | Transaction, kitchenId: KitchenId, id: string) {
  return db
    .selectFrom('item_events')
    .select(['kind', 'item_id', 'account_id', 'title'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The event by which food was taken that its owner had offered in the public fridge. */
export function findTaking(tx: Transaction, id: string) {
  return tx
    .selectFrom('item_events')
    .select(['item_id', 'taker_id', 'before', 'happened_at'])
    .where('kitchen_id', '=', PUBLIC_FRIDGE_ID)
    .where('id', '=', id)
    .where('taker_id', 'is not', null)
    .executeTakeFirst();
}

export async function isUndone(
  db: Database | Transaction,
  kitchenId: KitchenId,
  eventId: string,
): Promise<boolean> {
  const undoing = await db
    .selectFrom('item_events')
    .select('id')
    .where('kitchen_id', '=', kitchenId)
    .where('undoes', '=', eventId)
    .executeTakeFirst();
  return undoing !== undefined;
}

const selectKnown = prepared(
  (_db, value: ValueOf<{ kitchenId: KitchenId; ids: readonly string[] }>) => sql<{
    version: number;
    known: string[];
  }>`
  select version, array(
    select id from item_events
    where kitchen_id = ${value('kitchenId')}::uuid and id = any(${value('ids')}::uuid[])
  ) as known
  from kitchens where id = ${value('kitchenId')}::uuid`,
);

/** The kitchen's version, and those of the ids that events have already. */
export async function findKnown(
  tx: Transaction,
  { kitchenId }: InKitchen,
  ids: readonly string[],
): Promise<{ version: number; known: Set<string> }> {
  const [row] = await selectKnown(tx, { kitchenId, ids });
  return { version: row?.version ?? 0, known: new Set(row?.known) };
}

/** How much of the item there was at that version; null if no event tells. */
export async function findAmountAt(
  tx: Transaction,
  { kitchenId }: InKitchen,
  { itemId, version }: { itemId: ItemId; version: number },
): Promise<Pick<StoredItem, 'amount' | 'unit'> | null> {
  const next = await tx
    .selectFrom('item_events')
    .select('before')
    .where('kitchen_id', '=', kitchenId)
    .where('item_id', '=', itemId)
    .where(sql`(before ->> 'version')::int`, '=', version)
    .executeTakeFirst();
  return next?.before ?? null;
}

const ABOUT_NOTES = ['note-added', 'note-removed'] as const;

const TOLL = ['foods', 'grams', 'is_guessed', 'co2e', 'money'] as const;

type Ending = Pick<ItemEventsTable, 'kind' | 'account_id' | 'before' | 'happened_on' | (typeof TOLL)[number]>;

/** What undoing takes from the sums. Events from before food was counted have nothing to take back. */
export function takenBack({
  kind,
  account_id: by,
  before,
  happened_on: on,
  foods,
  grams,
  is_guessed,
  co2e,
  money,
}: Ending) {
  if (!before || !on || foods === null || grams === null || co2e === null) return null;
  const toll = { foods, grams, isGuessed: is_guessed === true, co2e, money };
  return sumOf({ kind, category: before.category, on, by }, toll, -1);
}

export interface Undoable {
  id: string;
  itemId: ItemId;
  kind: ItemEventKind;
  accountId: string | null;
  at: Date;
  /** The person who took it, where its owner had offered it. */
  takerId: string | null;
  /** The item before the event; null if the event added it. */
  before: StoredItem | null;
  /** What undoing it takes from the sums of its month. */
  takesBack: MonthSum | null;
  /** The item that was taken of this one, or of which this one was taken. */
  otherId: ItemId | null;
}

/** The last event of an item in a kitchen, which alone can be undone; by its own id only if it is the last one. */
export async function findUndoable(
  db: Database | Transaction,
  { kitchenId }: Pick<InKitchen, 'kitchenId'>,
  asked: { itemId: ItemId } | { eventId: string },
): Promise<Undoable | null> {
  const itemId = 'itemId' in asked ? asked.itemId : (await findEvent(db, kitchenId, asked.eventId))?.item_id;
  if (!itemId) return null;
  const last = await db
    .selectFrom('item_events')
    .select([
      'id',
      'kind',
      'account_id',
      'before',
      'happened_at',
      'happened_on',
      'other_item_id',
      'taker_id',
      ...TOLL,
    ])
    .where('kitchen_id', '=', kitchenId)
    .where('item_id', '=', itemId)
    .where('kind', 'not in', ABOUT_NOTES)
    .orderBy('version', 'desc')
    // Events of the public fridge have no version.
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || ('eventId' in asked && last.id !== asked.eventId)) return null;
  return {
    id: last.id,
    itemId: itemId as ItemId,
    kind: last.kind,
    accountId: last.account_id,
    takerId: last.taker_id,
    at: last.happened_at,
    before: last.before,
    takesBack: takenBack(last),
    otherId: last.other_item_id as ItemId | null,
  };
}
