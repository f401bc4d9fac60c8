import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { anyDate } from '#testing/dates.ts';
import { countByFreshness } from './item-summary.ts';

const today = calendarDate('2026-03-10');

test('items are counted by how fresh they are', () => {
  const dates = [
    { expiryDate: calendarDate('2026-03-09'), count: 4 },
    { expiryDate: calendarDate('2026-03-10'), count: 2 },
    { expiryDate: calendarDate('2026-03-15'), count: 1 },
    { expiryDate: calendarDate('2026-03-16'), count: 8 },
    { expiryDate: null, count: 16 },
  ];
  expect(countByFreshness(dates, today)).toEqual({ total: 31, expired: 4, nearlyExpired: 3, fresh: 24 });
});

test('an empty fridge counts nothing', () => {
  expect(countByFreshness([], today)).toEqual({ total: 0, expired: 0, nearlyExpired: 0, fresh: 0 });
});

test('every item is counted once', () => {
  const anyCounts = fc.array(fc.record({ expiryDate: fc.option(anyDate), count: fc.nat(1000) }));
  fc.assert(
    fc.property(anyCounts, anyDate, (dates, today) => {
      const { total, expired, nearlyExpired, fresh } = countByFreshness(dates, today);
      expect(total).toBe(dates.reduce((sum, { count }) => sum + count, 0));
      expect(expired + nearlyExpired + fresh).toBe(total);
    }),
  );
});
