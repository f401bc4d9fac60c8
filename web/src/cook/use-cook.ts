import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { type CookQuestion, rank } from '@crisper/domain/cook/rank.ts';
import { type Supplies, suppliesOf } from '@crisper/domain/cook/supplies.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kitchenFoodQuery } from '#items/kitchen/kitchen-food-query.ts';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { type CookFilters, QUICK_MINUTES } from './filters.ts';

/** What there is to cook with in a kitchen; undefined until its food is known. */
export function useSupplies(kitchenId: string, self: string) {
  const { data, isPending, refetch } = useQuery(kitchenFoodQuery(kitchenId));
  const today = useKitchenDay(kitchenId);
  const items = data?.items;
  const supplies = useMemo<Supplies | undefined>(
    () => items && suppliesOf(items, { self, today, names: foodNames }),
    [items, self, today],
  );
  return { items, supplies, today, isPending, refetch };
}

export const questionOf = (
  supplies: Supplies,
  { isQuick, diet }: CookFilters,
  chosen: readonly string[],
): CookQuestion => ({ supplies, chosen, diet, minutes: isQuick ? QUICK_MINUTES : undefined });

/** What to cook, the best first. */
export function useRanking(supplies: Supplies | undefined, filters: CookFilters, chosen: readonly string[]) {
  return useMemo(
    () => supplies && rank(DISHES, questionOf(supplies, filters, chosen)),
    [supplies, filters, chosen],
  );
}
