import { expect, test } from 'vitest';
import { builtInPictures } from './built-in-pictures.ts';
import { guessCategory, suggestPictures } from './suggest-pictures.ts';

const files = Object.keys(import.meta.glob('../../../public/pictures/*.webp'));

test.each(builtInPictures.map(({ name }) => name))('there is a picture of %s', (name) => {
  expect(files).toContain(`../../../public/pictures/${name}.webp`);
});

test.each([
  ['Whole milk', 'milk', 'Dairy'],
  ['Braeburn apples', 'apple', 'Fruits'],
  ['Apple juice', 'juice', 'Beverages'],
  ['Strawberries', 'strawberry', 'Fruits'],
  ['Greek yoghurt', 'custard', 'Dairy'],
  ['BROCCOLI', 'broccoli', 'Vegetable'],
])('%s looks like %s and belongs to %s', (title, name, category) => {
  expect(suggestPictures(title)[0]?.name).toBe(name);
  expect(guessCategory(title)).toBe(category);
});

test.each(['', 'zz', 'Xylophone'])('"%s" suggests nothing', (title) => {
  expect(suggestPictures(title)).toEqual([]);
  expect(guessCategory(title)).toBeNull();
});
