import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { mondayOf } from './week.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2023-12-31', '2023-12-25'],
  ['2023-12-25', '2023-12-25'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(calendarDate(date))).toBe(monday);
});
