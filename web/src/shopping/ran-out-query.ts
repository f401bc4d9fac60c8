import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

/** What ran out of late, as the server told it last. */
export const ranOutQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'ran-out'],
    queryFn: () => call(kitchenItemsApi.listRanOut, { params: { kitchenId } }),
  });
