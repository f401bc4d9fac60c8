import { expect, test } from 'vitest';
import { recognised } from './recognised.ts';

const bought = (...titles: string[]) => titles.map((title, at) => ({ id: `bought ${at}`, title }));
const wanted = (...titles: string[]) => titles.map((title) => ({ _id: title, title }));
const found = (things: ReturnType<typeof bought>, entries: ReturnType<typeof wanted>) =>
  things.map(({ id }) => recognised(things, entries).get(id)?._id ?? null);

test('what stands on the receipt is found on the list, in singular or plural', () => {
  expect(found(bought('Tomato', 'Bread', 'Eggs'), wanted('eggs', 'tomatoes'))).toEqual([
    'tomatoes',
    null,
    'eggs',
  ]);
});

test('a kind of what was wanted is what was wanted', () => {
  expect(found(bought('Semi-skimmed milk 1l', 'Greek yoghurt, 2%'), wanted('milk', 'Yoghurt'))).toEqual([
    'milk',
    'Yoghurt',
  ]);
});

test('milk chocolate is no milk, and plain milk no oat milk', () => {
  expect(found(bought('Milk chocolate'), wanted('milk'))).toEqual([null]);
  expect(found(bought('Milk'), wanted('Oat milk'))).toEqual([null]);
});

test('each entry is bought once, and by the same product rather than by a kind of it', () => {
  expect(found(bought('Oat milk', 'Milk'), wanted('milk'))).toEqual([null, 'milk']);
  expect(found(bought('Milk', 'Milk'), wanted('milk'))).toEqual(['milk', null]);
});
