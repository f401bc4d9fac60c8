import { randomUUIDv7 } from 'node:crypto';
import type { ActivityKind } from '@crisper/domain/activities/activity.ts';
import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { ITEMS_PER_PERSON } from '@crisper/domain/items/item.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { type OperationNodeSource, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { counted, nextVersion, SLOTS, slotOf, VERSION_SLOTS } from './item-counts.writer.ts';
import { announceWrite } from './item-writes.ts';
import { ITEM_COLUMNS, type ItemRow } from './items.table.ts';

type Change =
  | { before: ItemRow; after: ItemRow }
  | { before: null; after: ItemRow }
  | { before: ItemRow; after: null };

interface Telling {
  /** The kind of the owner's activity, if it is recorded. */
  activity?: ActivityKind;
  at?: Date;
}

/**
 * The only function that writes items: it inserts, replaces or removes a row and updates the counts, their history, the
 * owner's activities and the data's version, all in one statement, and announces the change once it is committed.
 * Best the last statement of its transaction, because from then on other writers wait.
 */
export async function writeItem(
  db: Database | Transaction,
  { before, after }: Change,
  { activity, at = new Date() }: Telling = {},
): Promise<void> {
  const item = after ?? before;
  const write = before ? (after ? replaceRow : removeRow) : putRow;
  const [version] = await write(db, {
    ...item,
    ...movesOf(before, after),
    slot: slotOf(item.id, SLOTS),
    versionSlot: slotOf(item.id, VERSION_SLOTS),
    changedOn: dateAt(at, UTC),
    activityId: randomUUIDv7(),
    activity: activity ?? null,
    at,
  });
  if (!version && !before) throw new AppError('too_many_items');
  announceWrite(db);
}

/**
 * Deletes up to `atMost` items of an account that is being deleted, and updates the counts, their history and the
 * version. Returns false when none were left. `atMost` is small because other writers of the same dates wait meanwhile.
 */
export async function removeSomeItems(db: Database, ownerId: string, atMost: number): Promise<boolean> {
  const versions = await removeRows(db, {
    ownerId,
    atMost,
    versionSlot: slotOf(ownerId, VERSION_SLOTS),
    changedOn: dateAt(new Date(), UTC),
  });
  const isSomeRemoved = versions.length > 0;
  // Once, at the end: otherwise every open page would reload repeatedly while an account is deleted.
  if (!isSomeRemoved) announceWrite(db);
  return isSomeRemoved;
}

/** The counts that change, and by how much. */
function movesOf(before: ItemRow | null, after: ItemRow | null) {
  const isMoved = before?.category !== after?.category || before?.expiry_date !== after?.expiry_date;
  const deltas = isMoved ? [...delta(before, -1), ...delta(after, 1)] : [];
  // Sorted, so that two writers of the same rows wait for each other instead of deadlocking.
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
  activity: ActivityKind | null;
  at: Date;
}

/** Checks the limit in the same statement, which saves a round trip. */
const putRow = prepared((_db, value: ValueOf<Written>) =>
  writeOne(
    sql`
      insert into items (${sql.join(ITEM_COLUMNS.map((column) => sql.ref(column)))})
      select ${sql.join(ITEM_COLUMNS.map((column) => value(column)))}
      where (select count(*) from items where owner_id = ${value('owner_id')}::uuid) < ${sql.lit(ITEMS_PER_PERSON)}
    `,
    value,
  ),
);
const replaceRow = prepared((db, value: ValueOf<Written>) =>
  writeOne(db.updateTable('items').set(rowOf(value)).where('id', '=', value('id')), value),
);
const removeRow = prepared((db, value: ValueOf<Written>) =>
  writeOne(db.deleteFrom('items').where('id', '=', value('id')), value),
);

const rowOf = (value: ValueOf<Written>) =>
  Object.fromEntries(ITEM_COLUMNS.map((column) => [column, value(column)])) as unknown as ItemRow;

const writeOne = (writing: OperationNodeSource, value: ValueOf<Written>) => sql<{ version: number }>`
  with written as (${writing} returning id
  ), delta as (
    select category, expiry_date, ${value('slot')}::smallint as slot, change
    from unnest(${value('categories')}::text[], ${value('dates')}::date[], ${value('changes')}::bigint[])
      as delta (category, expiry_date, change)
    where exists (select from written)
  ), ${counted(value('changedOn'))}, remembered_for_owner as (
    insert into owner_item_changes (owner_id, changed_on, expiry_date, change)
    select ${value('owner_id')}::uuid, ${value('changedOn')}::date, expiry_date, change from by_date
    on conflict (owner_id, changed_on, expiry_date)
      do update set change = owner_item_changes.change + excluded.change
  ), told as (
    insert into activities (owner_id, id, kind, detail, happened_at)
    select ${value('owner_id')}::uuid, ${value('activityId')}::uuid, kind, ${value('title')}::text,
      ${value('at')}::timestamptz
    from (select ${value('activity')}::text as kind) as telling
    where kind is not null and exists (select from written)
  ) ${nextVersion(value('versionSlot'), sql`where exists (select from written)`)}
`;

interface Removed {
  ownerId: string;
  atMost: number;
  versionSlot: number;
  changedOn: CalendarDate;
}

/** The owner's activities are deleted with the account. */
const removeRows = prepared(
  (_db, value: ValueOf<Removed>) => sql<{ version: number }>`
  with written as (
    delete from items where id in (
      select id from items where owner_id = ${value('ownerId')}::uuid limit ${value('atMost')}::int for update
    )
    returning category, expiry_date, (('x' || right(id::text, 2))::bit(8)::int % ${sql.lit(SLOTS)})::smallint as slot
  ), delta as (
    select category, expiry_date, slot, -count(*) as change from written
    group by category, expiry_date, slot order by category collate "C", expiry_date, slot
  ), ${counted(value('changedOn'))}
  ${nextVersion(value('versionSlot'), sql`where (select count(*) from written) > 0`)}
`,
);

function delta(row: ItemRow | null, change: number) {
  return row ? [{ category: row.category, expiryDate: row.expiry_date, change }] : [];
}

/** The version grows with every change of any item, and with changes of data shown with it, such as notes. */
export async function touchItem(tx: Transaction, id: string): Promise<void> {
  await touchSlot(tx, { slot: slotOf(id, VERSION_SLOTS) });
  announceWrite(tx);
}

const touchSlot = prepared((_db, value: ValueOf<{ slot: number }>) => nextVersion(value('slot')));
