import type * as z from 'zod/mini';
import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { RecipeIntent } from './recipe-intents.ts';
import type { mealIdSchema, plannedMealSchema } from './recipe-schema.ts';

export type MealId = z.output<typeof mealIdSchema>;
export type PlannedMeal = z.output<typeof plannedMealSchema>;

/** Today and the six days after it. */
const WEEK_DAYS = 7;
export const MEALS_PER_DAY = 4;
/** What waited on a phone, or was taken back after midnight, may be a day off. */
const DAYS_OFF = 1;

export const weekFrom = (today: CalendarDate): CalendarDate[] =>
  Array.from({ length: WEEK_DAYS }, (_, days) => addDays(today, days));

/** The meals of the next seven days, in the order in which they were planned. Nobody is reminded of a day that passed. */
export function mealsFrom(planned: readonly PlannedMeal[], today: CalendarDate): PlannedMeal[] {
  const days = weekFrom(today);
  return planned.filter(({ day }) => days.includes(day));
}

/** Ids begin with the time at which they were made. */
const byTimeOfPlanning = (a: PlannedMeal, b: PlannedMeal): number => Number(a._id > b._id) || -1;

type PlanIntent = Extract<RecipeIntent, { kind: 'planMeal' | 'unplanMeal' }>;
type PlanRefusal = 'meal_day_invalid' | 'too_many_meals';

/**
 * The planned meals after an intent, on the server and on the phones; the same array if nothing changes. A dish is planned
 * once a day, whoever plans it, and taking back a removal plans the same meal again.
 */
export function mealsAfter(
  before: PlannedMeal[],
  intent: PlanIntent,
  by: string,
  today: CalendarDate,
): PlannedMeal[] | PlanRefusal {
  if (intent.kind === 'unplanMeal') {
    const others = before.filter(({ _id }) => _id !== intent.mealId);
    return others.length === before.length ? before : others;
  }
  const { id, day, dish, portions } = intent.meal;
  const known = before.find(({ _id }) => _id === id);
  const sameDay = before.filter((meal) => meal !== known && meal.day === day);
  if (sameDay.some((meal) => meal.dish.id === dish.id)) return before;
  if (known?.day === day && known.dish.id === dish.id && known.portions === portions) return before;
  if (day < addDays(today, -DAYS_OFF) || day >= addDays(today, WEEK_DAYS + DAYS_OFF))
    return 'meal_day_invalid';
  if (sameDay.length >= MEALS_PER_DAY) return 'too_many_meals';
  const planned = { _id: id, day, dish, portions, addedBy: known?.addedBy ?? by };
  return known
    ? before.map((meal) => (meal === known ? planned : meal))
    : [...before, planned].sort(byTimeOfPlanning);
}
