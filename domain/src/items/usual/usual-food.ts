import type * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import type { usualFoodSchema } from './usual-schema.ts';

/** Bought once, it may never be bought again. */
const TIMES_MIN = 2;
/** More than fit on a page, and enough for what a household knows about its food. */
const FOODS_MAX = 200;
/** Older ones say less about what the shop sells now. */
const SPANS_MAX = 8;
/** What a household did a year ago is no habit. */
const GONE_MAX = 5;
/** Anybody throws one away. */
const WASTED_MIN = 2;

export type UsualFood = z.output<typeof usualFoodSchema>;

/** One food when it came in. */
export interface Purchase extends Omit<UsualFood, 'times' | 'days' | 'gone'> {
  on: CalendarDate;
  /** What a person said; null where nobody did, also where it was estimated: estimates must not confirm themselves. */
  saidDate: CalendarDate | null;
  /** How the food ended; null while it is there. */
  end: 'wasted' | 'used' | null;
}

/** What was bought more than once, the most frequent first. The purchases come newest first. */
export function usualFoods(purchases: readonly Purchase[]): UsualFood[] {
  const byTitle = Map.groupBy(purchases, ({ title }) => usualKey(title));
  return [...byTitle.values()]
    .flatMap(([latest, ...earlier]) => (latest ? [usualOf(latest, earlier)] : []))
    .filter(({ times }) => times >= TIMES_MIN)
    .sort((a, b) => b.times - a.times)
    .slice(0, FOODS_MAX);
}

/** Titles that differ in case or spaces alone are one food. */
export const usualKey = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the kitchen throws at least half of it away, so that less of it may be enough. */
export const isOftenWasted = ({ gone: { times, wasted } }: Pick<UsualFood, 'gone'>): boolean =>
  wasted >= WASTED_MIN && wasted * 2 >= times;

function usualOf({ on, saidDate, end, ...latest }: Purchase, earlier: readonly Purchase[]): UsualFood {
  const all = [{ on, saidDate, end }, ...earlier];
  const days = all.flatMap((bought) =>
    bought.saidDate === null ? [] : [daysBetween(bought.on, bought.saidDate)],
  );
  const ends = all.flatMap((bought) => bought.end ?? []).slice(0, GONE_MAX);
  // A date before the purchase was a slip, or the food was a bargain; neither is usual.
  const kept = days.filter((span) => span >= 0).slice(0, SPANS_MAX);
  const wasted = ends.filter((one) => one === 'wasted').length;
  return { ...latest, times: all.length, days: kept, gone: { times: ends.length, wasted } };
}
