import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
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

export const tellOfAdded = (
  tx: Database | Transaction,
  { id, kitchenId }: ToldEvent,
  rows: readonly Food[],
) => queueMessage(tx, kitchenId, { id, type: 'food.added', data: foodsIn(rows.map(toldOf)) });

const OUTCOMES = {
  'item-eaten': 'eaten',
  'item-wasted': 'wasted',
  'item-given-away': 'given-away',
  'item-removed': 'removed',
} as const;

/** Food was put in or is gone. Undoing either, moving it and splitting it are no news to other programs. */
export async function tellOfFood(
  tx: Database | Transaction,
  { kind, ...event }: ToldEvent & { kind: string },
  { before, after }: { before: Food | null; after: Food | null },
): Promise<void> {
  if (!before && after && kind === 'item-added') return tellOfAdded(tx, event, [after]);
  if (!before || after || !(kind in OUTCOMES)) return;
  const outcome = OUTCOMES[kind as keyof typeof OUTCOMES];
  const data = { outcome, ...foodsIn([toldOf(before)]) };
  await queueMessage(tx, event.kitchenId, { id: event.id, type: 'food.finished', data });
}
