import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { ItemId } from '#items/item.ts';
import type { KitchenIntent } from './intents.ts';
import { onTheList } from './on-the-list.ts';

const staples = [{ title: 'Milk', category: 'Dairy' as const }];
const doing = { at: 0, on: calendarDate('2026-11-16'), by: 'Ana' };
const done = (intent: object, title = 'Milk') => ({ ...doing, title, intent: intent as KitchenIntent });
const eaten = { id: 'event', kind: 'finishItem', itemId: 'milk', outcome: 'eaten' };
const item = (title: string, id = title) => ({ _id: id as ItemId, title });

test('the last of a staple is noted, under the id of the event', () => {
  expect(onTheList([done(eaten)], { items: [item('Bread')], staples })).toEqual([
    {
      ...doing,
      intent: {
        id: 'event',
        kind: 'addEntry',
        entry: { id: 'event', title: 'Milk', category: 'Dairy' },
        unlessListed: true,
      },
    },
  ]);
});

test.each([
  ['there is another one', [item('milks')]],
  ['some of it is left', [item('Milk', 'milk')]],
])('it is not where %s', (_, items) => {
  expect(onTheList([done(eaten)], { items, staples })).toEqual([]);
});

test('what is no staple is not noted, nor what was taken back', () => {
  expect(onTheList([done(eaten, 'Coffee')], { items: [], staples })).toEqual([]);
  const undo = done({ id: 'undo', kind: 'undo', event: 'event' });
  expect(onTheList([done(eaten), undo], { items: [], staples })).toEqual([]);
});

test('what is put in from the list leaves it', () => {
  const added = done({ id: 'event', kind: 'addItem', item: { id: 'milk', title: 'Milk' }, fromList: true });
  expect(onTheList([added], { items: [item('Milk', 'milk')], staples })).toEqual([
    { ...doing, intent: { id: 'event', kind: 'putAwayEntry', entryId: 'milk' } },
  ]);
});

test('what is done to the list itself stays as it is', () => {
  const tick = done({ id: 'tick', kind: 'tickEntry', entryId: 'milk', got: true });
  expect(onTheList([tick], { items: [], staples })).toEqual([{ ...doing, intent: tick.intent }]);
});
