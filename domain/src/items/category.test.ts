import { expect, test } from 'vitest';
import { CATEGORIES } from '#foods/category.ts';
import { told } from '#testing/in-words.ts';
import { categorySchema } from './category-schema.ts';
import { categoriesMatching } from './item-matches.ts';

test('there are seven categories', () => {
  expect(CATEGORIES).toEqual(['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others']);
});

test.each(['dairy', 'Vegetables', 'Fruit', '', null])('%j is no category', (name) => {
  expect(told(categorySchema, name)).toEqual([{ field: '', message: 'This category does not exist' }]);
});

test.each([
  ['dairy', ['Dairy']],
  ['VEGE', ['Vegetable']],
  ['eat', ['Meat']],
  ['er', []],
  ['o', ['Others']],
  ['vegetables', []],
  ['', [...CATEGORIES]],
])('the words %j are found in the categories %j', (search, expected) => {
  expect(categoriesMatching(search)).toEqual(expected);
});
