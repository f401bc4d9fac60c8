import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { type ItemIntent, itemsAfter } from '@crisper/domain/items/kept/items-after.ts';
import { newId } from '#http/new-id.ts';
import type { Doable } from '#items/do-in-kitchen.ts';

/** What is done, whatever it is done to. */
export type Doing = ItemIntent extends infer One
  ? One extends ItemIntent
    ? Omit<One, 'id' | 'itemId'>
    : never
  : never;

/** One thing done with one food, which is shown before the server has answered. */
export interface Step {
  intent: Intent;
  /** The food itself, whether it is there or not. */
  item: KitchenItem;
  /** What is there: nothing, the food, or two parts of it. */
  before: KitchenItem[];
  after: KitchenItem[];
}

/** Steps that are taken at once, in one kitchen. */
export interface Walk {
  kitchenId: string;
  steps: Step[];
}

export function stepOf(item: KitchenItem, doing: Doing, today: CalendarDate): Step {
  const intent = { ...doing, id: newId(), itemId: item._id } as ItemIntent;
  return { intent, item, before: [item], after: itemsAfter(item, intent, today) };
}

/** What the steps leave in the kitchen; null for what is not there then. */
export function shownAt(steps: Step[]): Map<ItemId, KitchenItem | null> {
  const shown = new Map<ItemId, KitchenItem | null>();
  for (const { before, after } of steps) {
    for (const { _id } of before) shown.set(_id, null);
    for (const item of after) shown.set(item._id, item);
  }
  return shown;
}

/** As it is sent. */
export const doable = ({ intent, item, before, after }: Step): Doable => ({
  intent,
  title: item.title,
  ...(intent.kind === 'undo' && { undone: { before: after, after: before.map(({ _id }) => _id) } }),
});

export const backwards = ({ intent, item, before, after }: Step): Step => ({
  intent: { id: newId(), kind: 'undo', event: intent.id },
  item,
  before: after,
  after: before,
});
