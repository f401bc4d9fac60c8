import type { Waiting } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { foreseeShopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { firstListId } from '@crisper/domain/shopping/shopping.ts';
import type { ShoppingIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import { isShoppingIntent } from '@crisper/domain/shopping/shopping-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingIn } from '#kept/copies.ts';
import type { Entry } from '#kept/kept.ts';
import { useWaiting } from '#kept/use-waiting.ts';
import { shoppingQuery } from './shopping-query.ts';

const isAboutShopping = (entry: Entry): entry is Entry & Waiting<ShoppingIntent> =>
  isShoppingIntent(entry.intent);

/** The shopping of a kitchen, as it will be when everything that the person did has arrived. */
export function useShopping(kitchenId: KitchenId) {
  const { data, isPending, refetch } = useQuery(shoppingQuery(kitchenId));
  const { outbox } = useWaiting();
  const shopping = useMemo(() => {
    if (!data?.shopping) return undefined;
    const waiting = waitingIn(outbox, kitchenId, data.version).filter(isAboutShopping);
    return waiting.length === 0
      ? data.shopping
      : foreseeShopping(data.shopping, waiting, firstListId(kitchenId));
  }, [data, outbox, kitchenId]);
  return { shopping, isPending, refetch };
}
