import { expect, test } from 'vitest';
import { stemsOf } from '#items/naming/words.ts';
import { CORRECTIONS, KEPT_OUTSIDE } from './corrections.ts';
import { keptIn, placeByFoodKeeper } from './foodkeeper.ts';
import { FOODKEEPER_ROWS } from './foodkeeper-rows.ts';
import { match } from './match.ts';
import { PRODUCTS, rowsOf, type Times, timesOf } from './products.ts';
import { titles } from './titles.ts';

const rows = rowsOf(FOODKEEPER_ROWS).map(({ key, times }) => {
  const [name = '', details = ''] = key.split('|');
  return { key, name, details: stemsOf(details), times: timesOf(times) };
});

/** The rows that are meant, as FoodKeeper has them: without a word the plain one of that name, if there is one. */
function meant(product: string, detail: string | undefined) {
  const named = rows.filter(({ name }) => name === product);
  const plain = named.filter(({ details }) => details.length === 0);
  if (!detail) return plain.length > 0 ? plain : named;
  return named.filter(({ details }) => stemsOf(detail).every((word) => details.includes(word)));
}

test('at least 90 % of 100 everyday titles get the right product of FoodKeeper, or none', () => {
  const wrong = titles.filter(([title, product, detail]) => {
    const found = match(title)?.products ?? [];
    if (product === null || found.length === 0) return product !== null || found.length > 0;
    const words = stemsOf(detail ?? '');
    return !found.some(({ name, details }) => name === product && words.every((word) => details.has(word)));
  });
  expect(titles.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length / titles.length).toBeLessThanOrEqual(0.1);
});

const least = (all: (number | null)[]) => Math.min(...all.map((days) => days ?? Number.POSITIVE_INFINITY));

test.each([
  ['fridge', false, ({ fridge, pantry, fridgeOpened }: Times) => fridge ?? pantry ?? fridgeOpened],
  ['fridge', true, ({ fridgeOpened }: Times) => fridgeOpened],
  ['pantry', false, ({ pantry }: Times) => pantry],
  ['pantry', true, ({ pantryOpened }: Times) => pantryOpened],
  ['freezer', false, ({ freezer }: Times) => freezer],
] as const)(
  'in the %s (opened: %s) no title gets more days than FoodKeeper says at least',
  (place, isOpened, time) => {
    const longer = titles.filter(([title, product, detail]) => {
      const kept = keptIn(title, place, isOpened);
      const wanted = product ? meant(product, detail).map(({ times }) => time(times)) : [];
      // A time that only a correction knows has nothing to be compared with.
      return kept && least(wanted) !== Number.POSITIVE_INFINITY && kept.days > least(wanted);
    });
    expect(longer).toEqual([]);
  },
);

test.each(CORRECTIONS)(
  'the correction of $product shortens times, and is about a row',
  ({ product, times, why }) => {
    const before = rows.find(({ key }) => key === product)?.times;
    expect(before).toBeDefined();
    expect(why).not.toBe('');
    const after = timesOf(times);
    for (const place of Object.keys(after) as (keyof Times)[])
      expect(after[place] ?? 0).toBeLessThanOrEqual(before?.[place] ?? Number.POSITIVE_INFINITY);
  },
);

test.each(KEPT_OUTSIDE)('%s is a product that keeps in a pantry', (product) => {
  expect(PRODUCTS.some(({ name, times }) => name === product && times.pantry !== null)).toBe(true);
});

test.each([
  ['Whole milk', 'fridge', false, 7],
  ['Milk', 'pantry', false, null],
  ['Chicken breast', 'fridge', false, 1],
  ['Chicken breast', 'freezer', false, 270],
  ['Bread', 'fridge', false, 5],
  ['Ketchup', 'pantry', false, 365],
  ['Ketchup', 'fridge', true, 180],
  ['Sugar', 'pantry', false, Number.POSITIVE_INFINITY],
  ['Sausage rolls', 'fridge', false, 3],
  ['Chicken noodles', 'pantry', false, null],
  ['Beans in tomato sauce', 'fridge', false, 3],
  ['', 'fridge', false, null],
  ['Ham and cheese', 'fridge', false, null],
] as const)('%s in the %s (opened: %s) keeps %s days', (title, place, isOpened, days) => {
  expect(keptIn(title, place, isOpened)?.days ?? null).toBe(days);
});

test.each([
  ['Milk', 'fridge'],
  ['Rice', 'pantry'],
  ['Potatoes', 'pantry'],
  ['Sourdough bread', 'pantry'],
  ['Tinned tomatoes', 'pantry'],
  ['Ice cream', 'freezer'],
  ['Apples', 'fridge'],
  ['Xylophone', null],
])('%s is kept in the %s', (title, place) => {
  expect(placeByFoodKeeper(title)).toBe(place);
});
