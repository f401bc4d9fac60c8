import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database, Transaction } from '#db/database.ts';
import { queueMessage } from './queue-message.ts';

/** What fits into a message of less than 20 kB, with room for the rest of it. */
const FOODS_MAX_BYTES = 18_000;
const FOODS_MAX = 25;

/** As many as fit; the count tells how many there are. */
export function foodsIn(foods: readonly object[]): { count: number; foods: object[] } {
  let bytes = 0;
  const named = foods.slice(0, FOODS_MAX).filter((food) => {
    bytes += Buffer.byteLength(JSON.stringify(food)) + 1;
    return bytes <= FOODS_MAX_BYTES;
  });
  return { count: foods.length, foods: named };
}

/** Of a stored item, what other programs are told. */
interface Food {
  id: string;
  title: string;
  category: string;
  amount: number;
  unit: string;
  place: string;
  expiry_date: string;
}

const toldOf = ({ id, title, category, amount, unit, place, expiry_date }: Food) => ({
  ...{ id, title, category, amount, unit, place },
  expiryDate: expiry_date === 'infinity' ? null : (expiry_date as CalendarDate),
});

interface ToldEvent {
  /** Of the event. */
  id: string;
  kitchenId: KitchenId;
}

/** The act is the kind of the event: food is put in by a person, by an undo, from another kitchen, or as a part of other food. */
export const tellOfAdded = (
  tx: Database | Transaction,
  { id, kitchenId, act }: ToldEvent & { act: ItemEventKind },
  rows: readonly Food[],
) => queueMessage(tx, kitchenId, { id, type: 'food.added', data: { act, ...foodsIn(rows.map(toldOf)) } });

const OUTCOMES: Partial<Record<ItemEventKind, string>> = {
  'item-eaten': 'eaten',
  'item-wasted': 'wasted',
  'item-given-away': 'given-away',
  'item-removed': 'removed',
  'item-moved': 'moved',
};

/** What is gone because something was taken back was never there for who asks now. */
export const tellOfGone = (
  tx: Database | Transaction,
  { id, kitchenId, act }: ToldEvent & { act: ItemEventKind },
  rows: readonly Food[],
) => {
  const data = { act, outcome: OUTCOMES[act] ?? 'undone', ...foodsIn(rows.map(toldOf)) };
  return queueMessage(tx, kitchenId, { id, type: 'food.finished', data });
};

const isOtherwise = (before: Food, after: Food) =>
  JSON.stringify(toldOf(before)) !== JSON.stringify(toldOf(after));

/** Whatever happens to food, so that what another program knows of a kitchen stays true. */
export async function tellOfFood(
  tx: Database | Transaction,
  { kind: act, ...event }: ToldEvent & { kind: ItemEventKind },
  { before, after }: { before: Food | null; after: Food | null },
): Promise<void> {
  if (!before && after) return tellOfAdded(tx, { ...event, act }, [after]);
  if (before && !after) return tellOfGone(tx, { ...event, act }, [before]);
  if (!before || !after || !isOtherwise(before, after)) return;
  const data = { act, ...foodsIn([toldOf(after)]) };
  await queueMessage(tx, event.kitchenId, { id: event.id, type: 'food.changed', data });
}
