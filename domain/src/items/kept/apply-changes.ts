import type { ItemId, KitchenItem } from '#items/item.ts';

/** Everything in a kitchen, as of a version. */
export interface KitchenItems {
  version: number;
  items: KitchenItem[];
}

/** As the server tells them. */
interface Changes extends KitchenItems {
  reset: boolean;
  gone: ItemId[];
}

/** The food after a change; all of it where the server could not tell what changed. */
export function applyChanges(
  before: KitchenItems | undefined,
  { version, reset, items, gone }: Changes,
): KitchenItems {
  if (!before || reset) return { version, items };
  const replaced = new Set([...gone, ...items.map(({ _id }) => _id)]);
  // The same array where nothing changed, so that nothing is drawn again.
  if (replaced.size === 0) return { version, items: before.items };
  return { version, items: [...before.items.filter(({ _id }) => !replaced.has(_id)), ...items] };
}
