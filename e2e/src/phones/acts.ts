import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import type { Entry, EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import type { TitledIntent } from '@crisper/web/items/do-in-kitchen.ts';
import {
  type BareIntent,
  backwards,
  type ForeseenAct,
  foreseenAct,
  titledIntent,
} from '@crisper/web/kitchen/foreseen-act.ts';
import fc from 'fast-check';

const WITH_FOOD = [
  ...(['add', 'use', 'finish', 'open', 'freeze', 'thaw'] as const),
  ...(['amount', 'move', 'title', 'label', 'part', 'undo'] as const),
];
const WITH_ENTRIES = [
  ...(['note', 'tick', 'untick', 'rename', 'measure'] as const),
  ...(['carry', 'apart', 'remove', 'bring', 'list'] as const),
];

const actOf = <What extends string>(whats: readonly What[]) =>
  fc.record({
    what: fc.constantFrom(...whats),
    which: fc.nat(),
    amount: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 30 }),
  });

/** What a person does, by what they see: a number chooses the food or the entry among it. */
export const foodAct = actOf(WITH_FOOD);
export const entryAct = actOf(WITH_ENTRIES);
export type FoodAct = typeof foodAct extends fc.Arbitrary<infer One> ? One : never;
type EntryAct = typeof entryAct extends fc.Arbitrary<infer One> ? One : never;
export type PhoneAct = FoodAct | EntryAct;

/** What a page shows, and what the person did there that they may take back. */
export interface PageState {
  today: CalendarDate;
  items: readonly KitchenItem[];
  shopping: Shopping;
  acts: ForeseenAct[];
  removed: Entry[];
}

const oneOf = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];
const isAboutFood = (act: PhoneAct): act is FoodAct => WITH_FOOD.some((what) => what === act.what);

/** The act as the page would do it. */
export const thingOf = (act: PhoneAct, seen: PageState): TitledIntent =>
  isAboutFood(act) ? foodThing(act, seen) : entryThing(act, seen);

function foodThing({ what, which, amount, days }: FoodAct, { today, items, acts }: PageState): TitledIntent {
  const item = oneOf(items, which);
  const act = oneOf(acts, which);
  if (what === 'undo' && act) return titledIntent(backwards(act));
  if (what === 'add' || what === 'undo' || !item) {
    const title = `Food ${which % 50}`;
    const food = {
      id: randomUUIDv7() as ItemId,
      title,
      amount: amount * 2,
      expiryDate: addDays(today, days),
    };
    return { title, intent: { id: randomUUIDv7(), kind: 'addItem', item: food } };
  }
  const next = foreseenAct(item, bareIntentOf({ what, which, amount, days }, item, today), today);
  acts.push(next);
  return titledIntent(next);
}

function bareIntentOf(
  { what, which, amount, days }: FoodAct & { what: Exclude<FoodAct['what'], 'add' | 'undo'> },
  { version: base }: KitchenItem,
  today: CalendarDate,
): BareIntent {
  const intents: Record<typeof what, BareIntent> = {
    use: { kind: 'useItem', amount },
    finish: { kind: 'finishItem', outcome: which % 2 ? 'eaten' : 'wasted' },
    open: { kind: 'openItem' },
    freeze: { kind: 'freezeItem' },
    thaw: { kind: 'thawItem' },
    move: { kind: 'moveItem', place: which % 2 ? 'freezer' : 'pantry' },
    part: { kind: 'openItem', part: { id: randomUUIDv7() as ItemId, amount } },
    amount: { kind: 'changeItem', fields: { amount: amount * 2 }, base },
    title: { kind: 'changeItem', fields: { title: `Food ${days}` }, base },
    label: { kind: 'changeItem', fields: { labelDate: addDays(today, days) }, base },
  };
  return intents[what];
}

function entryThing({ what, which, amount }: EntryAct, { shopping, removed }: PageState): TitledIntent {
  const id = randomUUIDv7();
  const entry = oneOf(shopping.entries, which);
  const gone = oneOf(removed, which);
  const noted = (given: { id: EntryId; title: string; amount?: number | null }): TitledIntent => ({
    title: given.title,
    intent: { id, kind: 'addEntry', entry: given },
  });
  if (what === 'list') {
    const name = `List ${amount}`;
    return { title: name, intent: { id, kind: 'addList', list: { id: randomUUIDv7() as ListId, name } } };
  }
  if (what === 'bring' && gone) return noted({ id: gone._id, title: gone.title, amount: gone.amount });
  if (what === 'note' || what === 'bring' || !entry)
    return noted({ id: randomUUIDv7() as EntryId, title: `Food ${which % 50}` });
  const { _id: entryId, title, version: base } = entry;
  const change = { id, kind: 'changeEntry', entryId } as const;
  const listId = oneOf(shopping.lists, which)?._id;
  if (what === 'remove') removed.push(entry);
  const intents: Record<typeof what, KitchenIntent> = {
    tick: { id, kind: 'tickEntry', entryId, got: true },
    untick: { id, kind: 'tickEntry', entryId, got: false },
    rename: { ...change, fields: { title: `Food ${amount}` } },
    measure: { ...change, fields: { amount, unit: 'g' } },
    apart: { ...change, fields: { isApart: amount > 4 } },
    carry: { ...change, fields: { ...(listId && { listId }) } },
    remove: { id, kind: 'removeEntry', entryId, base },
  };
  return { title, intent: intents[what] };
}
