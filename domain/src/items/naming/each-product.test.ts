import { expect, test } from 'vitest';
import { eachProduct } from './each-product.ts';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test('each product is there once, as it comes first', () => {
  expect(eachProduct(titled('Strawberries', 'Coffee', 'strawberry'))).toEqual(
    titled('Strawberries', 'Coffee'),
  );
});

test('what is known already is left out', () => {
  expect(eachProduct(titled('Milk', 'Eggs', 'Bread'), titled('Egg', 'breads'))).toEqual(titled('Milk'));
});
