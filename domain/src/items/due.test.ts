import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { dueOf } from './due.ts';

const today = calendarDate('2026-11-16');

test.each([
  ['2026-11-15', 'past'],
  ['2026-11-16', 'today'],
  ['2026-11-17', 'tomorrow'],
  ['2026-11-18', 'this-week'],
  ['2026-11-22', 'this-week'],
  ['2026-11-23', 'later'],
  ['2027-11-16', 'later'],
])('on 16 November, what is good through %s is due %s', (expiryDate, due) => {
  expect(dueOf(calendarDate(expiryDate), today)).toBe(due);
});

test('what has no date is due later', () => {
  expect(dueOf(null, today)).toBe('later');
});
