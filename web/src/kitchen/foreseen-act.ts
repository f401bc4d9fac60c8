import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { type ItemIntent, itemsAfter } from '@crisper/domain/items/kept/items-after.ts';
import { newId } from '#http/new-id.ts';
import type { TitledIntent } from '#items/do-in-kitchen.ts';

/** An intent without the food that it is about, as buttons and sheets name it. */
export type BareIntent = ItemIntent extends infer One
  ? One extends ItemIntent
    ? Omit<One, 'id' | 'itemId'>
    : never
  : never;

/** An act on one food, which is shown before the server has answered. */
export interface ForeseenAct {
  intent: Intent;
  /** The food itself, whether it is there or not. */
  item: KitchenItem;
  /** What is there: nothing, the food, or two parts of it. */
  before: KitchenItem[];
  after: KitchenItem[];
}

/** Acts that are done at once, in one kitchen. */
export interface ActsAtOnce {
  kitchenId: string;
  acts: ForeseenAct[];
}

export function foreseenAct(item: KitchenItem, what: BareIntent, today: CalendarDate): ForeseenAct {
  const intent = { ...what, id: newId(), itemId: item._id } as ItemIntent;
  return { intent, item, before: [item], after: itemsAfter(item, intent, today) };
}

/** What the acts leave in the kitchen; null for what is not there then. */
export function shownAt(acts: ForeseenAct[]): Map<ItemId, KitchenItem | null> {
  const shown = new Map<ItemId, KitchenItem | null>();
  for (const { before, after } of acts) {
    for (const { _id } of before) shown.set(_id, null);
    for (const item of after) shown.set(item._id, item);
  }
  return shown;
}

/** The intent of an act, as it is sent. */
export const titledIntent = ({ intent, item, before, after }: ForeseenAct): TitledIntent => ({
  intent,
  title: item.title,
  ...(intent.kind === 'undo' && { undone: { before: after, after: before.map(({ _id }) => _id) } }),
});

/** The act that undoes it. */
export const backwards = ({ intent, item, before, after }: ForeseenAct): ForeseenAct => ({
  intent: { id: newId(), kind: 'undo', event: intent.id },
  item,
  before: after,
  after: before,
});
