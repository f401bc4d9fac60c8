import { SHELVES, type Shelf, shelfOf } from './shelf.ts';
import type { Entry } from './shopping.ts';

/** One thing that was got. */
export interface Tick extends Pick<Entry, 'title' | 'category'> {
  /** Ticks of one trip follow each other on a walk through the shop. */
  trip: string;
}

/** The way through the shop; what is not in it was never learned. Titles as `titleKey` has them. */
export interface ShopOrder {
  shelves: Shelf[];
  titles: string[];
}

/** So many ticks tell the order; older ones tell of a shop that was rebuilt since. */
export const TICKS_REMEMBERED = 400;

const titleKey = (title: string): string => title.trim().toLowerCase();

/** Learned from ticks in the order in which they were made: what came early on most trips comes early. */
export function learnOrder(ticks: readonly Tick[]): ShopOrder {
  const trips = [...Map.groupBy(ticks, ({ trip }) => trip).values()];
  const shelves = trips.map((trip) => trip.map(({ category }) => shelfOf(category)));
  const titles = trips.flatMap((trip) =>
    [...Map.groupBy(trip, ({ category }) => shelfOf(category)).values()].map((onShelf) =>
      onShelf.map(({ title }) => titleKey(title)),
    ),
  );
  return { shelves: byMeanPlace(shelves), titles: byMeanPlace(titles) };
}

/** The mean of the places that each had on the walks, from 0 at their beginning to 1 at their end. */
function byMeanPlace<Thing extends string>(walks: readonly Thing[][]): Thing[] {
  const places = new Map<Thing, number[]>();
  for (const walk of walks) {
    // One thing alone came neither early nor late.
    if (new Set(walk).size < 2) continue;
    for (const [thing, at] of meanPlaces(walk)) places.set(thing, [...(places.get(thing) ?? []), at]);
  }
  const means = [...places].map(([thing, at]) => ({ thing, at: mean(at) }));
  return means.sort((a, b) => a.at - b.at || (a.thing < b.thing ? -1 : 1)).map(({ thing }) => thing);
}

function meanPlaces<Thing>(walk: readonly Thing[]): [Thing, number][] {
  const steps = walk.map((thing, at) => ({ thing, at: at / (walk.length - 1) }));
  return [...Map.groupBy(steps, ({ thing }) => thing)].map(([thing, at]) => [
    thing,
    mean(at.map((step) => step.at)),
  ]);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

interface ShelfGroup<One> {
  shelf: Shelf;
  entries: One[];
}

/** What the order depends on. */
type Placed = Pick<Entry, '_id' | 'title' | 'category' | 'addedAt'>;

/** The entries in the order of the shop. What was never learned comes last: shelves as usual, titles as they were added. */
export function inShopOrder<One extends Placed>(
  entries: readonly One[],
  order: ShopOrder,
): ShelfGroup<One>[] {
  const shelves = [...new Set([...order.shelves, ...SHELVES])];
  const places = new Map(order.titles.map((title, at) => [title, at]));
  const placeOf = ({ title }: Placed) => places.get(titleKey(title)) ?? order.titles.length;
  const grouped = Map.groupBy(entries, ({ category }) => shelfOf(category));
  return shelves.flatMap((shelf) => {
    const found = grouped.get(shelf);
    return found
      ? [{ shelf, entries: found.toSorted((a, b) => placeOf(a) - placeOf(b) || byAge(a, b)) }]
      : [];
  });
}

/** The oldest first. */
export const byAge = (a: Pick<Entry, '_id' | 'addedAt'>, b: Pick<Entry, '_id' | 'addedAt'>) =>
  a.addedAt === b.addedAt ? (a._id < b._id ? -1 : 1) : a.addedAt < b.addedAt ? -1 : 1;
