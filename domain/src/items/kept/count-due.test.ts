import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { countDueToday } from './count-due.ts';

test('only what has its last day today is counted', () => {
  const dates = ['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-17'].map(calendarDate);
  const items = [null, ...dates].map((expiryDate) => ({ expiryDate }));
  expect(countDueToday(items, calendarDate('2026-11-16'))).toBe(2);
});
