import { expect, test } from 'vitest';
import { productKey } from './words.ts';

test.each([
  ['Tomato', 'tomatoes'],
  ['Oat milk', '  OAT  milk'],
  ['Crème fraîche', 'creme fraiche'],
  ['Berry', 'Berries'],
  ['!!!', ' !!! '],
])('%s and %s are one product', (one, other) => {
  expect(productKey(one)).toBe(productKey(other));
});

test.each([
  ['Milk', 'Oat milk'],
  ['Milk', 'Milk chocolate'],
  ['Flour 405', 'Flour 550'],
  ['!!!', '???'],
])('%s and %s are two products', (one, other) => {
  expect(productKey(one)).not.toBe(productKey(other));
});
