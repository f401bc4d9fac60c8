import { shoppingApi } from '@crisper/domain/shopping/shopping-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { boughtKey } from '#session/kitchen/kitchen-key.ts';

/** What the kitchen buys, as the server told it last. */
export const boughtQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: boughtKey(kitchenId),
    queryFn: () => call(shoppingApi.listBought, { params: { kitchenId } }),
  });
