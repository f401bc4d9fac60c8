import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { ItemsChanged } from '@crisper/domain/items/kitchen-items-api.ts';

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

/** The food with these as they will be; null for what will be gone. */
export function foresee(
  { version, items }: KitchenFood,
  shown: ReadonlyMap<ItemId, KitchenItem | null>,
): KitchenFood {
  const there = [...shown.values()].filter((item) => item !== null);
  return { version, items: [...items.filter(({ _id }) => !shown.has(_id)), ...there] };
}
