import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { monthBefore, monthsUpTo } from './month.ts';

test('twelve months go back over the turn of the year', () => {
  const months = monthsUpTo(calendarDate('2026-02-28'), 12);
  expect([months[0], months[10], months[11]]).toEqual(['2025-03-01', '2026-01-01', '2026-02-01']);
});

test('the month before is that of any of its days', () => {
  for (const day of ['2026-03-01', '2026-03-31']) expect(monthBefore(calendarDate(day))).toBe('2026-02-01');
});
