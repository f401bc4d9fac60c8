import { expect, test } from 'vitest';
import type { ItemId, KitchenItem } from '#items/item.ts';
import { applyChanges } from './apply-changes.ts';

const item = (id: string, title: string) => ({ _id: id as ItemId, title }) as KitchenItem;
const milk = item('1', 'Milk');
const eggs = item('2', 'Eggs');
const before = { version: 4, items: [milk, eggs] };

test('the first answer is everything', () => {
  expect(applyChanges(undefined, { version: 4, reset: true, items: [milk, eggs], gone: [] })).toEqual(before);
});

test('what was added and changed takes its place, what is gone goes', () => {
  const bread = item('3', 'Bread');
  const oatMilk = item('1', 'Oat milk');
  expect(
    applyChanges(before, { version: 7, reset: false, items: [oatMilk, bread], gone: [eggs._id] }),
  ).toEqual({
    version: 7,
    items: [oatMilk, bread],
  });
});

test('where the server starts again, what was there before is forgotten', () => {
  expect(applyChanges(before, { version: 2, reset: true, items: [eggs], gone: [] })).toEqual({
    version: 2,
    items: [eggs],
  });
});

test('what did not change stays the same array, so that nothing is drawn again', () => {
  const { items } = applyChanges(before, { version: 5, reset: false, items: [], gone: [] });
  expect(items).toBe(before.items);
});
