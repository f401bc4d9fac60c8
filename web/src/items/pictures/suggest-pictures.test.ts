import { expect, test } from 'vitest';
import { builtInPictures } from './built-in-pictures.ts';
import { guessCategory, searchPictures, suggestPictures } from './suggest-pictures.ts';

const files = Object.keys(import.meta.glob('../../../public/pictures/*.webp'));

test.each(builtInPictures.map(({ name }) => name))('there is a picture of %s', (name) => {
  expect(files).toContain(`../../../public/pictures/${name}.webp`);
});

test.each([
  ['Whole milk', 'milk', 'Dairy'],
  ['Oat milk', 'milk', 'Dairy'],
  ['Greek yoghurt', 'custard', 'Dairy'],
  ['Yoghurt with strawberries', 'custard', 'Dairy'],
  ['Yoghurt With Strawberries', 'custard', 'Dairy'],
  ['Cream cheese', 'cheese', 'Dairy'],
  ['Crème fraîche', 'milk', 'Dairy'],
  ['Vanilla ice cream', 'ice-cream', 'Dairy'],
  ['Salted butter', 'butter', 'Dairy'],
  ['Rice pudding', 'custard', 'Dairy'],
  ['Peanut butter', 'peanuts', 'Snacks'],
  ['Rice', 'rice', 'Others'],
  ['Rice crackers', 'rice-cracker', 'Snacks'],
  ['Chicken breast', 'chicken-leg', 'Meat'],
  ['Chicken soup', 'stew', 'Others'],
  ['Minced beef', 'meat-on-bone', 'Meat'],
  ['Eggs (10)', 'egg', 'Dairy'],
  ['Fish fingers', 'fish', 'Meat'],
  ['Potatoes', 'potato', 'Vegetable'],
  ['Sweet potatoes', 'sweet-potato', 'Vegetable'],
  ['Potato salad', 'salad', 'Vegetable'],
  ['BROCCOLI', 'broccoli', 'Vegetable'],
  ['Green beans', 'beans', 'Vegetable'],
  ['Beans in tomato sauce', 'beans', 'Vegetable'],
  ['Beans In Tomato Sauce', 'beans', 'Vegetable'],
  ['Jelly beans', 'candy', 'Snacks'],
  ['Salt & vinegar crisps', 'fries', 'Snacks'],
  ['Cheese and onion crisps', 'fries', 'Snacks'],
  ['A can of tomato soup', 'stew', 'Others'],
  ['Cherry tomatoes', 'tomato', 'Vegetable'],
  ['Red pepper', 'bell-pepper', 'Vegetable'],
  ['Braeburn apples', 'apple', 'Fruits'],
  ['Strawberries', 'strawberry', 'Fruits'],
  ['A peach', 'peach', 'Fruits'],
  ['Peaches', 'peach', 'Fruits'],
  ['Kiwi fruit', 'kiwi', 'Fruits'],
  ['Apple juice', 'juice', 'Beverages'],
  ['Vegetable juice', 'juice', 'Beverages'],
  ['Green tea', 'tea', 'Beverages'],
  ['Ginger tea', 'tea', 'Beverages'],
  ['Coffee beans', 'coffee', 'Beverages'],
  ['Sparkling wine', 'sparkling-wine', 'Beverages'],
  ['Sparkling water', 'soft-drink', 'Beverages'],
  ['Milk chocolate', 'chocolate', 'Snacks'],
  ['Chocolate cookies', 'cookie', 'Snacks'],
  ['Rye bread', 'bread', 'Others'],
  ['Olive oil', 'jar', 'Others'],
  ['Strawberry jam', 'jar', 'Others'],
  ['Coconut milk', 'canned-food', 'Others'],
  ['Corn flakes', 'bowl', 'Others'],
])('%s looks like %s and belongs to %s', (title, name, category) => {
  expect(suggestPictures(title)[0]?.name).toBe(name);
  expect(guessCategory(title)).toBe(category);
});

test.each([
  '',
  'zz',
  'Xylophone',
  'Ice cubes',
  'Sparkling powder',
  'Applewood',
  'Ricecooker',
  'Sweet surprise',
])('"%s" names no food that we know, and no guess is better than a wrong one', (title) => {
  expect(suggestPictures(title)).toEqual([]);
  expect(guessCategory(title)).toBeNull();
});

test.each([
  ['Tofu', 'Others'],
  ['Butternut squash', 'Vegetable'],
  ['Cane sugar', 'Others'],
])('%s belongs to %s, and has no picture', (title, category) => {
  expect(suggestPictures(title)).toEqual([]);
  expect(guessCategory(title)).toBe(category);
});

test.each([
  ['Peanut butter', 'butter'],
  ['Vanilla ice cream', 'milk'],
  ['Rice', 'rice-cracker'],
  ['Sparkling water', 'sparkling-wine'],
])('%s is not offered the picture of %s', (title, name) => {
  expect(suggestPictures(title).map((picture) => picture.name)).not.toContain(name);
});

test('the chooser finds by parts of words, and what the title names comes first', () => {
  const names = (text: string) => searchPictures(text).map(({ name }) => name);
  expect(names('straw')).toEqual(['strawberry']);
  expect(names('Sparkling water')).toEqual(['soft-drink', 'watermelon', 'sparkling-wine']);
  expect(names('dairy')).toContain('cheese');
  expect(names('xylophone')).toEqual([]);
  expect(names(' ')).toHaveLength(builtInPictures.length);
});
