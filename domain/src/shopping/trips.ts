import type * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { eachProduct } from '#items/naming/each-product.ts';
import type { ListId } from './shopping.ts';
import type { tripSchema } from './trip-schema.ts';

export type Trip = z.output<typeof tripSchema>;

/** As many as people remember. */
const TRIPS_MAX = 12;

/** Something that was put away. */
export type PutAwayEntry = Trip['entries'][number] & { on: CalendarDate; listId: ListId };

/** The last trips, newest first, of what was put away, newest first. */
export function tripsOf(putAway: readonly PutAwayEntry[]): Trip[] {
  const trips = Map.groupBy(putAway, ({ on, listId }) => `${on} ${listId}`);
  return [...trips.values()]
    .flatMap((entries) => {
      const [first] = entries;
      return first ? [{ on: first.on, listId: first.listId, entries: eachOnce(entries) }] : [];
    })
    .sort((a, b) => b.on.localeCompare(a.on))
    .slice(0, TRIPS_MAX);
}

const eachOnce = (entries: readonly PutAwayEntry[]) =>
  eachProduct(entries.toReversed()).map(({ title, category, amount, unit }) => ({
    ...{ title, category, amount, unit },
  }));
