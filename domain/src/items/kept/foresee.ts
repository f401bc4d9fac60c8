import type { CalendarDate } from '#calendar-date.ts';
import type { Intent } from '#items/intents/intents.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import { itemAdded, itemsAfter, itemsUndone } from './items-after.ts';

/** What a person did, and the server does not know yet. */
export interface Waiting<Done = Intent> {
  intent: Done;
  /** When, and on which day of the kitchen. */
  at: number;
  on: CalendarDate;
  /** The public name of the person. */
  by: string;
  /** Of something that is taken back: what there was before it, and what came of it. */
  undone?: { before: KitchenItem[]; after: ItemId[] };
}

/**
 * The food as it will be, by the rules that the server applies. An act is applied to what is there now, which another
 * person may have changed meanwhile. Food that nothing waits for is the same object as before.
 */
export function foresee(items: readonly KitchenItem[], waiting: readonly Waiting[]): KitchenItem[] {
  const changes = new Map<ItemId, KitchenItem | null>();
  const stored = new Map(waiting.length > 0 ? items.map((item) => [item._id, item]) : []);
  const there = (id: ItemId) => (changes.has(id) ? changes.get(id) : stored.get(id));
  const put = (gone: readonly ItemId[], found: readonly KitchenItem[]) => {
    for (const id of gone) changes.set(id, null);
    for (const item of found) changes.set(item._id, item);
  };
  for (const { intent, at, on, by, undone } of effective(waiting)) {
    if (intent.kind === 'undo') {
      const before = new Map(undone?.before.map((item) => [item._id, item]));
      for (const id of new Set([...(undone?.after ?? []), ...before.keys()]))
        put([id], itemsUndone(there(id) ?? null, before.get(id) ?? null, intent, on));
    } else if (intent.kind === 'addItem') {
      if (!there(intent.item.id)) put([], [itemAdded(intent, { addedBy: by, at: new Date(at), today: on })]);
    } else {
      const item = there(intent.itemId);
      if (item) put([item._id], itemsAfter(item, intent, on));
    }
  }
  if (changes.size === 0) return [...items];
  const found = [...changes.values()].filter((item) => item !== null);
  return [...items.filter(({ _id }) => !changes.has(_id)), ...found];
}

/**
 * Without what was taken back before the server heard of it. Where it is known what there was before, that is shown
 * instead: the server may have done the first of both already, and its food is gone from what it told.
 */
function effective(waiting: readonly Waiting[]): Waiting[] {
  const undone = new Set(
    waiting.flatMap(({ intent, undone }) => (intent.kind === 'undo' && !undone ? [intent.event] : [])),
  );
  const never = new Set(waiting.filter(({ intent }) => undone.has(intent.id)).map(({ intent }) => intent.id));
  return waiting.filter(
    ({ intent }) => !never.has(intent.id) && !(intent.kind === 'undo' && never.has(intent.event)),
  );
}
