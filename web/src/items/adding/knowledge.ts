import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

/** What the kitchen buys often. Without it, guesses are as good as for anybody. */
export const usualQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'usual'],
    queryFn: () => call(kitchenItemsApi.listUsualFoods, { params: { kitchenId } }),
  });

/** A table of several hundred foods. Without it, no dates are guessed. */
export const shelfLifeQuery = queryOptions({
  queryKey: ['shelf-life'],
  queryFn: () => fetchCode(() => import('@crisper/domain/items/shelf-life/estimate.ts')),
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});
