import { expect, test } from 'vitest';
import { tollOf } from './toll.ts';

test('half a pizza is half a food, and half of its price', () => {
  const pizza = { category: 'Others', amount: { start: 1, left: 1, unit: 'piece' }, price: 399 } as const;
  expect(tollOf(pizza, 0.5)).toEqual({ foods: 0.5, grams: 125, isGuessed: true, co2e: 313, money: 200 });
});

test('what is weighed is not guessed, and without a price there is no money', () => {
  const milk = { category: 'Dairy', amount: { start: 1000, left: 700, unit: 'ml' }, price: null } as const;
  expect(tollOf(milk, 250)).toEqual({ foods: 0.25, grams: 250, isGuessed: false, co2e: 800, money: null });
});
