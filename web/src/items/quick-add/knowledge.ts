import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

/** What the kitchen buys often. Without it, guesses are as good as for anybody. */
export const usualQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'usual'],
    queryFn: () => call(kitchenItemsApi.listUsualFoods, { params: { kitchenId } }),
  });
