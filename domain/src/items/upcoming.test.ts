import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { UPCOMING_DAYS, upcoming } from './upcoming.ts';

test('the coming fourteen days are there, whether something expires on them or not', () => {
  const days = upcoming(
    [
      { expiryDate: calendarDate('2026-03-02'), count: 3 },
      { expiryDate: calendarDate('2026-03-15'), count: 9 },
      { expiryDate: null, count: 5 },
    ],
    calendarDate('2026-03-01'),
  );
  expect(days).toHaveLength(UPCOMING_DAYS);
  expect(days.slice(0, 3)).toEqual([
    { date: '2026-03-01', count: 0 },
    { date: '2026-03-02', count: 3 },
    { date: '2026-03-03', count: 0 },
  ]);
  expect(days.at(-1)).toEqual({ date: '2026-03-14', count: 0 });
});
