import type * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { isLeftovers, productKey } from '#foods/words.ts';
import type { boughtSchema } from './bought-schema.ts';

/** Bought on one day alone, it may never be bought again. */
const DAYS_MIN = 2;
/** Older ones weigh next to nothing. */
const DAYS_TOLD = 24;
/** More than a household buys again and again. */
const TOLD_MAX = 150;
/** More are not looked through. */
const THINGS_MAX = 40;
/** What a household did without for longer, it does not miss. */
export const MISSED_DAYS = 14;

const WEEK_DAYS = 7;
/** What is bought on Saturdays is wanted on Saturdays. */
const SAME_WEEKDAY_WEIGHT = 2;
/** After eight weeks a purchase weighs half: households change. */
const HALF_LIFE_DAYS = 56;

export type Bought = z.output<typeof boughtSchema>;

/** Something on the day on which it was bought, or finished. */
export type ThingOnDay = Pick<Bought, 'title' | 'image' | 'category'> & { on: CalendarDate };

/** What a kitchen buys, from its purchases and from what was finished lately, each newest first. */
export function boughtOf(purchases: readonly ThingOnDay[], finished: readonly ThingOnDay[]): Bought[] {
  const went = Map.groupBy(finished, ({ title }) => productKey(title));
  // What was finished was bought, though maybe longer ago than is remembered.
  const byProduct = Map.groupBy([...purchases, ...finished], ({ title }) => productKey(title));
  const bought = new Set(purchases);
  return [...byProduct]
    .flatMap(([key, [latest, ...earlier]]) => {
      if (!latest) return [];
      const days = [latest, ...earlier].filter((one) => bought.has(one)).map(({ on }) => on);
      const { title, image, category } = latest;
      return [{ title, image, category, days: newest(days), wentOn: went.get(key)?.[0]?.on ?? null }];
    })
    .filter(({ title, days, wentOn }) => !isLeftovers(title) && (days.length >= DAYS_MIN || wentOn !== null))
    .sort((a, b) => b.days.length - a.days.length)
    .slice(0, TOLD_MAX);
}

/** Each day once. */
const newest = (days: readonly CalendarDate[]): CalendarDate[] =>
  [...new Set(days)].sort((a, b) => b.localeCompare(a)).slice(0, DAYS_TOLD);

/** A thing to put onto the list with one tap. */
export interface UsualThing extends Pick<Bought, 'title' | 'image' | 'category'> {
  /** There is none of it left. */
  isOut: boolean;
}

interface Household {
  /** What is in the kitchen. */
  items: readonly { title: string }[];
  /** What was finished, and the server does not know yet. */
  finished: readonly { title: string }[];
  today: CalendarDate;
}

/** What the kitchen will want to buy today: what ran out first, then what it buys most, on this day of the week above all. */
export function usualThings(bought: readonly Bought[], { items, finished, today }: Household): UsualThing[] {
  const there = new Set(items.map(({ title }) => productKey(title)));
  const gone = new Set(finished.map(({ title }) => productKey(title)));
  const isMissed = ({ title, wentOn }: Bought) =>
    gone.has(productKey(title)) || (wentOn !== null && daysBetween(wentOn, today) < MISSED_DAYS);
  return bought
    .map((one) => ({
      one,
      weight: weightOf(one, today),
      isOut: isMissed(one) && !there.has(productKey(one.title)),
    }))
    .filter(({ one, isOut }) => isOut || one.days.length >= DAYS_MIN)
    .sort((a, b) => Number(b.isOut) - Number(a.isOut) || b.weight - a.weight)
    .slice(0, THINGS_MAX)
    .map(({ one: { title, image, category }, isOut }) => ({ title, image, category, isOut }));
}

function weightOf({ days }: Bought, today: CalendarDate): number {
  return days.reduce((sum, day) => {
    const age = daysBetween(day, today);
    const weight = age % WEEK_DAYS === 0 ? SAME_WEEKDAY_WEIGHT : 1;
    return sum + weight / 2 ** (age / HALF_LIFE_DAYS);
  }, 0);
}
