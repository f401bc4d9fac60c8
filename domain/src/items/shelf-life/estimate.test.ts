import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '#items/category.ts';
import { PLACE_KINDS } from '#kitchens/place.ts';
import { estimate, type FoodToEstimate, usualPlace } from './estimate.ts';
import { keptIn } from './foodkeeper.ts';
import { titles } from './titles.ts';

const milk: FoodToEstimate = {
  title: 'Milk',
  category: 'Dairy',
  place: 'fridge',
  isOpened: false,
  spans: [],
};
const fromFoodKeeper = { source: 'foodkeeper', product: 'Milk' };

test.each([
  ['nothing', [], 7, fromFoodKeeper],
  ['two of them', [9, 9], 7, fromFoodKeeper],
  ['three of them', [9, 10, 8], 9, { source: 'kitchen', times: 3 }],
  ['an even number: the lower one', [8, 9, 10, 11], 9, { source: 'kitchen', times: 4 }],
  ['the last eight', [5, 5, 5, 5, 5, 5, 5, 5, 14, 14], 5, { source: 'kitchen', times: 8 }],
  ['more than twice of FoodKeeper', [30, 31, 32], 14, { source: 'kitchen', times: 3 }],
])('milk by what the kitchen knows: %s', (_, spans, days, because) => {
  expect(estimate({ ...milk, spans })).toEqual({ days, because });
});

test('what FoodKeeper does not have keeps as its category does', () => {
  const risotto: FoodToEstimate = { ...milk, title: 'Mushroom risotto', category: 'Others' };
  expect(estimate(risotto)).toEqual({ days: 4, because: { source: 'category' } });
  expect(estimate({ ...risotto, place: 'freezer' })).toEqual({ days: 90, because: { source: 'category' } });
  expect(estimate({ ...risotto, place: 'pantry' })).toBeNull();
});

test('opened and frozen food is not judged by what its labels said', () => {
  const spans = [12, 12, 12];
  expect(estimate({ ...milk, spans, isOpened: true })?.days).toBe(7);
  expect(estimate({ ...milk, spans, place: 'freezer' })?.days).toBe(90);
});

test('what keeps for ever has no date', () => {
  expect(estimate({ ...milk, title: 'Sugar', category: 'Others', place: 'pantry' })).toBeNull();
});

test('the places of a kitchen’s own count as their kind', () => {
  const place = 'freezer-0198c0de-0000-7000-8000-000000000001';
  expect(estimate({ ...milk, place })?.days).toBe(90);
});

test('a snack without a row stands in the pantry, other food in the fridge', () => {
  expect(usualPlace('Wasabi peanuts', 'Snacks')).toBe('pantry');
  expect(usualPlace('Pangalactic delight', 'Snacks')).toBe('pantry');
  expect(usualPlace('Pangalactic delight', 'Others')).toBe('fridge');
});

const anyFood: fc.Arbitrary<FoodToEstimate> = fc.record({
  title: fc.oneof(fc.constantFrom(...titles.map(([title]) => title)), fc.string()),
  category: fc.constantFrom(...CATEGORIES),
  place: fc.constantFrom(...PLACE_KINDS),
  isOpened: fc.boolean(),
  spans: fc.array(fc.nat(4000), { maxLength: 12 }),
});

test('an estimate is a whole number of days, and never beyond twice of what FoodKeeper says', () => {
  fc.assert(
    fc.property(anyFood, (food) => {
      const found = estimate(food);
      if (!found) return;
      expect(Number.isInteger(found.days)).toBe(true);
      expect(found.days).toBeGreaterThanOrEqual(0);
      const kept = keptIn(food.title, food.place as 'fridge', food.isOpened);
      const most = kept ? kept.days * (found.because.source === 'kitchen' ? 2 : 1) : Number.POSITIVE_INFINITY;
      expect(found.days).toBeLessThanOrEqual(most);
    }),
    { numRuns: 300 },
  );
});
