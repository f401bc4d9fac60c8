import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { type Act, intended } from '@crisper/domain/items/intents/intended.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
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

const LATER = ['addItem', 'changeItem', 'undo'] as const;

/** Whether a browser can tell what comes of it. */
export const isAct = (intent: { kind: Intent['kind'] }): intent is Act =>
  !LATER.some((kind) => kind === intent.kind);

/** The food as it will be when the server has done it. */
export function foresee({ version, items }: KitchenFood, act: Act, today: CalendarDate): KitchenFood {
  return {
    version,
    items: items.flatMap((item) => (item._id === act.itemId ? intended(item, act, today) : item)),
  };
}
