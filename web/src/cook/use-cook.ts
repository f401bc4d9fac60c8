import type { Dish } from '@crisper/domain/cook/dish.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { type CookQuestion, rank } from '@crisper/domain/cook/rank.ts';
import { ASSUMED_FOODS } from '@crisper/domain/cook/serves.ts';
import { type Supplies, suppliesOf } from '@crisper/domain/cook/supplies.ts';
import { assumedIn } from '@crisper/domain/recipes/cookbook.ts';
import { ownNames } from '@crisper/domain/recipes/own-dishes.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { useCookbook } from '#recipes/use-cookbook.ts';
import { type CookFilters, QUICK_MINUTES } from './filters.ts';
import { useReadOwnDishes } from './use-own-dishes.ts';

/** What a kitchen cooks with, and by. */
export interface Larder {
  supplies: Supplies;
  /** Of our own and of the kitchen's. */
  dishes: readonly Dish[];
  /** Foods that are always at home. */
  assumed: readonly string[];
}

/** What there is to cook with in a kitchen; undefined until its food is known. */
export function useLarder(kitchenId: string, self: string) {
  const { data, isPending, refetch } = useQuery(kitchenFoodQuery(kitchenId));
  const book = useCookbook(kitchenId);
  const { cookbook } = book;
  const own = useReadOwnDishes(cookbook);
  const readOwn = own.data?.readOwnDishes;
  const today = useKitchenDay(kitchenId);
  const items = data?.items;
  const larder = useMemo<Larder | undefined>(() => {
    if (!items) return undefined;
    const names = { names: foodNames, own: cookbook && ownNames(cookbook) };
    return {
      supplies: suppliesOf(items, { self, today, ...names }),
      dishes: cookbook && readOwn ? [...DISHES, ...readOwn(cookbook)] : DISHES,
      assumed: cookbook ? assumedIn(cookbook, ASSUMED_FOODS) : ASSUMED_FOODS,
    };
  }, [items, cookbook, readOwn, self, today]);
  return { items, larder, book, own, cookbook, today, isPending, refetch };
}

export const questionOf = (
  { supplies, assumed }: Larder,
  { isQuick, isOnePot, diet }: CookFilters,
  chosen: readonly string[],
): CookQuestion => ({
  ...{ supplies, assumed, chosen, diet, isOnePot },
  minutes: isQuick ? QUICK_MINUTES : undefined,
});

/** What to cook, the best first. */
export function useRanking(
  dishes: readonly Dish[],
  larder: Larder | undefined,
  filters: CookFilters,
  chosen: readonly string[],
) {
  return useMemo(
    () => larder && rank(dishes, questionOf(larder, filters, chosen)),
    [dishes, larder, filters, chosen],
  );
}
