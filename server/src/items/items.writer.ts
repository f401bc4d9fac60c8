import { randomUUIDv7 } from 'node:crypto';
import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { type OperationNodeSource, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { ITEM_COLUMNS, type ItemRow } from './items.table.ts';

const SLOTS = 4;
/** Every write waits for whoever holds its slot of the version, so there are many; but few enough to be added up. */
const VERSION_SLOTS = 64;

type Change =
  | { before: ItemRow; after: ItemRow }
  | { before: null; after: ItemRow }
  | { before: ItemRow; after: null };

interface Telling {
  /** What the owner's activities tell of it, if anything. */
  action?: string;
  at?: Date;
}

/**
 * The one function that writes items: it puts, replaces or removes a row and keeps the counts, their history, the
 * owner's activities and the data's version true, all in one statement. Best the last one of its transaction, because
 * from then on other writers wait.
 */
export async function writeItem(
  db: Database | Transaction,
  { before, after }: Change,
  { action, at = new Date() }: Telling = {},
): Promise<void> {
  const item = after ?? before;
  const write = before ? (after ? replaceRow : removeRow) : putRow;
  await write(db, {
    ...item,
    ...movesOf(before, after),
    slot: slotOf(item.id, SLOTS),
    versionSlot: slotOf(item.id, VERSION_SLOTS),
    changedOn: dateAt(at, UTC),
    activityId: randomUUIDv7(),
    action: action ?? null,
    at,
  });
}

/** By how much which counts change. */
function movesOf(before: ItemRow | null, after: ItemRow | null) {
  const isMoved = before?.category !== after?.category || before?.expiry_date !== after?.expiry_date;
  const deltas = isMoved ? [...delta(before, -1), ...delta(after, 1)] : [];
  // Sorted, so that two writers who touch the same rows wait for each other instead of blocking each other.
  deltas.sort((a, b) => (a.category + a.expiryDate < b.category + b.expiryDate ? -1 : 1));
  return {
    categories: deltas.map(({ category }) => category),
    dates: deltas.map(({ expiryDate }) => expiryDate),
    changes: deltas.map(({ change }) => change),
  };
}

interface Written extends ItemRow {
  categories: string[];
  dates: string[];
  changes: number[];
  slot: number;
  versionSlot: number;
  changedOn: CalendarDate;
  activityId: string;
  action: string | null;
  at: Date;
}

const putRow = prepared((db, value: ValueOf<Written>) =>
  withCounts(db.insertInto('items').values(rowOf(value)), value),
);
const replaceRow = prepared((db, value: ValueOf<Written>) =>
  withCounts(db.updateTable('items').set(rowOf(value)).where('id', '=', value('id')), value),
);
const removeRow = prepared((db, value: ValueOf<Written>) =>
  withCounts(db.deleteFrom('items').where('id', '=', value('id')), value),
);

const rowOf = (value: ValueOf<Written>) =>
  Object.fromEntries(ITEM_COLUMNS.map((column) => [column, value(column)])) as unknown as ItemRow;

const withCounts = (writing: OperationNodeSource, value: ValueOf<Written>) => sql`
  with written as (${writing}
  ), delta as (
    select * from unnest(${value('categories')}::text[], ${value('dates')}::date[], ${value('changes')}::bigint[])
      as delta (category, expiry_date, change)
  ), by_date as (
    select expiry_date, sum(change) as change from delta group by expiry_date having sum(change) <> 0
  ), counted as (
    insert into item_counts (category, expiry_date, slot, count)
    select category, expiry_date, ${value('slot')}::smallint, change from delta
    on conflict (category, expiry_date, slot) do update set count = item_counts.count + excluded.count
  ), remembered as (
    insert into item_count_changes (changed_on, expiry_date, slot, change)
    select ${value('changedOn')}::date, expiry_date, ${value('slot')}::smallint, change from by_date
    on conflict (changed_on, expiry_date, slot) do update set change = item_count_changes.change + excluded.change
  ), remembered_for_owner as (
    insert into owner_item_changes (owner_id, changed_on, expiry_date, change)
    select ${value('owner_id')}::uuid, ${value('changedOn')}::date, expiry_date, change from by_date
    on conflict (owner_id, changed_on, expiry_date)
      do update set change = owner_item_changes.change + excluded.change
  ), told as (
    insert into activities (owner_id, id, action, happened_at)
    select ${value('owner_id')}::uuid, ${value('activityId')}::uuid, action, ${value('at')}::timestamptz
    from (select ${value('action')}::text as action) as telling where action is not null
  ) ${nextVersion(value('versionSlot'))}
`;

const nextVersion = (slot: number) => sql`
  insert into items_version (slot, version) values (${slot}::smallint, 1)
  on conflict (slot) do update set version = items_version.version + 1
`;

function delta(row: ItemRow | null, change: number) {
  return row ? [{ category: row.category, expiryDate: row.expiry_date, change }] : [];
}

/** Taken from the id's random end, so that an item always counts in the same slot. */
function slotOf(id: string, slots: number): number {
  return Number.parseInt(id.slice(-2), 16) % slots;
}

/** The version grows with every change of any item, and with changes of what is shown beside it, such as notes. */
export async function touchItem(tx: Transaction, id: string): Promise<void> {
  await touchSlot(tx, { slot: slotOf(id, VERSION_SLOTS) });
}

const touchSlot = prepared((_db, value: ValueOf<{ slot: number }>) => nextVersion(value('slot')));

/**
 * Browsers may remember versions that an older state, once restored, would reach a second time with other content.
 * From the time in milliseconds on, none has been.
 */
export const LEAP_VERSION = `
  insert into items_version (slot, version) values (0, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict (slot) do update set version = greatest(items_version.version + 1, excluded.version)`;

/** Days of history that "a week ago" can ask for, with a day to spare for the zones. */
const HISTORY_DAYS = 9;

/** Forgets history that nothing asks for any more, and counts that have come down to nothing. */
export async function forgetOldCounts(tx: Transaction, today: CalendarDate): Promise<void> {
  await sql`delete from item_count_changes where changed_on < ${today}::date - ${HISTORY_DAYS}::int`.execute(
    tx,
  );
  await sql`delete from owner_item_changes where changed_on < ${today}::date - ${HISTORY_DAYS}::int`.execute(
    tx,
  );
  await sql`delete from item_counts where count = 0`.execute(tx);
}
