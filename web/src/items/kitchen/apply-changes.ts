import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { ItemsChanged } from '@crisper/domain/items/kitchen-items-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { shownAt, type Walk } from './steps.ts';

/** Everything in a kitchen, as of a version. */
export interface KitchenFood {
  version: number;
  items: KitchenItem[];
}

/** The food after a change; all of it where the server could not tell what changed. */
export function applyChanges(
  before: KitchenFood | undefined,
  { version, reset, items, gone }: ItemsChanged,
): KitchenFood {
  if (!before || reset) return { version, items };
  const replaced = new Set([...gone, ...items.map(({ _id }) => _id)]);
  return { version, items: [...before.items.filter(({ _id }) => !replaced.has(_id)), ...items] };
}

/** As these are named among what is being sent. */
export const STEPS_KEY = ['food-steps'] as const;

/** What is on its way to the server, in its order: an answer that was asked for earlier does not know of it. */
export function shownUnderWay(client: QueryClient, kitchenId: string): Map<ItemId, KitchenItem | null> {
  const walks = client.getMutationCache().findAll({ mutationKey: STEPS_KEY, status: 'pending' });
  return new Map(
    walks.flatMap(({ state }) => {
      const walk = state.variables as Walk;
      return walk.kitchenId === kitchenId ? [...shownAt(walk.steps, 'after')] : [];
    }),
  );
}

/** The food with these as they will be; null for what will be gone. */
export function foresee(
  { version, items }: KitchenFood,
  shown: ReadonlyMap<ItemId, KitchenItem | null>,
): KitchenFood {
  const there = [...shown.values()].filter((item) => item !== null);
  return { version, items: [...items.filter(({ _id }) => !shown.has(_id)), ...there] };
}
