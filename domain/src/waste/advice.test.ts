import { expect, test } from 'vitest';
import { CATEGORIES } from '#foods/category.ts';
import { WASTE_REASONS } from '#items/keeping/waste.ts';
import { ADVICE, adviceFor } from './advice.ts';

test.each([
  ['Vegetable', 'went-bad', 'buy-less'],
  ['Meat', 'went-bad', 'freeze-some'],
  ['Others', null, 'freeze-some'],
  ['Others', 'too-much-cooked', 'cook-less'],
  ['Dairy', 'forgotten', 'put-in-front'],
  ['Snacks', 'disliked', 'try-another'],
  ['Dairy', 'date-passed', 'trust-your-nose'],
  ['Beverages', 'other', 'drink-first'],
] as const)('against %s that is thrown away (%s): %s', (category, reason, advice) => {
  expect(adviceFor(category, reason)).toBe(advice);
});

test('nobody is told to smell at meat past its date', () => {
  expect(adviceFor('Meat', 'date-passed')).toBe('freeze-some');
});

test('each advice is given sometimes', () => {
  const given = CATEGORIES.flatMap((category) =>
    [...WASTE_REASONS, null].map((reason) => adviceFor(category, reason)),
  );
  expect([...new Set(given)].sort()).toEqual([...ADVICE].sort());
});
