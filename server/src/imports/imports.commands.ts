import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { importLine } from '@crisper/domain/imports/import-line.ts';
import type { ImportDone, ImportUndone, NewImport } from '@crisper/domain/imports/import-schema.ts';
import type { ImportedEvent, ImportedFood } from '@crisper/domain/imports/imported-food.ts';
import { IMPORTED_EVENTS_PER_KITCHEN, LEFT_NAMED_MAX } from '@crisper/domain/imports/source.ts';
import { ITEMS_PER_KITCHEN } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { PLACE_KINDS } from '@crisper/domain/kitchens/place.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { putImported, takeOutImported, writePast } from '#items/importing/imported-items.writer.ts';
import { countItems } from '#items/items.queries.ts';
import type { ItemRow } from '#items/items.table.ts';
import { rememberNames } from '#items/known-names/known-names.commands.ts';
import type { NewRow } from '#items/row-facts.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { bringPlaces } from '#kitchens/places.commands.ts';
import { type InKitchen, lockKitchen } from '#kitchens/require-kitchen.ts';
import { type Arrival, importedRow, pastRow } from './imported-row.ts';
import {
  countPast,
  doneOf,
  findImport,
  listKnown,
  listPastIds,
  listStillThere,
  undoableSince,
} from './imports.queries.ts';
import { putPapers } from './papers.commands.ts';
import { takeBackPapers } from './take-back-papers.commands.ts';

type Kitchen = InKitchen<'bring-food'>;

/** Puts in everything that has not come before, or nothing. Two people who bring the same file wait for each other. */
export function importFood(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  sent: NewImport,
): Promise<ImportDone> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'bring-food');
    const earlier = await findImport(tx, inKitchen, sent.id);
    if (earlier && earlier.account_id !== viewer.accountId) throw new AppError('id_taken');
    if (earlier) return doneOf(earlier);
    const arrival = arrivalIn(inKitchen);
    refuseFuture(sent, arrival.today);
    await requirePlaces(tx, inKitchen, sent);
    return put(tx, inKitchen, sent, arrival);
  });
}

function arrivalIn({ kitchenId, viewer, timeZone }: Kitchen): Arrival {
  const now = new Date();
  const zone = timeZone ?? UTC;
  return { kitchenId, accountId: viewer.accountId, now, today: dateAt(now, zone), zone };
}

/** It may be tomorrow already where the person is. What is said to have happened later has not. */
function refuseFuture({ foods, history = [] }: NewImport, today: CalendarDate): void {
  const last = addDays(today, 1);
  const isLater = (day: CalendarDate | null | undefined) => typeof day === 'string' && day > last;
  const problems: Problem[] = [
    ...foods.flatMap(({ addedOn, opened, freezing }, at) =>
      [addedOn, opened?.on, freezing?.on, freezing?.thawed?.on].some(isLater) ? [`foods.${at}`] : [],
    ),
    ...history.flatMap(({ on }, at) => (isLater(on) ? [`history.${at}`] : [])),
  ].map((field) => ({ field, code: 'date_invalid' }));
  if (problems.length > 0) throw invalidInput(problems);
}

async function requirePlaces(
  tx: Transaction,
  inKitchen: Kitchen,
  { places = [], foods }: NewImport,
): Promise<void> {
  const known = await bringPlaces(tx, inKitchen, places);
  const there = new Set<string>([...PLACE_KINDS, ...known.map(({ id }) => id)]);
  if (foods.some(({ place }) => !there.has(place))) throw new AppError('place_not_found');
}

async function put(
  tx: Transaction,
  inKitchen: Kitchen,
  { id, source, foods, history = [], papers = {} }: NewImport,
  arrival: Arrival,
): Promise<ImportDone> {
  const known = await listKnown(
    tx,
    inKitchen,
    [...foods, ...history].map(({ ref }) => ref),
  );
  const newFoods = notKnown(foods, known);
  const newEvents = notKnown(history, new Set([...known, ...foods.map(({ ref }) => ref)]));
  await requireRoom(tx, inKitchen, newFoods.length);
  await requireRoomForPast(tx, inKitchen, newEvents.length);

  const items = newFoods.map((food) => ({ food, row: importedRow(food, arrival) }));
  const past = newEvents.map((event) => ({ event, row: pastRow(event, arrival) }));
  const context = { tx, inKitchen, now: arrival.now, today: arrival.today };
  const done = {
    id,
    put: items.length,
    already: foods.length + history.length - items.length - past.length,
    history: past.length,
    papers: await putPapers(context, papers, id),
  };
  const { kitchenId, accountId, now: at, today: on } = arrival;
  await tx
    .insertInto('imports')
    .values({
      kitchen_id: kitchenId,
      ...done,
      source,
      account_id: accountId,
      happened_at: at,
      undone_at: null,
    })
    .execute();
  if (items.length + past.length === 0) return done;
  const line = { title: importLine({ count: items.length || past.length, source }) };
  await putImported(tx, inKitchen, { rows: items.map(({ row }) => row), line, at, on });
  await writePast(tx, inKitchen, past);
  await rememberRows(tx, id, arrival, items, past);
  await rememberNames(
    tx,
    inKitchen,
    items.flatMap(({ food, row }) => (food.barcode ? [{ seen: `gtin:${food.barcode}`, row }] : [])),
  );
  return done;
}

/** The first of each, where a file has a row twice. */
function notKnown<T extends { ref: string }>(rows: readonly T[], known: ReadonlySet<string>): T[] {
  const fresh = new Map(rows.toReversed().map((row) => [row.ref, row]));
  return rows.filter((row) => !known.has(row.ref) && fresh.get(row.ref) === row);
}

/** Before anything is written: half a larder would help nobody. */
async function requireRoom(tx: Transaction, inKitchen: Kitchen, count: number): Promise<void> {
  const room = Math.max(0, ITEMS_PER_KITCHEN - (await countItems(tx, inKitchen)));
  if (count > room) throw new AppError('kitchen_full', { reason: { about: 'no_room_for_import', room } });
}

async function requireRoomForPast(tx: Transaction, inKitchen: Kitchen, count: number): Promise<void> {
  if (count === 0) return;
  const room = Math.max(0, IMPORTED_EVENTS_PER_KITCHEN - (await countPast(tx, inKitchen)));
  if (count > room) throw new AppError('kitchen_full', { reason: { about: 'no_room_for_history', room } });
}

interface Item {
  food: ImportedFood;
  row: NewRow;
}
interface Past {
  event: ImportedEvent;
  row: ItemRow;
}

const ROWS_AT_ONCE = 2000;

async function rememberRows(
  tx: Transaction,
  importId: string,
  { kitchenId, today }: Arrival,
  items: readonly Item[],
  past: readonly Past[],
): Promise<void> {
  const shared = { kitchen_id: kitchenId, import_id: importId };
  const rows = [
    ...items.map(({ food: { ref }, row: { id, expiry_date } }) => ({
      ...{ ...shared, ref, item_id: id, event_id: null },
      past_date: expiry_date < today ? (expiry_date as CalendarDate) : null,
    })),
    ...past.map(({ event: { ref }, row: { id } }) => ({
      ...{ ...shared, ref, item_id: null, event_id: id },
      past_date: null,
    })),
  ];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('imported_rows')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/** Takes out what nobody has changed since, and the past that came with it. Undone twice, it is undone once. */
export function undoImport(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  id: string,
): Promise<ImportUndone> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'bring-food');
    const found = await findImport(tx, inKitchen, id);
    if (!found) throw new AppError('import_not_found');
    if (found.undone_at) return { takenOut: 0, leaves: 0, left: [] };
    const { now: at, today: on } = arrivalIn(inKitchen);
    await takeBackPapers({ tx, inKitchen, now: at, today: on }, id);
    if (found.happened_at < undoableSince(at)) throw new AppError('import_undo_too_late');
    const there = await listStillThere(tx, inKitchen, [id]);
    const [left, taken] = [there.filter(({ isChanged }) => isChanged), there.filter((one) => !one.isChanged)];
    const itemIds = taken.map(({ id: itemId }) => itemId);
    const line = { title: importLine({ count: itemIds.length, source: found.source }) };
    const pastIds = await listPastIds(tx, inKitchen, id);
    if (itemIds.length + pastIds.length > 0)
      await takeOutImported(tx, inKitchen, { itemIds, pastIds, line, at, on });
    // The same file puts it in again. What stays is still known by what names it at its source.
    await sql`
      delete from imported_rows
      where kitchen_id = ${kitchenId} and import_id = ${id}
        and (event_id is not null or item_id = any(${itemIds}::uuid[]))`.execute(tx);
    await tx
      .updateTable('imports')
      .set({ undone_at: at })
      .where('kitchen_id', '=', kitchenId)
      .where('id', '=', id)
      .execute();
    return {
      takenOut: taken.length,
      leaves: left.length,
      left: left.slice(0, LEFT_NAMED_MAX).map(({ id: itemId, title }) => ({ itemId, title })),
    };
  });
}
