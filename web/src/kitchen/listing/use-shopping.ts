import { foresee } from '@crisper/domain/items/kept/foresee.ts';
import { onTheList } from '@crisper/domain/kept/on-the-list.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { foreseeShopping, type Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { firstListId } from '@crisper/domain/shopping/shopping.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAboutFood, waitingIn } from '#kept/copies.ts';
import type { Copy, OutboxEntry } from '#kept/kept.ts';
import { useWaiting } from '#kept/use-waiting.ts';
import { shoppingQuery } from './shopping-query.ts';

/** The copy's food and shopping, with everything that waits applied to them. */
export function afterWaiting(copy: Copy, kitchenId: string, outbox: readonly OutboxEntry[]) {
  const { items, shopping } = copy;
  const waiting = waitingIn(outbox, kitchenId, copy);
  if (!shopping || waiting.length === 0) return { items, shopping };
  const food = foresee(items, waiting.filter(isAboutFood));
  const things = onTheList(waiting, { items: food, staples: shopping.staples });
  const after: Shopping = foreseeShopping(shopping, things, firstListId(kitchenId as KitchenId));
  return { items: food, shopping: after };
}

/** The shopping of a kitchen and its food, as they will be when everything that the person did has arrived. */
export function useShopping(kitchenId: string) {
  const { data, isPending, refetch } = useQuery(shoppingQuery(kitchenId));
  const { outbox } = useWaiting();
  const now = useMemo(() => data && afterWaiting(data, kitchenId, outbox), [data, kitchenId, outbox]);
  return { shopping: now?.shopping, items: now?.items, isPending, refetch };
}
