import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { loadFailed } from '@crisper/texts/items/items.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { MY_FOODS_PAGE_SIZE, myItemsQuery } from '#items/my-items-api.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { useListAddress } from '#ui/use-list-address.ts';
import { myFoodsAddress } from './my-foods-address.ts';

/** The page of the person's own items that the URL asks for. */
export function useMyFoods(email: string, kitchenId: KitchenId | null) {
  const { address, change } = useListAddress(myFoodsAddress);
  const today = useKitchenDay(kitchenId ?? PUBLIC_FRIDGE_ID);
  const { data, error, isPending, isPlaceholderData, refetch, errorUpdatedAt, dataUpdatedAt } = useQuery(
    myItemsQuery({ email, kitchenId, ...address, today }),
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / MY_FOODS_PAGE_SIZE));

  useEffect(() => {
    if (errorUpdatedAt > 0) void toast('error', loadFailed);
  }, [errorUpdatedAt]);

  // After the last item of the last page was deleted, the page no longer exists.
  useEffect(() => {
    if (data && !isPlaceholderData && address.page > pages) change({ page: pages }, { replace: true });
  }, [data, isPlaceholderData, address.page, pages, change]);

  return { address, change, data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch, pages, today };
}
