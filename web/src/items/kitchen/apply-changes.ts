import type { Item } from '@crisper/domain/items/item.ts';
import type { ItemsChanged } from '@crisper/domain/items/kitchen-items-api.ts';

/** Everything in a kitchen, as of a version. */
export interface KitchenFood {
  version: number;
  items: Item[];
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
