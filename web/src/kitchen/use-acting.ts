import type { Item } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { ITEMS_KEY, itemKey } from '#items/items-key.ts';
import { onAnswered } from '#kept/outbox.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { type ActsAtOnce, type ForeseenAct, shownAt, titledIntent } from './foreseen-act.ts';

/** Browsers keep no copy of the public fridge, so its pages are told what the acts leave there. */
function showInPublicFridge(client: QueryClient, acts: ForeseenAct[]) {
  for (const [itemId, item] of shownAt(acts)) {
    const queryKey = itemKey(itemId);
    void client.cancelQueries({ queryKey });
    client.setQueryData<Item | null>(queryKey, (known) => (known === undefined ? known : item));
  }
}

/** Does acts on the food of kitchens. Tells which of them made no event, so that there is nothing to undo. */
export function useActing(onFailed: (events: ReadonlySet<string>) => void) {
  const client = useQueryClient();
  const taken = useRef(new Set<string>());
  const failed = useRef(new Set<string>());
  const tellFailed = useEffectEvent(onFailed);
  useEffect(
    () =>
      onAnswered(({ intent, kitchenId }, { outcome, message }) => {
        if (kitchenId === PUBLIC_FRIDGE_ID) void client.invalidateQueries({ queryKey: ITEMS_KEY });
        if (!taken.current.has(intent.id)) return;
        // The pages of signed-in people show it on a card.
        if (message && !document.querySelector('[data-frame]')) void toast('warning', message);
        // What another person did first is not this person's to take back.
        if (outcome !== 'refused' && !(outcome === 'already' && message)) return;
        failed.current.add(intent.id);
        tellFailed(failed.current);
      }),
    [client],
  );
  return ({ kitchenId, acts }: ActsAtOnce) => {
    for (const { intent } of acts) taken.current.add(intent.id);
    if (kitchenId === PUBLIC_FRIDGE_ID) showInPublicFridge(client, acts);
    void doInKitchen(client, kitchenId, acts.map(titledIntent));
  };
}
