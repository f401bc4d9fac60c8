import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import type { ItemId } from '#items/item.ts';
import { ITEM_EVENT_KINDS } from '#items/item-event.ts';
import { labelled } from '#items/keeping/good-through.ts';
import { ACT_KINDS, type Act } from './act.ts';
import { after } from './after.ts';
import type { FoodFacts } from './facts.ts';

const TODAY = calendarDate('2026-11-16');
const id = 'event';
const itemId = 'milk' as ItemId;
const milk: FoodFacts = {
  title: 'Milk',
  image: null,
  category: 'Dairy',
  amount: { start: 1000, left: 800, unit: 'ml' },
  place: 'fridge',
  price: 200,
  keeping: labelled(addDays(TODAY, 5)),
  description: '',
  belongsTo: null,
  isFree: false,
  version: 3,
};
const effect = (act: Act, facts: FoodFacts | null = milk) => after(facts, act, TODAY);

describe('what is eaten', () => {
  test('in part is used, and says how much', () => {
    expect(effect({ id, itemId, kind: 'useItem', amount: 300 })).toEqual({
      facts: { ...milk, amount: { start: 1000, left: 500, unit: 'ml' }, version: 4 },
      event: { kind: 'item-used', amount: 300 },
    });
  });

  test('is gone at last, and what was not there is missing', () => {
    expect(effect({ id, itemId, kind: 'useItem', amount: 900 })).toEqual({
      facts: null,
      event: { kind: 'item-eaten', amount: 800 },
      missing: 100,
    });
  });

  test.each([
    ['eaten', { cooked: { id: 'dish:x', title: 'X' } }],
    ['wasted', { reason: 'went-bad' }],
    ['given-away', {}],
  ] as const)('and %s keeps only what belongs to that', (outcome, kept) => {
    const cooked = { id: 'dish:x', title: 'X' };
    expect(effect({ id, itemId, kind: 'finishItem', outcome, cooked, reason: 'went-bad' })).toEqual({
      facts: null,
      event: { kind: `item-${outcome}`, amount: 800, ...kept },
    });
  });
});

test('of food that is gone, finishing and removing has come true, and all else is refused', () => {
  expect(effect({ id, itemId, kind: 'finishItem', outcome: 'eaten' }, null)).toEqual({ already: 'gone' });
  expect(effect({ id, itemId, kind: 'removeItem' }, null)).toEqual({ already: 'gone' });
  expect(effect({ id, itemId, kind: 'openItem' }, null)).toEqual({ refused: 'item_gone' });
  expect(effect({ id, kind: 'addItem', item: { id: itemId, title: 'Milk' } })).toEqual({ already: 'true' });
});

test.each<Act>([
  { id, itemId, kind: 'moveItem', place: 'fridge' },
  { id, itemId, kind: 'giveItem', to: null },
  { id, itemId, kind: 'offerItem', free: false },
])('$kind to what it is already makes no event', (act) => {
  expect(effect(act)).toEqual({ already: 'true' });
});

test('a part is food of its own, and each event names the other food', () => {
  const part = { id: 'part' as ItemId, amount: 200 };
  expect(effect({ id, itemId, kind: 'freezeItem', part })).toMatchObject({
    facts: { amount: { start: 800, left: 600 }, price: 160, place: 'fridge', version: 4 },
    event: { kind: 'item-split', otherId: part.id },
    other: {
      id: part.id,
      facts: { amount: { start: 200, left: 200 }, price: 40, place: 'freezer', version: 1 },
      event: { kind: 'item-frozen', otherId: itemId },
    },
  });
  expect(effect({ id, itemId, kind: 'thawItem', part })).toEqual({ refused: 'not_frozen' });
});

describe('what is said of it', () => {
  const change = { id, itemId, kind: 'changeItem', base: 2 } as const;

  test('an amount does not replace what became of it meanwhile', () => {
    const act = { ...change, fields: { amount: 900 } };
    expect(effect({ ...act, amountSeen: { left: 1000, unit: 'ml' } })).toEqual({
      refused: 'item_changed',
      said: { left: 900, unit: 'ml' },
      left: milk.amount,
    });
    expect(effect({ ...act, amountSeen: { left: 800, unit: 'ml' } })).toMatchObject({
      facts: { amount: { left: 900, start: 1000 } },
    });
  });

  test('an amount in another unit begins with itself', () => {
    expect(effect({ ...change, fields: { amount: 1, unit: 'pack' } })).toMatchObject({
      facts: { amount: { start: 1, left: 1, unit: 'pack' } },
    });
  });

  test('of two dates the earlier counts, and the other person is told', () => {
    const later = { labelDate: addDays(TODAY, 9) };
    expect(effect({ ...change, fields: later })).toMatchObject({
      facts: { keeping: milk.keeping },
      told: 'earlier-date',
    });
    const fresh = effect({ ...change, base: 3, fields: later });
    expect(fresh).toMatchObject({ facts: { keeping: later } });
    expect(fresh).not.toHaveProperty('told');
  });
});

describe('undoing', () => {
  test('brings it back as a new version, whether it is there or gone', () => {
    const last = { id: 'eaten', before: milk };
    const event = { kind: 'undone', undoes: 'eaten' };
    expect(effect({ kind: 'undo', last }, null)).toEqual({ facts: { ...milk, version: 4 }, event });
    expect(effect({ kind: 'undo', last }, { ...milk, title: 'Oats', version: 7 })).toEqual({
      facts: { ...milk, version: 8 },
      event,
    });
  });

  test('takes out what was added, and is refused for what neither is nor was', () => {
    const last = { id: 'added', before: null };
    expect(effect({ kind: 'undo', last })).toMatchObject({ facts: null });
    expect(effect({ kind: 'undo', last }, null)).toEqual({ refused: 'not_undoable' });
  });
});

describe('between kitchens', () => {
  test('what is offered is given away, and is the taker’s in another kitchen', () => {
    const take = { kind: 'takeItem', itemId, taker: 'ben', isOwner: false } as const;
    expect(effect(take)).toEqual({ refused: 'item_not_free' });
    const free = { ...milk, isFree: true };
    expect(effect({ ...take, isOwner: true }, free)).toEqual({ refused: 'item_not_free' });
    expect(effect(take, free)).toEqual({
      facts: null,
      event: { kind: 'item-given-away', amount: 800 },
      other: { id: itemId, facts: { ...milk, belongsTo: 'ben', version: 4 }, event: { kind: 'item-added' } },
    });
  });

  test('what its owner carries is everybody’s there, and free to nobody', () => {
    const event = { kind: 'item-moved' };
    expect(effect({ kind: 'carryItem', itemId }, { ...milk, belongsTo: 'ana', isFree: true })).toEqual({
      facts: null,
      event,
      other: { id: itemId, facts: { ...milk, version: 4 }, event },
    });
  });
});

/** One or more of each kind, and the food to which it is done. */
const acts: Record<(typeof ACT_KINDS)[number], [FoodFacts | null, Act][]> = {
  addItem: [[null, { id, kind: 'addItem', item: { id: itemId, title: 'Milk' } }]],
  changeItem: [[milk, { id, itemId, kind: 'changeItem', fields: { title: 'Oats' } }]],
  giveItem: [[milk, { id, itemId, kind: 'giveItem', to: 'ana' }]],
  finishItem: (['eaten', 'wasted', 'given-away'] as const).map((outcome) => [
    milk,
    { id, itemId, kind: 'finishItem', outcome },
  ]),
  useItem: [[milk, { id, itemId, kind: 'useItem', amount: 1 }]],
  openItem: [[milk, { id, itemId, kind: 'openItem', part: { id: itemId, amount: 1 } }]],
  freezeItem: [[milk, { id, itemId, kind: 'freezeItem' }]],
  thawItem: [
    [
      {
        ...milk,
        keeping: {
          ...milk.keeping,
          freezing: { on: TODAY, days: 9, daysLeft: 5, time: 1, thawed: null },
        },
      },
      { id, itemId, kind: 'thawItem' },
    ],
  ],
  moveItem: [[milk, { id, itemId, kind: 'moveItem', place: 'pantry' }]],
  offerItem: [[milk, { id, itemId, kind: 'offerItem', free: true }]],
  removeItem: [[milk, { id, itemId, kind: 'removeItem' }]],
  undo: [[null, { kind: 'undo', last: { id, before: milk } }]],
  restoreItem: [[null, { kind: 'restoreItem', last: { id, before: milk } }]],
  takeItem: [
    [
      { ...milk, isFree: true },
      { kind: 'takeItem', itemId, taker: 'ben', isOwner: false },
    ],
  ],
  carryItem: [[milk, { kind: 'carryItem', itemId }]],
};

test('every act makes an event, and every event comes of an act, but for notes, imports and what came before acts', () => {
  const made = ACT_KINDS.flatMap((kind) => acts[kind]).flatMap(([facts, act]) => {
    const change = effect(act, facts);
    if (!('event' in change)) throw new Error(`${act.kind} made no event`);
    return [change.event.kind, ...(change.other ? [change.other.event.kind] : [])];
  });
  const imports = ['food-imported', 'food-unimported', 'item-imported', 'item-unimported'];
  const others = ['note-added', 'note-removed', 'other', 'counted', ...imports];
  expect(new Set([...made, ...others])).toEqual(new Set(ITEM_EVENT_KINDS));
});
