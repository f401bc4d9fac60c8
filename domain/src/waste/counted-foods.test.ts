import { expect, test } from 'vitest';
import { countedFoods, isRounded } from './counted-foods.ts';

test.each([
  [0, 0],
  [-1e-16, 0],
  [1e-16, 0],
  [0.25, 'less than one'],
  [0.5, 1],
  [0.1 + 0.2 + 0.7, 1],
  [44.8, 45],
])('%d foods are counted as %s', (foods, count) => {
  expect(countedFoods(foods)).toBe(count);
});

test('a count says where it leaves out a part', () => {
  expect([0, 2, 0.1 + 0.2 + 0.7].map(isRounded)).toEqual([false, false, false]);
  expect([0.25, 44.8].map(isRounded)).toEqual([true, true]);
});
