import type * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import type { usualFoodSchema } from './usual-schema.ts';

/** Bought once, it may never be bought again. */
const TIMES_MIN = 2;
/** More than fit on a page, and enough for what a household knows about its food. */
const FOODS_MAX = 200;
/** Older ones say less about what the shop sells now. */
const SPANS_MAX = 8;

export type UsualFood = z.output<typeof usualFoodSchema>;

/** One food when it came in. */
export interface Purchase extends Omit<UsualFood, 'times' | 'days'> {
  on: CalendarDate;
  /** What somebody said; null where nobody did, also where it was estimated: estimates must not confirm themselves. */
  saidDate: CalendarDate | null;
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

function usualOf({ on, saidDate, ...latest }: Purchase, earlier: readonly Purchase[]): UsualFood {
  const days = [{ on, saidDate }, ...earlier].flatMap((bought) =>
    bought.saidDate === null ? [] : [daysBetween(bought.on, bought.saidDate)],
  );
  // A date before the purchase was a slip, or the food was a bargain; neither is usual.
  const kept = days.filter((span) => span >= 0).slice(0, SPANS_MAX);
  return { ...latest, times: earlier.length + 1, days: kept };
}
