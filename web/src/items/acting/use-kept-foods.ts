import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { useQueries } from '@tanstack/react-query';
import { kitchenFoodQuery } from '#items/kitchen/kitchen-food-query.ts';
import type { ActingKitchen, KeptFood } from './acting-rows.tsx';

/** Everything in these kitchens; undefined until all of them have answered. */
export function useKeptFoods(kitchens: readonly ActingKitchen[]): {
  foods: KeptFood[] | undefined;
  isError: boolean;
} {
  return useQueries({
    queries: kitchens.map(({ id }) => kitchenFoodQuery(id)),
    combine: (answers) => ({
      foods: answers.every(({ data }) => data)
        ? answers.flatMap(({ data }, at) => kept(kitchens[at], data?.items ?? []))
        : undefined,
      isError: answers.some(({ isError, data }) => isError && !data),
    }),
  });
}

const kept = (kitchen: ActingKitchen | undefined, items: readonly KitchenItem[]): KeptFood[] =>
  kitchen ? items.map((item) => ({ kitchen, item })) : [];
