import type * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { freshness } from './freshness.ts';
import type { itemCountsSchema, itemSummarySchema } from './item-schema.ts';

export type ItemCounts = z.output<typeof itemCountsSchema>;
export type ItemSummary = z.output<typeof itemSummarySchema>;

/** How many items there are of each expiry date; null stands for those without one. */
export type DateCount = { expiryDate: CalendarDate | null; count: number };

export function countByFreshness(dates: readonly DateCount[], today: CalendarDate): ItemCounts {
  const counts: ItemCounts = { total: 0, expired: 0, nearlyExpired: 0, fresh: 0 };
  for (const { expiryDate, count } of dates) {
    const state = freshness(expiryDate, today);
    counts.total += count;
    counts[state === 'expiring-soon' ? 'nearlyExpired' : state] += count;
  }
  return counts;
}
