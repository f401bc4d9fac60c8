import type { Item } from '@crisper/domain/items/item.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { localStore } from '#http/local-store.ts';
import { newId } from '#http/new-id.ts';
import { itemQuery } from '#items/items-api.ts';
import { renewFoods } from '#items/my-items-api.ts';
import { CHOICE_KEY, kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { tellError } from '#ui/toasts/tell-error.ts';

/** The kitchen that the person chose, or the first in which they may add food; null for people without one. */
export function intoWhich(kitchens: readonly KitchenCard[]): KitchenCard | null {
  const own = kitchens.filter(({ role }) => may('add-food', role));
  return own.find(({ id }) => id === localStore.read(CHOICE_KEY)) ?? own[0] ?? null;
}

interface Taken {
  event: string;
  item: Item;
}

const isTakenByAnother = (error: unknown) => error instanceof ApiError && error.code === 'item_taken';

/** Takes food that its owner offers, and gives it back. Both are shown at once; a refusal is told in the server's words. */
export function useTaking(itemId: string) {
  const client = useQueryClient();
  const { queryKey } = itemQuery(itemId);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isUndoable, setUndoable] = useState(false);
  const onGone = useCallback(() => setUndoable(false), []);

  const show = (item: Item | null) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, item);
  };
  // In one scope, so that giving back waits until the food is taken.
  const common = { scope: { id: 'taking' }, onSettled: () => void renewFoods(client) };
  const taking = useMutation({
    ...common,
    mutationFn: async ({ event }: Taken) => {
      const into = intoWhich(await client.ensureQueryData(kitchensQuery));
      await call(kitchenItemsApi.takeItem, {
        params: { itemId },
        body: { event, kitchenId: into?.id ?? null },
      });
    },
    onError: (error, { item }) => {
      if (!isTakenByAnother(error)) show(item);
      setTaken(null);
      tellError(error);
    },
  });
  const givingBack = useMutation({
    ...common,
    mutationFn: ({ event }: Taken) =>
      call(kitchenItemsApi.giveItemBack, { params: { itemId }, body: { event } }),
    onError: (error) => {
      show(null);
      tellError(error);
    },
  });

  return {
    taken,
    isUndoable,
    take: (item: Item) => {
      const now = { event: newId(), item };
      setTaken(now);
      setUndoable(true);
      show(null);
      taking.mutate(now);
    },
    giveBack: () => {
      if (!taken) return;
      setTaken(null);
      show(taken.item);
      givingBack.mutate(taken);
    },
    onGone,
  };
}
