import { expect, test } from 'vitest';
import { type Amount, quantityOf, sharesLeft, split, splitPrice, type Unit, use } from './amount.ts';

const whole = (start: number, unit: Unit = 'piece'): Amount => ({ start, left: start, unit });

test('uses add up, and what was missing is told', () => {
  const first = use(whole(500, 'ml'), 300);
  expect(first).toEqual({ amount: { start: 500, left: 200, unit: 'ml' }, used: 300, missing: 0 });
  expect(use(first.amount, 300)).toEqual({
    amount: { start: 500, left: 0, unit: 'ml' },
    used: 200,
    missing: 100,
  });
});

test('tenths add up to the whole', () => {
  const used = Array.from({ length: 10 }).reduce<Amount>((amount) => use(amount, 0.1).amount, whole(1));
  expect(used.left).toBe(0);
});

test('shares are of what there was at first, and only those below what is left', () => {
  expect(sharesLeft(whole(6))).toEqual([
    { share: 0.75, left: 4.5 },
    { share: 0.5, left: 3 },
    { share: 0.25, left: 1.5 },
  ]);
  expect(sharesLeft({ start: 1000, left: 500, unit: 'g' })).toEqual([{ share: 0.25, left: 250 }]);
  expect(sharesLeft({ start: 4, left: 1, unit: 'piece' })).toEqual([]);
});

test.each<[number, Unit, number]>([
  [3, 'piece', 3],
  [1.5, 'piece', 2],
  [0.25, 'pack', 1],
  [0, 'portion', 1],
  [750, 'ml', 1],
  [500, 'g', 1],
])('%d %s are the quantity %d', (left, unit, quantity) => {
  expect(quantityOf({ start: left, left, unit })).toBe(quantity);
});

test('two parts are as much as the whole', () => {
  expect(split({ start: 6, left: 5, unit: 'piece' }, 2)).toEqual([
    { start: 4, left: 3, unit: 'piece' },
    { start: 2, left: 2, unit: 'piece' },
  ]);
});

test('two prices are as much as the whole', () => {
  expect(splitPrice(100, whole(3), 1)).toEqual([67, 33]);
  expect(splitPrice(null, whole(3), 1)).toEqual([null, null]);
});
