import { calendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { timeLeft } from '@crisper/domain/items/countdown.ts';
import { daysLeft, expiresAt, freshness } from '@crisper/domain/items/freshness.ts';
import { anyDate, anyZone } from '@crisper/domain/testing/dates.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownText } from './countdown.ts';
import { daysLeftText, relativeDay, relativeDayHeading } from './relative-day.ts';

const today = calendarDate('2026-03-10');

test.each([
  ['2027-03-10', 'in 365 days', '365 days remaining'],
  ['2026-03-13', 'in 3 days', '3 days remaining'],
  ['2026-03-12', 'in 2 days', '2 days remaining'],
  ['2026-03-11', 'tomorrow', '1 day remaining'],
  ['2026-03-10', 'today is the last day', 'Last day'],
  ['2026-03-09', 'expired yesterday', 'Expired'],
  ['2026-03-08', 'expired 2 days ago', 'Expired'],
  ['2023-03-10', 'expired 1,096 days ago', 'Expired'],
])('on 10 March, the date %s reads "%s", and "%s" for short', (date, words, label) => {
  const days = daysLeft(calendarDate(date), today);
  expect(relativeDay(days)).toBe(words);
  expect(daysLeftText(days)).toBe(label);
});

test('the words begin with a capital letter where they stand alone', () => {
  expect([1, 0, -1].map(relativeDayHeading)).toEqual([
    'Tomorrow',
    'Today is the last day',
    'Expired yesterday',
  ]);
});

test('words, label, badge and countdown agree about every date, wherever the reader is', () => {
  const anyInstant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyDate, anyInstant, anyZone, (date, now, zone) => {
      const today = dateAt(now, zone);
      const days = daysLeft(date, today);
      const isExpired = freshness(date, today) === 'expired';
      expect(relativeDay(days).startsWith('expired')).toBe(isExpired);
      expect(daysLeftText(days) === 'Expired').toBe(isExpired);
      expect(countdownText(timeLeft(expiresAt(date, zone), now)) === 'This item has expired.').toBe(
        isExpired,
      );
    }),
  );
});
