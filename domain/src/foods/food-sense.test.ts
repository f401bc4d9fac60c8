import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { foodSense } from './food-sense.ts';

const sense = foodSense(foodNames);

test.each([
  ['three tins of tuna', 'food'],
  ['the hummus', 'food'],
  ['loo roll 9 pack', 'household'],
  ['bag for life', 'household'],
  ['full-fat', 'description'],
  ['sliced', 'description'],
  ['bus again', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (words, meant) => {
  expect(sense.of(words)).toBe(meant);
});

test('a name is a food and nothing else', () => {
  expect(['leeks', 'oat milk', 'cheese burrito', 'of them'].map(sense.isName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
