import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ImportedEvent } from '@crisper/domain/imports/imported-food.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import { tollOf } from '@crisper/domain/items/keeping/toll.ts';
import type { Insertable } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { takenBack } from '#items/item-events.queries.ts';
import type { ItemEventsTable, StoredItem } from '#items/item-events.table.ts';
import { ITEM_COLUMNS, type ItemRow } from '#items/items.table.ts';
import { addSums, sumOf } from '#items/kitchen-months.ts';
import { amountOf, type NewRow } from '#items/row-facts.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { tellOfAdded, tellOfGone } from '#webhooks/food-messages.ts';

type Kitchen = InKitchen<'bring-food'>;
type EventRow = Insertable<ItemEventsTable>;

/** PostgreSQL takes 65,535 values in a statement, and an event has 24. */
const ROWS_AT_ONCE = 1000;

function* portions<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

/** A person's history has one line for all that came or went at once. */
interface Line {
  title: string;
}

interface When {
  at: Date;
  on: CalendarDate;
}

const NOTHING_SAID = {
  item_id: null,
  account_id: null,
  expiry_before: null,
  expiry_after: null,
  before: null,
  version: null,
  undoes: null,
  other_item_id: null,
  taker_id: null,
  amount: null,
  unit: null,
  reason: null,
  cooked: null,
  foods: null,
  grams: null,
  is_guessed: null,
  co2e: null,
  money: null,
} as const satisfies Partial<EventRow>;

async function writeEvents(tx: Transaction, events: readonly EventRow[]): Promise<void> {
  for (const some of portions(events)) await tx.insertInto('item_events').values(some).execute();
}

/** As the log keeps it. */
const stored = (row: ItemRow): StoredItem => JSON.parse(JSON.stringify(row));

/**
 * Puts many new items into a kitchen that is held, in few statements: each with an event that has its id, all of them with
 * one version and one line for the person. The caller has made sure that there is room.
 */
export async function putImported(
  tx: Transaction,
  { kitchenId, viewer, hasWebhooks }: Kitchen,
  { rows, line, at, on }: When & { rows: readonly NewRow[]; line: Line },
): Promise<void> {
  const version = await touchKitchen(tx, kitchenId);
  const importId = randomUUIDv7();
  const shared = {
    ...{ ...NOTHING_SAID, kitchen_id: kitchenId, account_id: viewer.accountId },
    ...{ happened_at: at, happened_on: on, version },
  };
  for (const some of portions(rows)) await tx.insertInto('items').values(some).execute();
  await writeEvents(tx, [
    { ...shared, ...line, id: importId, kind: 'food-imported' },
    ...rows.map(
      ({ id, title, expiry_date }): EventRow => ({
        ...{ ...shared, id, kind: 'item-imported', item_id: id, title },
        expiry_after: expiry_date,
      }),
    ),
  ]);
  if (hasWebhooks && rows.length > 0)
    await tellOfAdded(tx, { id: importId, kitchenId, act: 'item-imported' }, rows);
}

interface Past {
  event: ImportedEvent;
  /** What it was; the event gets its id. */
  row: ItemRow;
}

/**
 * Writes down what became of food before it came here. Nobody here did it, and it was no item here: these events have
 * neither a person nor an item, and are in the sums of the kitchen alone.
 */
export async function writePast(
  tx: Transaction,
  { kitchenId }: Kitchen,
  past: readonly Past[],
): Promise<void> {
  const ended = past.map(({ event: { outcome, on, amount, unit }, row }) => {
    const kind: ItemEventKind = `item-${outcome}`;
    const toll = tollOf({ category: row.category, price: row.price, amount: amountOf(row) }, amount);
    const { isGuessed, ...went } = toll;
    return {
      event: {
        ...{ ...NOTHING_SAID, kitchen_id: kitchenId, id: row.id, kind, title: row.title },
        ...{ happened_at: row.added_at, happened_on: on, before: stored(row), amount, unit },
        ...{ ...went, is_guessed: isGuessed },
      } satisfies EventRow,
      sum: sumOf({ kind, category: row.category, on, by: null }, toll),
    };
  });
  await writeEvents(
    tx,
    ended.map(({ event }) => event),
  );
  await addSums(
    tx,
    kitchenId,
    ended.map(({ sum }) => sum),
  );
}

interface TakingOut extends When {
  itemIds: readonly string[];
  /** The events of the past. */
  pastIds: readonly string[];
  line: Line;
}

/** Takes back what an import put in: the items, with an event each, and the past that came with them. */
export async function takeOutImported(
  tx: Transaction,
  { kitchenId, viewer, hasWebhooks }: Kitchen,
  { itemIds, pastIds, line, at, on }: TakingOut,
): Promise<void> {
  const version = await touchKitchen(tx, kitchenId);
  const shared = {
    ...{ ...NOTHING_SAID, kitchen_id: kitchenId, account_id: viewer.accountId },
    ...{ happened_at: at, happened_on: on, version },
  };
  const undoId = randomUUIDv7();
  const taken: ItemRow[] = [];
  const events: EventRow[] = [{ ...shared, ...line, id: undoId, kind: 'food-unimported' }];
  for (const ids of portions(itemIds)) {
    const rows = await tx
      .deleteFrom('items')
      .where('kitchen_id', '=', kitchenId)
      .where('id', 'in', ids)
      .returning(ITEM_COLUMNS)
      .execute();
    taken.push(...rows);
    events.push(
      ...rows.map(
        (row): EventRow => ({
          ...{ ...shared, id: randomUUIDv7(), kind: 'item-unimported', item_id: row.id, title: row.title },
          ...{ undoes: row.id, expiry_before: row.expiry_date, before: stored(row) },
        }),
      ),
    );
  }
  await writeEvents(tx, events);
  if (hasWebhooks && taken.length > 0)
    await tellOfGone(tx, { id: undoId, kitchenId, act: 'item-unimported' }, taken);
  for (const ids of portions(pastIds)) {
    const gone = await tx
      .deleteFrom('item_events')
      .where('kitchen_id', '=', kitchenId)
      .where('id', 'in', ids)
      .returning([
        'kind',
        'account_id',
        'before',
        'happened_on',
        'foods',
        'grams',
        'is_guessed',
        'co2e',
        'money',
      ])
      .execute();
    await addSums(tx, kitchenId, gone.map(takenBack));
  }
}
