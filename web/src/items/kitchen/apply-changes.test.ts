import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { expect, test } from 'vitest';
import { applyChanges, foresee } from './apply-changes.ts';

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

test('what is done is shown before it has happened, and what comes back as well', () => {
  const oatMilk = item('1', 'Oat milk');
  const eaten = foresee(before, new Map([[eggs._id, null]]));
  expect(eaten).toEqual({ version: 4, items: [milk] });
  expect(
    foresee(
      eaten,
      new Map([
        [milk._id, oatMilk],
        [eggs._id, eggs],
      ]),
    ),
  ).toEqual({ version: 4, items: [oatMilk, eggs] });
});
