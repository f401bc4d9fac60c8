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

/** Putting a dish onto a day, and what it lacks onto the list, which the first does as well. */
export function usePlanning(kitchenId: string) {
  const acts = useRecipeActs(kitchenId);
  const list = useEntryActs(kitchenId);
  const [put, setPut] = useState<NewEntry[] | null>(null);
  const [last, setLast] = useState<Planned | null>(null);

  const putOnList = ({ dish }: DishOffer, missing: readonly FilledSlot[]): number => {
    const entries = put ? [] : entriesFor(missing, textOf(dish).slots);
    if (entries.length === 0) return 0;
    setPut(entries);
    void list.add(entries, cookedAs(dish));
    return entries.length;
  };
  const takeOffList = () => {
    setPut(null);
    if (put) void list.takeBack(put);
  };
  return {
    /** How many missing things were put onto the list; null before. */
    put: put?.length ?? null,
    last,
    putOnList,
    takeOffList,
    plan: (offer: DishOffer, day: CalendarDate, week: Week) => {
      const { dish, portions } = offer;
      const id = newId() as MealId;
      const meal = { _id: id, day, dish: cookedAs(dish), portions };
      void acts.plan(meal);
      // What is there today may be past its day by then.
      const listed = putOnList(offer, week.lackingFor({ id, dish, portions, day }));
      setLast({ meal, isPlanned: true, listed });
    },
    takeOff: (meal: PlannedMeal) => {
      void acts.unplan(meal);
      setLast({ meal, isPlanned: false, listed: 0 });
    },
    undo: ({ meal, isPlanned, listed }: Planned) => {
      setLast(null);
      void (isPlanned ? acts.unplan(meal) : acts.plan(meal));
      if (listed > 0) takeOffList();
    },
  };
}

export type MealPlanning = ReturnType<typeof usePlanning>;
