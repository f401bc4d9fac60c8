import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { useQueries } from '@tanstack/react-query';
import { useDays } from '#items/today.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import type { ActingKitchen, KeptFood } from './acting-rows.tsx';

/** Everything in these kitchens; undefined until all of them have answered. */
export function useKeptFoods(kitchens: readonly ActingKitchen[]): {
  foods: KeptFood[] | undefined;
  isError: boolean;
} {
  const days = useDays(kitchens);
  return useQueries({
    queries: kitchens.map(({ id }) => kitchenFoodQuery(id)),
    combine: (answers) => ({
      foods: answers.every(({ data }) => data)
        ? answers.flatMap(({ data }, at) => kept(kitchens[at], days[at], data?.items ?? []))
        : undefined,
      isError: answers.some(({ isError, data }) => isError && !data),
    }),
  });
}

const kept = (
  kitchen: ActingKitchen | undefined,
  today: CalendarDate | undefined,
  items: readonly KitchenItem[],
): KeptFood[] => (kitchen && today ? items.map((item) => ({ kitchen, item, today })) : []);
