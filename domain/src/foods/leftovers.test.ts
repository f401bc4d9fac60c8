import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#languages/languages.ts';
import { foodOf } from './food-of.ts';
import { keptIn } from './keeps.ts';
import { leftoversOf } from './leftovers.ts';

/** No cooked food keeps longer. */
const COOKED_DAYS = 4;

test.each(LANGUAGES)('whatever a staple is called, its leftovers are short-lived: %s', async (language) => {
  const names = await loadFoodNames(language);
  const titles = Object.values(names.foods).flatMap((called) => called.split(', '));
  const left = titles.flatMap((title) => leftoversOf(title, names) ?? []);
  const longer = left.filter((title) => {
    const meaning = foodOf(title, names);
    const kept = meaning?.is === 'food' && keptIn(meaning.food, 'fridge', meaning.isOpen);
    return !kept || meaning.place !== 'fridge' || kept.days > COOKED_DAYS;
  });
  expect(longer).toEqual([]);
  expect(left.length).toBeGreaterThan(50);
});

test.each([
  ['Rice', 'Rice (leftovers)'],
  ['Pasta', 'Pasta (leftovers)'],
  ['Potatoes', 'Potatoes (leftovers)'],
  ['Chickpeas', 'Chickpeas (leftovers)'],
  ['Cooked rice', null],
  ['Rice (leftovers)', null],
  ['Rice pudding', null],
  ['Raw potatoes', null],
  ['Dry pasta', null],
  ['Bread', null],
  ['Chicken', null],
  ['Onions', null],
  ['Bananas', null],
  ['Flour', null],
])('the leftovers of %s are %s', async (title, left) => {
  expect(leftoversOf(title, await loadFoodNames('en'))).toBe(left);
});

test('leftovers are called so in the language in which the food is named', async () => {
  const names = await loadFoodNames('de');
  expect(leftoversOf('Reis', names)).toBe('Reis (Reste)');
  expect(leftoversOf('Rice', names)).toBe('Rice (leftovers)');
});

test.each(['Rice, leftovers', 'Rice (leftover)', 'Rice (takeaway)'])('%s is cooked', async (title) => {
  const meaning = foodOf(title, await loadFoodNames('en'));
  expect(meaning?.is === 'food' && meaning.food.id).toBe('cooked-rice');
});
