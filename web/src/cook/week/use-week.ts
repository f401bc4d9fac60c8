import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import { type Meal, offerBesides, setAside } from '@crisper/domain/cook/set-aside.ts';
import type { Diet } from '@crisper/domain/foods/diet.ts';
import type { Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import { mealsFrom } from '@crisper/domain/recipes/planned-meals.ts';
import { useMemo } from 'react';
import { slugOf } from '#cook/cooked-as.ts';
import type { Larder } from '#cook/use-cook.ts';
import { useReadOwnDishes } from '#cook/use-own-dishes.ts';
import { usePublicDishes } from '#cook/use-public-dishes.ts';

interface Asked {
  larder: Larder | undefined;
  cookbook: Cookbook | undefined;
  today: CalendarDate;
  diet: Diet | null;
  /** Foods that somebody wants to cook with now, whatever is planned. */
  chosen: readonly string[];
}

const isPublic = (dish: Cooked) => slugOf(dish).startsWith('pd-');

/** The meals of the next seven days, what each is made of, and what is left for other dishes. */
export function useWeek({ larder, cookbook, today, diet, chosen }: Asked) {
  const planned = useMemo(() => mealsFrom(cookbook?.planned ?? [], today), [cookbook?.planned, today]);
  const needsPublic = planned.some(({ dish }) => isPublic(dish));
  const others = usePublicDishes(needsPublic ? cookbook : undefined);
  const own = useReadOwnDishes(cookbook);
  const publicDishes = others.data;
  const othersAgain = others.isError ? others.refetch : null;
  const ownAgain = own.isError ? own.refetch : null;
  const hasPublic = publicDishes !== undefined;
  const hasOwn = own.data !== undefined || cookbook?.recipes.length === 0;
  return useMemo(() => {
    if (!larder) return undefined;
    const bySlug = new Map([...larder.dishes, ...(publicDishes ?? [])].map((dish) => [dish.slug, dish]));
    const meals = planned.flatMap(({ _id: id, dish: named, portions, day }): Meal[] => {
      const dish = bySlug.get(slugOf(named));
      return dish ? [{ id, dish, portions, day }] : [];
    });
    const asked = { supplies: larder.supplies, assumed: larder.assumed, diet, chosen };
    const aside = setAside(meals, asked);
    const isOffered = ({ slug }: Dish) => chosen.length > 0 || !meals.some(({ dish }) => dish.slug === slug);
    return {
      /** The soonest first. */
      meals: planned
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map((meal) => ({
          meal,
          dish: bySlug.get(slugOf(meal.dish)) ?? null,
          food: aside.meals.get(meal._id) ?? null,
          /** Until the recipes are read, nobody knows whether a dish is gone. */
          isGone: !bySlug.has(slugOf(meal.dish)) && (isPublic(meal.dish) ? hasPublic : hasOwn),
        })),
      /** Another try for recipes that could not be read. */
      retry:
        othersAgain || ownAgain
          ? () => {
              void othersAgain?.();
              void ownAgain?.();
            }
          : null,
      /** What other dishes are made of. */
      larder: { ...larder, supplies: aside.supplies, dishes: larder.dishes.filter(isOffered) },
      /** False for dishes that are planned anyway. */
      isOffered,
      /** What a meal would lack on its day. */
      lackingFor: (meal: Meal): readonly FilledSlot[] => offerBesides(meals, meal, asked)?.lacking ?? [],
    };
  }, [larder, publicDishes, planned, diet, chosen, hasPublic, hasOwn, othersAgain, ownAgain]);
}

export type Week = NonNullable<ReturnType<typeof useWeek>>;
export type WeekMeal = Week['meals'][number];
