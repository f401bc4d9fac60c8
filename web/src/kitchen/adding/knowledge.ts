import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { loadFoods } from '#items/pictures/use-foods.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

/** What the kitchen buys often. Without it, guesses are as good as for anybody. */
export const usualQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'usual'],
    queryFn: () => call(kitchenItemsApi.listUsualFoods, { params: { kitchenId } }),
  });

/** The list of foods. Without it, neither dates nor categories are guessed. */
export const shelfLifeQuery = queryOptions({
  queryKey: ['shelf-life'],
  queryFn: () => loadFoods(),
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});
