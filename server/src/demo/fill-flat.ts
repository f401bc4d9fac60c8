import { randomUUIDv7 } from 'node:crypto';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { INITIAL_STATUS } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { ItemRow } from '#items/items.table.ts';
import { writeEvent, writeItem } from '#items/items.writer.ts';
import { rememberPrice } from '#items/prices/usual-prices.ts';
import { rowOf } from '#items/row-facts.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { startKitchen } from '#kitchens/kitchens.commands.ts';
import { addMember } from '#kitchens/kitchens.writer.ts';
import { type InKitchen, lockKitchen } from '#kitchens/require-kitchen.ts';
import { fillList } from './fill-list.ts';
import { fillRecipes } from './fill-recipes.ts';
import { ENTERED_SINCE_DAYS, FLAT_NAME } from './flat.ts';
import { type FlatEvent, flatHistory } from './flat-history.ts';
import { type DemoPerson, whoLiveThere } from './open-accounts.ts';

const MOVED_IN_DAYS_AGO = ENTERED_SINCE_DAYS + 2;

/** Gives the people a kitchen with almost a year of history. Returns how many items are in it now. */
export async function fillFlat(db: Database, people: readonly DemoPerson[], now: Date): Promise<number> {
  const kitchenId = await moveIn(db, people, new Date(now.getTime() - MOVED_IN_DAYS_AGO * DAY_MS));
  return inKitchenTransaction(db, null, kitchenId, async (tx) => {
    const residents: InKitchen<'change-own-item'>[] = [];
    for (const person of whoLiveThere(people))
      residents.push(await lockKitchen(tx, person, kitchenId, 'change-own-item'));
    const there = new Map<number, ItemRow>();
    for (const event of flatHistory(now)) {
      const after = await write(tx, residents, event, there.get(event.food) ?? null);
      if (after) there.set(event.food, after);
      else there.delete(event.food);
    }
    await fillList(tx, residents, dateAt(now, UTC));
    await fillRecipes(tx, residents, dateAt(now, UTC));
    return there.size;
  });
}

async function moveIn(db: Database, people: readonly DemoPerson[], since: Date): Promise<KitchenId> {
  const [owner, ...others] = people;
  if (!owner) throw new Error('nobody lives in the flat');
  const kitchenId = await startKitchen(db, owner, { name: FLAT_NAME }, UTC);
  await inTransaction(db, async (tx) => {
    for (const { accountId, role } of others) await addMember(tx, kitchenId, accountId, role);
    await tx.updateTable('kitchens').set({ created_at: since }).where('id', '=', kitchenId).execute();
    for (const table of ['kitchen_members', 'account_kitchens'] as const)
      await tx.updateTable(table).set({ joined_at: since }).where('kitchen_id', '=', kitchenId).execute();
  });
  return kitchenId;
}

type Residents = readonly InKitchen<'change-own-item'>[];

function resident(residents: Residents, index: number): InKitchen<'change-own-item'> {
  const found = residents[index];
  if (!found) throw new Error(`nobody in the flat is number ${index}`);
  return found;
}

/** Returns the item as it is from then on. */
async function write(
  tx: Transaction,
  residents: Residents,
  { by, at, kind, after: food, note, reason }: FlatEvent,
  before: ItemRow | null,
): Promise<ItemRow | null> {
  const inKitchen = resident(residents, by);
  const event = { id: randomUUIDv7(), kind, at, on: dateAt(at, UTC), ...(reason && { reason }) };
  if (!food) {
    if (before) await writeItem(tx, inKitchen, { before, after: null }, event);
    return null;
  }
  const whose = food.belongsTo === null ? null : resident(residents, food.belongsTo).viewer.accountId;
  const origin = before ?? {
    kitchen_id: inKitchen.kitchenId,
    id: randomUUIDv7(),
    added_by: inKitchen.viewer.accountId,
    status: INITIAL_STATUS,
    added_at: at,
  };
  const version = (before?.version ?? 0) + 1;
  const after = rowOf(origin, { ...food, description: '', belongsTo: whose, isFree: false, version });
  const eaten = kind === 'item-used' && before ? { amount: before.amount - after.amount } : {};
  await writeItem(tx, inKitchen, { before, after }, { ...event, ...eaten });
  // Otherwise the page of waste would ask what a food costs beside what it cost.
  if (!before) await rememberPrice(tx, inKitchen, after);
  if (note) await leaveNote(tx, inKitchen, after, { text: note, at });
  return after;
}

async function leaveNote(
  tx: Transaction,
  inKitchen: InKitchen<'change-own-item'>,
  item: ItemRow,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const { kitchenId, viewer } = inKitchen;
  await tx
    .insertInto('notes')
    .values({ kitchen_id: kitchenId, item_id: item.id, author_id: viewer.accountId, text, created_at: at })
    .execute();
  await writeEvent(tx, inKitchen, item, { id: randomUUIDv7(), kind: 'note-added', at });
}
