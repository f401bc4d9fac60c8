import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen-key.ts';
import { applyChanges, foresee, type KitchenFood, shownUnderWay } from './apply-changes.ts';

/** Everything in a kitchen. After the first time, only what changed is asked for. */
export const kitchenFoodQuery = (kitchenId: string) => {
  const queryKey = [...kitchenKey(kitchenId), 'food'] as const;
  return queryOptions({
    queryKey,
    // Food that did not change is the same object already. Compared place by place, everything after a row that went
    // would become a new object, and be drawn again.
    structuralSharing: false,
    queryFn: async ({ client }): Promise<KitchenFood> => {
      const before = client.getQueryData<KitchenFood>(queryKey);
      const query = before ? { since: String(before.version) } : {};
      const changes = await call(kitchenItemsApi.listKitchenChanges, { params: { kitchenId }, query });
      // Meanwhile the person may have done something, which is shown already.
      const food = applyChanges(client.getQueryData<KitchenFood>(queryKey), changes);
      return foresee(food, shownUnderWay(client, kitchenId));
    },
  });
};
