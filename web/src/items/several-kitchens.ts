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

/** The coming days of several kitchens together. All begin with the same day. */
export function addUpcoming([first = [], ...others]: readonly Upcoming[]): Upcoming {
  return first.map(({ date, count }, day) => ({
    date,
    count: others.reduce((total, days) => total + (days[day]?.count ?? 0), count),
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
