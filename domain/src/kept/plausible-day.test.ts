import { expect, test } from 'vitest';
import { calendarDate as date } from '#calendar-date.ts';
import { isPlausibleDay } from './plausible-day.ts';

test.each([
  ['2026-03-10', true],
  ['2026-03-12', true],
  ['2026-03-13', false],
  ['2025-02-03', true],
  ['2025-02-02', false],
  ['2999-01-01', false],
])('on 10 March 2026, %s is plausible: %s', (on, expected) =>
  expect(isPlausibleDay(date(on), date('2026-03-10'))).toBe(expected),
);
