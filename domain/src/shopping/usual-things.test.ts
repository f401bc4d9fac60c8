import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import { type Bought, boughtOf, type ThingOnDay, usualThings } from './usual-things.ts';

/** A Saturday. */
const today = calendarDate('2026-11-21');
const daysAgo = (days: number) => addDays(today, -days);

const on = (title: string, ...ages: number[]): ThingOnDay[] =>
  ages.map((age) => ({ title, image: null, category: 'Others', on: daysAgo(age) }));

const bought = (title: string, ages: number[], went: number | null = null): Bought => ({
  ...{ title, image: null, category: 'Others', days: ages.map(daysAgo) },
  wentOn: went === null ? null : daysAgo(went),
});

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

/** What stands in the grid, in its order; what ran out in brackets. */
const shown = (things: Bought[], there: string[] = [], finished: string[] = []) =>
  usualThings(things, { items: titled(...there), finished: titled(...finished), today }).map(
    ({ title, isOut }) => (isOut ? `(${title})` : title),
  );

test.each<[string, Bought[], string[]]>([
  [
    'what is bought more often comes first',
    [bought('Milk', [1, 8]), bought('Eggs', [1, 8, 15])],
    ['Eggs', 'Milk'],
  ],
  [
    'what is bought on this day of the week counts twice',
    [bought('Milk', [3, 10, 17]), bought('Croissants', [7, 14])],
    ['Croissants', 'Milk'],
  ],
  [
    'what was bought lately counts more than what was bought long ago',
    [bought('Mulled wine', [330, 331, 332, 333]), bought('Salad', [1, 5])],
    ['Salad', 'Mulled wine'],
  ],
  ['bought on one day alone is no habit', [bought('Caviar', [3])], []],
  ['nobody misses what went weeks ago', [bought('Caviar', [20], 14)], []],
  ['what is no food does not run out', [bought('Soap', [2, 30])], ['Soap']],
])('%s', (_, things, expected) => {
  expect(shown(things)).toEqual(expected);
});

test('what ran out comes first, also what was bought once; what there is more of did not', () => {
  const things = [
    bought('Milk', [1, 3, 5, 8], 0),
    bought('Eggs', [7, 14], 2),
    bought('Caviar', [9], 13),
    bought('Bread', [2, 4]),
  ];
  expect(shown(things, ['milk'])).toEqual(['(Eggs)', '(Caviar)', 'Milk', 'Bread']);
  expect(shown(things)).toEqual(['(Milk)', '(Eggs)', '(Caviar)', 'Bread']);
});

test('what was finished without a network ran out at once', () => {
  expect(shown([bought('Bread', [2, 4]), bought('Rice', [3, 10])], [], ['rice'])).toEqual([
    '(Rice)',
    'Bread',
  ]);
});

test('there are at most forty', () => {
  expect(shown(Array.from({ length: 50 }, (_, at) => bought(`Thing ${at}x`, [1, 2])))).toHaveLength(40);
});

test('a product is told with the days on which it was bought, as it was the last time', () => {
  const [latest] = on('tomatoes', 2);
  const purchases = [{ ...latest, category: 'Vegetable', image: '/pictures/tomato.webp' } as ThingOnDay];
  expect(boughtOf([...purchases, ...on('Tomato', 2, 9), ...on('Caviar', 3)], [])).toEqual([
    {
      ...{ title: 'tomatoes', image: '/pictures/tomato.webp', category: 'Vegetable' },
      ...{ days: [daysAgo(2), daysAgo(9)], wentOn: null },
    },
  ]);
});

test('of what went lately the last day is told, also where nobody remembers that it was bought', () => {
  expect(boughtOf(on('Milk', 4), on('Milk', 1, 3))).toMatchObject([
    { title: 'Milk', days: [daysAgo(4)], wentOn: daysAgo(1) },
  ]);
  expect(boughtOf([], on('Tea', 5))).toMatchObject([{ title: 'Tea', days: [], wentOn: daysAgo(5) }]);
});

test.each(['Leftovers', 'Leftover chilli', 'Chilli (leftovers)'])('nobody buys %s', (title) => {
  expect(boughtOf(on(title, 2, 9), on(title, 1))).toEqual([]);
});
