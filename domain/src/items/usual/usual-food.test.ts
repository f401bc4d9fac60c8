import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import { isOftenWasted, type Purchase, usualFoods } from './usual-food.ts';

const today = calendarDate('2026-11-16');

const bought = (title: string, daysAgo: number, kept: number | null = null): Purchase => {
  const on = addDays(today, -daysAgo);
  return {
    title,
    image: null,
    category: 'Dairy',
    place: 'fridge',
    amount: 1,
    unit: 'pack',
    on,
    saidDate: kept === null ? null : addDays(on, kept),
    end: null,
  };
};

test('what was bought more than once is usual, the most frequent first', () => {
  const purchases = [bought('Eggs', 1), bought('Milk', 2), bought('Caviar', 3), bought('Milk', 9)];
  expect(usualFoods([...purchases, bought('Eggs', 9), bought('eggs ', 16)])).toMatchObject([
    { title: 'Eggs', times: 3 },
    { title: 'Milk', times: 2 },
  ]);
});

test('it is told as it was the last time', () => {
  const latest = { ...bought('Oat milk', 1), amount: 1000, unit: 'ml', place: 'pantry' } as const;
  expect(usualFoods([latest, bought('oat  milk', 8)])).toMatchObject([
    { title: 'Oat milk', amount: 1000, unit: 'ml', place: 'pantry' },
  ]);
});

test('how long it kept is known from the last eight dates that somebody gave', () => {
  const spans = [7, null, 6, -2, 7, 8, 7, 7, 9, 30, 40, 50];
  const [milk] = usualFoods(spans.map((span, week) => bought('Milk', week * 7, span)));
  expect(milk?.days).toEqual([7, 6, 7, 8, 7, 7, 9, 30]);
});

test('a kitchen that buys everything twice is told its two hundred', () => {
  const purchases = Array.from({ length: 600 }, (_, n) => bought(`Food ${n % 300}`, 1));
  expect(usualFoods(purchases)).toHaveLength(200);
});

test('what became of the last five that are gone is told', () => {
  const ends = [null, 'wasted', 'used', 'wasted', 'wasted', 'used', 'wasted'] as const;
  const [lettuce] = usualFoods(ends.map((end, week) => ({ ...bought('Lettuce', week * 7), end })));
  expect(lettuce?.gone).toEqual({ times: 5, wasted: 3 });
});

test.each([
  [{ times: 5, wasted: 3 }, true],
  [{ times: 4, wasted: 2 }, true],
  [{ times: 5, wasted: 2 }, false],
  [{ times: 1, wasted: 1 }, false],
  [{ times: 0, wasted: 0 }, false],
])('%o is often thrown away: %s', (gone, expected) => {
  expect(isOftenWasted({ gone })).toBe(expected);
});
