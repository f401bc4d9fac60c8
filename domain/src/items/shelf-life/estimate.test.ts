import { foodNames } from '@crisper/texts/foods/names.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '#foods/category.ts';
import { foodOf } from '#foods/food-of.ts';
import { FOODS } from '#foods/foods.ts';
import { keptIn } from '#foods/keeps.ts';
import { PLACE_KINDS, placeKind } from '#kitchens/place.ts';
import * as shelfLife from './estimate.ts';

type FoodToEstimate = shelfLife.FoodToEstimate;
const estimate = (food: FoodToEstimate) => shelfLife.estimate(food, foodNames);

const milk: FoodToEstimate = {
  title: 'Milk',
  category: 'Dairy',
  isCategorySaid: false,
  place: 'fridge',
  isOpened: false,
  spans: [],
};
const fromFoodKeeper = { source: 'foodkeeper' };

test.each([
  ['nothing', [], 7, fromFoodKeeper],
  ['one of them', [9], 7, fromFoodKeeper],
  ['two of them: the shorter', [10, 9], 9, { source: 'kitchen', times: 2 }],
  ['an even number: the lower one', [8, 9, 10, 11], 9, { source: 'kitchen', times: 4 }],
  ['the last eight', [5, 5, 5, 5, 5, 5, 5, 5, 14, 14], 5, { source: 'kitchen', times: 8 }],
  ['much longer than FoodKeeper', [30, 31, 32], 31, { source: 'kitchen', times: 3 }],
])('milk by what the kitchen knows: %s', (_, spans, days, because) => {
  expect(estimate({ ...milk, spans })).toEqual({ days, isUseBy: false, ...because });
});

const delight: FoodToEstimate = { ...milk, title: 'Pangalactic delight', category: 'Others' };

test('what nobody knows stays unknown, whatever category we guessed', () => {
  for (const category of CATEGORIES)
    for (const place of PLACE_KINDS) expect(estimate({ ...delight, category, place })).toBeNull();
  expect(estimate({ ...delight, isCategorySaid: true })).toBeNull();
});

test('the class that a person chose gives its shortest time', () => {
  const said = { ...delight, category: 'Dairy', isCategorySaid: true } as const;
  expect(estimate(said)).toEqual({ days: 1, source: 'category', isUseBy: false });
  expect(estimate({ ...said, category: 'Meat' })).toEqual({ days: 1, source: 'category', isUseBy: true });
  expect(estimate({ ...said, place: 'pantry', category: 'Meat' })).toBeNull();
});

test('what the kitchen said of a food that nobody else knows is its estimate', () => {
  expect(estimate({ ...delight, spans: [6, 6] })).toMatchObject({ days: 6, source: 'kitchen' });
});

test.each(['Chicken', 'Minced beef', 'Salmon fillet', 'Pork chops', 'Prawns', 'Sausages', 'Mutton keema'])(
  'an estimate of %s counts as use-by, and labels never lengthen it',
  (title) => {
    const raw = estimate({ ...milk, title, category: 'Meat' });
    expect(raw?.isUseBy).toBe(true);
    expect(estimate({ ...milk, title, category: 'Meat', spans: [9, 9] })).toEqual(raw);
    expect(estimate({ ...milk, title, spans: [0, 0] })).toMatchObject({ days: 0, source: 'kitchen' });
    // It counts again once it is thawed; while it is frozen, `dateMeaning` knows.
    expect(estimate({ ...milk, title, place: 'freezer' })?.isUseBy).toBe(true);
  },
);

test.each(['Milk', 'Fried chicken', 'Smoked fish', 'Ham slices', 'Tofu', 'Chicken soup', 'Fish fingers'])(
  'an estimate of %s does not',
  (title) => expect(estimate({ ...milk, title })).toMatchObject({ isUseBy: false }),
);

test('opened and frozen food is not judged by what its labels said', () => {
  const spans = [12, 12, 12];
  expect(estimate({ ...milk, spans, isOpened: true })?.days).toBe(7);
  expect(estimate({ ...milk, spans, place: 'freezer' })?.days).toBe(90);
});

test('what keeps for ever is known, and has no date; household goods have none', () => {
  expect(estimate({ ...milk, title: 'Sugar', category: 'Others', place: 'pantry' })).toMatchObject({
    days: null,
    source: 'foodkeeper',
  });
  expect(estimate({ ...milk, title: 'Dishwasher tablets', spans: [3, 3, 3] })).toBeNull();
});

test('what is made at home keeps as if it was open', () => {
  const jam = { ...milk, title: 'Jam', place: 'pantry' } as const;
  expect(estimate({ ...jam, title: 'Homemade biscuits' })?.days).toBeLessThan(
    estimate({ ...jam, title: 'Biscuits' })?.days ?? 0,
  );
});

test('the places of a kitchen’s own count as their kind', () => {
  const place = 'freezer-0198c0de-0000-7000-8000-000000000001';
  expect(estimate({ ...milk, place })?.days).toBe(90);
});

test('food stands where it is bought, and unknown snacks in the pantry', () => {
  const place = (title: string, category: FoodToEstimate['category']) =>
    shelfLife.usualPlace({ title, category, isOpened: false }, foodNames);
  expect(place('Frozen peas', 'Vegetable')).toBe('freezer');
  expect(place('Rice', 'Others')).toBe('pantry');
  expect(place('Pangalactic delight', 'Snacks')).toBe('pantry');
  expect(place('Pangalactic delight', 'Others')).toBe('fridge');
});

test.each([
  ['Tinned tuna', 'fridge'],
  ['Honey', 'pantry'],
  ['Rice', 'pantry'],
] as const)('once it is open, %s stands in the %s', (title, place) => {
  expect(shelfLife.usualPlace({ title, category: 'Others', isOpened: true }, foodNames)).toBe(place);
});

test.each(['Half a tin of tuna', 'Beans, half tin', 'Half a can of coconut milk'])('%s is open', (title) => {
  const inTheFridge = { ...milk, title, place: 'fridge' } as const;
  expect(estimate(inTheFridge)?.days).toBeLessThanOrEqual(5);
  expect(shelfLife.usualPlace(inTheFridge, foodNames)).toBe('fridge');
});

const names = [...FOODS.keys()].map((id) => foodNames.foods[id]?.split(', ')[0] ?? '');
const anyFood: fc.Arbitrary<FoodToEstimate> = fc.record({
  title: fc.oneof(fc.constantFrom(...names), fc.string()),
  category: fc.constantFrom(...CATEGORIES),
  isCategorySaid: fc.boolean(),
  place: fc.constantFrom(...PLACE_KINDS),
  isOpened: fc.boolean(),
  spans: fc.array(fc.nat(4000), { maxLength: 12 }),
});

test('an estimate is a whole number of days, and beyond the list only where the kitchen said so', () => {
  fc.assert(
    fc.property(anyFood, (food) => {
      const { days, source } = estimate(food) ?? {};
      if (days == null) return;
      expect(Number.isInteger(days)).toBe(true);
      expect(days).toBeGreaterThanOrEqual(0);
      const meaning = foodOf(food.title, foodNames);
      const kept = meaning?.is === 'food' && keptIn(meaning.food, placeKind(food.place), food.isOpened);
      if (kept && source !== 'kitchen') expect(days).toBeLessThanOrEqual(kept.days);
    }),
    { numRuns: 300 },
  );
});
