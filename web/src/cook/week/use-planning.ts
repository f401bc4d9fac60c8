import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import type { MealId, PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import { useState } from 'react';
import { cookedAs } from '#cook/cooked-as.ts';
import { entriesFor } from '#cook/put-on-list.tsx';
import { textOf } from '#cook/words.ts';
import { newId } from '#http/new-id.ts';
import { useRecipeActs } from '#recipes/use-recipe-acts.ts';
import { type NewEntry, useEntryActs } from '#shopping/use-entry-acts.ts';
import type { Week } from './use-week.ts';

/** What was done last with a day, and can be taken back. */
interface Planned {
  meal: Omit<PlannedMeal, 'addedBy'>;
  isPlanned: boolean;
  /** How many missing things it put onto the list. */
  listed: number;
}

/** What was put onto the list at once. */
interface Put {
  entries: NewEntry[];
  /** For which meal; null for the dish alone. */
  meal: MealId | null;
}

/** Putting a dish onto a day, and what it lacks on that day onto the list. */
export function usePlanning(kitchenId: string) {
  const acts = useRecipeActs(kitchenId);
  const list = useEntryActs(kitchenId);
  const [puts, setPuts] = useState<Put[]>([]);
  const [last, setLast] = useState<Planned | null>(null);

  const putOnList = ({ dish }: DishOffer, missing: readonly FilledSlot[], meal: MealId | null): number => {
    const entries = entriesFor(missing, textOf(dish).slots);
    if (entries.length === 0) return 0;
    setPuts((before) => [...before, { entries, meal }]);
    void list.add(entries, cookedAs(dish));
    return entries.length;
  };
  const takeOffList = (isGone: (put: Put) => boolean) => {
    setPuts(puts.filter((put) => !isGone(put)));
    const entries = puts.filter(isGone).flatMap((put) => put.entries);
    if (entries.length > 0) void list.takeBack(entries);
  };
  /** What is on the list for no meal, or for one that was taken off, is for this one. */
  const takeOver = (week: Week, meal: MealId): boolean => {
    const planned = new Set<MealId | null>(week.meals.map((one) => one.meal._id));
    const free = puts.find((put) => !planned.has(put.meal));
    if (free) setPuts(puts.map((put) => (put === free ? { ...put, meal } : put)));
    return free !== undefined;
  };
  return {
    /** How many missing things were put onto the list; null before. */
    put: puts.length === 0 ? null : puts.reduce((sum, { entries }) => sum + entries.length, 0),
    last,
    putOnList: (offer: DishOffer, missing: readonly FilledSlot[]) => putOnList(offer, missing, null),
    takeOffList: () => takeOffList(() => true),
    plan: (offer: DishOffer, day: CalendarDate, week: Week) => {
      const { dish, portions } = offer;
      const id = newId() as MealId;
      const meal = { _id: id, day, dish: cookedAs(dish), portions };
      void acts.plan(meal);
      // What is there today may be past its day by then.
      const missing = week.lackingFor({ id, dish, portions, day });
      const listed = takeOver(week, id) ? 0 : putOnList(offer, missing, id);
      setLast({ meal, isPlanned: true, listed });
    },
    takeOff: (meal: PlannedMeal) => {
      void acts.unplan(meal);
      setLast({ meal, isPlanned: false, listed: 0 });
    },
    undo: ({ meal, isPlanned, listed }: Planned) => {
      setLast(null);
      void (isPlanned ? acts.unplan(meal) : acts.plan(meal));
      if (listed > 0) takeOffList((put) => put.meal === meal._id);
    },
  };
}

export type MealPlanning = ReturnType<typeof usePlanning>;
