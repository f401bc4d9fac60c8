import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { ITEMS_PER_KITCHEN, ITEMS_PER_PERSON } from '@crisper/domain/items/item.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { announceWrite } from '#kitchens/kitchen-writes.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';
import { takePictureAlong } from '#pictures/pictures.writer.ts';
import { tellOfFood } from '#webhooks/food-messages.ts';
import { counted, nextVersion, SLOTS, slotOf, VERSION_SLOTS } from './item-counts.writer.ts';
import { ITEM_COLUMNS, type ItemRow, type StoredDate } from './items.table.ts';
import { type MonthSum, type SumValues, summed, sumValues } from './kitchen-months.ts';
import type { NewRow } from './row-facts.ts';

export type Change =
  | { before: ItemRow; after: NewRow }
  | { before: null; after: NewRow }
  | { before: ItemRow; after: null };

/** The event that is written with a change. */
interface NewEvent {
  /** The same id again is the same event, which happens once. */
  id: string;
  kind: ItemEventKind;
  at?: Date;
  /** The day in the kitchen; left out, the one on which it is written. */
  on?: CalendarDate;
  /** The event that this one undoes; an event is undone once. */
  undoes?: string;
  /** The other item, where one became two. */
  otherId?: string;
  /** How much was used, thrown away or given away, in the unit of the item; all of it where nothing is said. */
  amount?: number;
  reason?: WasteReason;
  /** The dish for which it was used, or from which it is left. */
  cooked?: Cooked;
  /** What the whole of it costs, where the item does not say so itself. */
  price?: number | null;
  /** What undoing an event takes from the sums of its month. */
  takesBack?: MonthSum | null;
  /** Who is said to have done it, where that is not the viewer. */
  by?: string;
  /** The person who took it. */
  takerId?: string;
}

type DatedEvent = Omit<NewEvent, 'at' | 'on'> & { at: Date; on: CalendarDate | null };

/**
 * The only function that writes items: it inserts, replaces or removes a row and writes the event, the counts and the
 * data's version, all in one statement, and announces the change once it is committed. Returns false, and changes
 * nothing, if the event has happened before. Best the last statement of its transaction, because from then on other
 * writers wait.
 */
export async function writeItem(
  db: Database | Transaction,
  inKitchen: InKitchen<ChangingAction>,
  { before, after }: Change,
  said: NewEvent,
): Promise<boolean> {
  const { kitchenId, viewer, timeZone } = inKitchen;
  const at = said.at ?? new Date();
  // In the public fridge nobody's day counts but the reader's, so that none is written where none was said.
  const event = { ...said, at, on: said.on ?? (timeZone && dateAt(at, timeZone)) };
  const item = after ?? before;
  const image = after ? await takePictureAlong(db, inKitchen, after.image) : item.image;
  const statements = kitchenId === PUBLIC_FRIDGE_ID ? inPublicFridge : inOwnKitchen;
  const write = before ? (after ? statements.replace : statements.remove) : statements.put;
  const [version] = await write(db, {
    ...item,
    image,
    ...movesOf(before, after),
    ...eventOf(item, event),
    ...sumValues(before, event, viewer.accountId),
    ...datesOf(before, after),
    kitchen_id: kitchenId,
    accountId: event.by ?? viewer.accountId,
    takerId: event.takerId ?? null,
    program: viewer.key?.name ?? null,
    before: before && JSON.stringify(before),
    slot: slotOf(item.id, SLOTS),
    versionSlot: slotOf(item.id, VERSION_SLOTS),
  });
  if (!version) return false;
  announceWrite(db, kitchenId);
  if (inKitchen.hasWebhooks)
    await tellOfFood(db, { id: said.id, kitchenId, kind: said.kind }, { before, after });
  return true;
}

/** Writes an event that changes something shown with the item, but not the item, such as a note. */
export async function writeEvent(
  tx: Transaction,
  { kitchenId, viewer }: InKitchen<ChangingAction>,
  item: Pick<ItemRow, 'id' | 'title'>,
  event: NewEvent,
): Promise<void> {
  const isPublic = kitchenId === PUBLIC_FRIDGE_ID;
  await tx
    .insertInto('item_events')
    .values({
      kitchen_id: kitchenId,
      id: event.id,
      kind: event.kind,
      item_id: item.id,
      account_id: viewer.accountId,
      program: viewer.key?.name ?? null,
      title: item.title,
      happened_at: event.at ?? new Date(),
      version: isPublic ? null : await touchKitchen(tx, kitchenId),
    })
    .execute();
  if (isPublic) await touchPublicFridge(tx, item.id);
}

/**
 * Deletes up to `atMost` items of an account that is being deleted from the public fridge, and writes nameless events,
 * the counts and the version. Returns false when none were left. `atMost` is small because other writers of the same
 * dates wait meanwhile.
 */
export async function removeSomeItems(db: Database, ownerId: string, atMost: number): Promise<boolean> {
  const versions = await removeRows(db, {
    ownerId,
    atMost,
    versionSlot: slotOf(ownerId, VERSION_SLOTS),
    at: new Date(),
  });
  const isSomeRemoved = versions.length > 0;
  // Once, at the end: otherwise every open page would reload repeatedly while an account is deleted.
  if (!isSomeRemoved) announceWrite(db, PUBLIC_FRIDGE_ID);
  return isSomeRemoved;
}

/** Takes the person out of up to `atMost` events, and what they wrote. Returns false when none were left. */
export async function forgetSomeEvents(db: Database, accountId: string, atMost: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update item_events set account_id = null, title = '', before = null, cooked = null, program = null
    where kitchen_id = ${PUBLIC_FRIDGE_ID} and id in (
      select id from item_events where kitchen_id = ${PUBLIC_FRIDGE_ID} and account_id = ${accountId} limit ${atMost}
    )`.execute(db);
  if (numAffectedRows > 0n) return true;
  const { numAffectedRows: asTaker = 0n } = await sql`
    update item_events set taker_id = null
    where kitchen_id = ${PUBLIC_FRIDGE_ID} and id in (
      select id from item_events where kitchen_id = ${PUBLIC_FRIDGE_ID} and taker_id = ${accountId} limit ${atMost}
    )`.execute(db);
  return asTaker > 0n;
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

function delta(row: ItemRow | null, change: number) {
  return row ? [{ category: row.category, expiryDate: row.expiry_date, change }] : [];
}

function datesOf(before: ItemRow | null, after: ItemRow | null) {
  const isSame = before?.expiry_date === after?.expiry_date;
  return {
    expiryBefore: isSame ? null : (before?.expiry_date ?? null),
    expiryAfter: isSame ? null : (after?.expiry_date ?? null),
  };
}

const eventOf = (
  item: ItemRow,
  { id, kind, at, on, undoes, otherId, amount, reason, cooked }: DatedEvent,
) => ({
  eventId: id,
  kind,
  at,
  on,
  undoes: undoes ?? null,
  otherId: otherId ?? null,
  eventTitle: item.title,
  eventAmount: amount ?? null,
  eventUnit: amount === undefined ? null : item.unit,
  reason: reason ?? null,
  cooked: cooked ? JSON.stringify(cooked) : null,
});

interface Written extends ItemRow, SumValues {
  categories: string[];
  dates: string[];
  changes: number[];
  slot: number;
  versionSlot: number;
  eventId: string;
  kind: ItemEventKind;
  accountId: string;
  takerId: string | null;
  program: string | null;
  eventTitle: string;
  at: Date;
  on: CalendarDate | null;
  expiryBefore: StoredDate | null;
  expiryAfter: StoredDate | null;
  before: string | null;
  undoes: string | null;
  otherId: string | null;
  eventAmount: number | null;
  eventUnit: Unit | null;
  reason: WasteReason | null;
  /** As JSON. */
  cooked: string | null;
}
type Value = ValueOf<Written>;
type Part = (value: Value) => RawBuilder<unknown>;

/** Each happens only if its event is a new one. */
const put: Part = (value) => sql`
  insert into items (${sql.join(ITEM_COLUMNS.map((column) => sql.ref(column)))})
  select ${sql.join(ITEM_COLUMNS.map((column) => value(column)))} from event`;
const replace: Part = (value) => sql`
  update items set ${sql.join(ITEM_COLUMNS.map((column) => sql`${sql.ref(column)} = ${value(column)}`))}
  where kitchen_id = ${value('kitchen_id')} and id = ${value('id')} and exists (select from event)`;
const remove: Part = (value) => sql`
  delete from items
  where kitchen_id = ${value('kitchen_id')} and id = ${value('id')} and exists (select from event)`;

/** How the items of a kitchen are limited and counted. */
interface Keeping {
  limit: Part;
  version: Part;
  rest: Part;
}

/** Holds the owner's account, which may be in the middle of its deletion. */
const publicFridge: Keeping = {
  limit: (value) => sql`
    from (select id from accounts where id = ${value('added_by')}::uuid and deleted_at is null for key share) as owner
    where (
      select count(*) from items
      where kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)} and added_by = ${value('added_by')}::uuid
    ) < ${sql.lit(ITEMS_PER_PERSON)}`,
  version: () => sql`null`,
  rest: (value) => sql`, delta as (
      select category, expiry_date, ${value('slot')}::smallint as slot, change
      from unnest(${value('categories')}::text[], ${value('dates')}::date[], ${value('changes')}::bigint[])
        as delta (category, expiry_date, change)
      where exists (select from written)
    ), ${counted}
    ${nextVersion(value('versionSlot'), sql`where exists (select from written)`)}`,
};

/** The kitchen's row is locked, so its version is the next one. */
const ownKitchen: Keeping = {
  limit: (value) => sql`
    where (select count(*) from items where kitchen_id = ${value('kitchen_id')}::uuid) < ${sql.lit(ITEMS_PER_KITCHEN)}`,
  version: (value) => sql`(select version + 1 from kitchens where id = ${value('kitchen_id')}::uuid)`,
  rest: (value) => sql`, ${summed(value)}
    update kitchens set version = version + 1
    where id = ${value('kitchen_id')}::uuid and exists (select from written)
    returning version`,
};

const statement = (writing: Part, { version, rest }: Keeping, condition: Part = () => sql``) =>
  prepared(
    (_db, value: ValueOf<Written>) => sql<{ version: number }>`
  with event as (
    insert into item_events (
      kitchen_id, id, kind, item_id, account_id, title, happened_at, happened_on, expiry_before, expiry_after, before,
      undoes, other_item_id, version, amount, unit, reason, foods, grams, is_guessed, co2e, money,
      taker_id, cooked, program
    )
    select ${value('kitchen_id')}::uuid, ${value('eventId')}::uuid, ${value('kind')}::text, ${value('id')}::uuid,
      ${value('accountId')}::uuid, ${value('eventTitle')}::text, ${value('at')}::timestamptz,
      ${value('on')}::date, ${value('expiryBefore')}::date, ${value('expiryAfter')}::date, ${value('before')}::jsonb,
      ${value('undoes')}::uuid, ${value('otherId')}::uuid, ${version(value)}::bigint, ${value('eventAmount')}::float8,
      ${value('eventUnit')}::text, ${value('reason')}::text, ${value('tollFoods')}::float8, ${value('tollGrams')}::float8,
      ${value('tollGuessed')}::boolean, ${value('tollCo2e')}::float8, ${value('tollMoney')}::int,
      ${value('takerId')}::uuid, ${value('cooked')}::jsonb, ${value('program')}::text
    ${condition(value)}
    on conflict do nothing
    returning id
  ), written as (${writing(value)} returning id
  ) ${rest(value)}
`,
  );

const statementsOf = (keeping: Keeping) => ({
  put: statement(put, keeping, keeping.limit),
  replace: statement(replace, keeping),
  remove: statement(remove, keeping),
});
const inPublicFridge = statementsOf(publicFridge);
const inOwnKitchen = statementsOf(ownKitchen);

interface Removed {
  ownerId: string;
  atMost: number;
  versionSlot: number;
  at: Date;
}

const removeRows = prepared(
  (_db, value: ValueOf<Removed>) => sql<{ version: number }>`
  with written as (
    delete from items where kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)} and id in (
      select id from items
      where kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)} and added_by = ${value('ownerId')}::uuid
      limit ${value('atMost')}::int for update
    )
    returning id, category, expiry_date,
      (('x' || right(id::text, 2))::bit(8)::int % ${sql.lit(SLOTS)})::smallint as slot
  ), events as (
    insert into item_events (kitchen_id, id, kind, item_id, title, happened_at, expiry_before)
    select ${sql.lit(PUBLIC_FRIDGE_ID)}, gen_random_uuid(), 'item-removed', id, '', ${value('at')}::timestamptz, expiry_date
    from written
  ), delta as (
    select category, expiry_date, slot, -count(*) as change from written
    group by category, expiry_date, slot order by category collate "C", expiry_date, slot
  ), ${counted}
  ${nextVersion(value('versionSlot'), sql`where (select count(*) from written) > 0`)}
`,
);

/** Items of the public fridge are shown otherwise, though no item has changed. */
export async function touchPublicFridge(tx: Transaction, id: string): Promise<void> {
  await touchSlot(tx, { slot: slotOf(id, VERSION_SLOTS) });
  announceWrite(tx, PUBLIC_FRIDGE_ID);
}

/** The version grows with every change of any item, and with changes of data shown with it, such as notes. */
const touchSlot = prepared((_db, value: ValueOf<{ slot: number }>) => nextVersion(value('slot')));

const SECONDS_SINCE_2026 = `(floor(extract(epoch from clock_timestamp())) - extract(epoch from timestamptz '2026-01-01Z'))`;
const later = (version: string) => `greatest(${version} + 1, ${SECONDS_SINCE_2026})::int`;

/**
 * After a restore, items would get versions again that browsers remember with other content, and a change of what
 * nobody saw would be accepted. So each goes on from the time in seconds, also what comes back when a removal is undone:
 * nobody changes one item more often than that.
 */
export const LEAP_ITEM_VERSIONS = [
  `update items set version = ${later('version')}`,
  `update item_events set before = jsonb_set(before, '{version}', to_jsonb(${later("(before ->> 'version')::int")}))
   where before is not null`,
];

/** What a kitchen has about its food, and the column by which some of it is deleted. */
const KEPT = {
  items: 'id',
  notes: 'item_id',
  item_events: 'id',
  kitchen_months: 'month',
  member_months: 'account_id',
} as const;

/** Deletes up to `atMost` rows of a kitchen that has ended. Returns false when none were left. */
export async function deleteSomeOfKitchen(
  db: Database,
  kitchenId: KitchenId,
  atMost: number,
): Promise<boolean> {
  for (const [table, column] of Object.entries(KEPT)) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where kitchen_id = ${kitchenId} and ${sql.ref(column)} in (
        select ${sql.ref(column)} from ${sql.table(table)} where kitchen_id = ${kitchenId} limit ${atMost}
      )`.execute(db);
    if (numAffectedRows > 0n) return true;
  }
  return false;
}
