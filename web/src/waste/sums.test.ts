import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { WasteMonth } from '@crisper/domain/waste/waste-api.ts';
import { expect, test } from 'vitest';
import { sumOf } from './sums.ts';

const row = (month: string, given: Partial<WasteMonth>): WasteMonth => ({
  month: calendarDate(month),
  category: 'Dairy',
  outcome: 'wasted',
  foods: 1,
  grams: 100,
  guessedGrams: 50,
  co2e: 320,
  money: 99,
  unpriced: 0,
  ...given,
});

test('a sum is of what was asked for', () => {
  const rows = [
    row('2026-01-01', {}),
    row('2026-01-01', { category: 'Meat', foods: 0.5 }),
    row('2026-01-01', { outcome: 'eaten' }),
    row('2026-02-01', {}),
  ];
  const month = calendarDate('2026-01-01');
  expect(sumOf(rows, { month, outcome: 'wasted' })).toMatchObject({ foods: 1.5, grams: 200, money: 198 });
  expect(sumOf(rows, { outcome: 'wasted', category: 'Meat' }).foods).toBe(0.5);
  expect(sumOf([], { outcome: 'eaten' }).foods).toBe(0);
});
