import * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { placeSchema } from '#kitchens/place-schema.ts';

/** Bought once, it may never be bought again. */
const TIMES_MIN = 2;
/** More than fit on a page, and enough for what a household knows about its food. */
const FOODS_MAX = 200;
/** Older ones say less about what the shop sells now. */
const SPANS_MAX = 8;

/** A food that a kitchen buys again and again, as it was the last time. */
export const usualFoodSchema = z.object({
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  place: placeSchema,
  amount: z.number(),
  unit: z.enum(UNITS),
  /** How often it was bought of late. */
  times: z.int(),
  /** For how many days it was good from the day it came in, by what people read off it; newest first. */
  days: z.array(z.int()),
});
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
const usualKey = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

function usualOf({ on, saidDate, ...latest }: Purchase, earlier: readonly Purchase[]): UsualFood {
  const days = [{ on, saidDate }, ...earlier].flatMap((bought) =>
    bought.saidDate === null ? [] : [daysBetween(bought.on, bought.saidDate)],
  );
  // A date before the purchase was a slip, or the food was a bargain; neither is usual.
  const kept = days.filter((span) => span >= 0).slice(0, SPANS_MAX);
  return { ...latest, times: earlier.length + 1, days: kept };
}
