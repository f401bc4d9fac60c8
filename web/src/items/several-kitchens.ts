import type { Item } from '@crisper/domain/items/item.ts';
import type { ItemCounts, ItemSummary } from '@crisper/domain/items/item-summary.ts';
import type { Upcoming } from '@crisper/domain/items/upcoming.ts';

function addCounts(counts: readonly ItemCounts[]): ItemCounts {
  const sum = (of: keyof ItemCounts) => counts.reduce((total, one) => total + one[of], 0);
  return {
    total: sum('total'),
    expired: sum('expired'),
    nearlyExpired: sum('nearlyExpired'),
    fresh: sum('fresh'),
  };
}

/** The numbers of several kitchens together. */
export const addSummaries = (summaries: readonly ItemSummary[]): ItemSummary => ({
  ...addCounts(summaries),
  weekAgo: addCounts(summaries.map(({ weekAgo }) => weekAgo)),
});

/** The coming days of several kitchens together, beginning with the earliest day that it is in one of them. */
export function addUpcoming(kitchens: readonly Upcoming[]): Upcoming {
  const firstDay = ([first]: Upcoming) => first?.date ?? '';
  const [earliest = []] = kitchens.toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
  const all = kitchens.flat();
  return earliest.map(({ date }) => ({
    date,
    count: all.reduce((total, day) => (day.date === date ? total + day.count : total), 0),
  }));
}

type Dated = Pick<Item, '_id' | 'expiryDate'>;
const placeOf = ({ expiryDate, _id }: Dated) => `${expiryDate} ${_id}`;

/** Lists that are sorted by expiry date, as one. Things of one day have the order that the server gives them. */
export function mergeByExpiry<T extends Dated>(
  lists: readonly (readonly T[])[],
  order: 'soonest' | 'latest',
): T[] {
  const soonest = lists.flat().sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return order === 'soonest' ? soonest : soonest.reverse();
}
