import { expect, test } from 'vitest';
import { habitsOf } from './habits.ts';

test.each([
  ['en-US', 'America/Chicago', 'month-first', 'us'],
  ['en-GB', 'Europe/London', 'day-first', 'imperial'],
  ['en-GB', 'Europe/Berlin', 'day-first', 'imperial'],
  ['en-IN', 'Asia/Kolkata', 'day-first', 'imperial'],
  ['ja-JP', 'Asia/Tokyo', 'month-first', 'imperial'],
  ['en-US', 'Europe/Berlin', null, null],
  ['en-CA', 'America/Toronto', null, 'imperial'],
  ['en-GB', 'UTC', 'day-first', 'imperial'],
])('in %s and %s, 3/12 is %s and a pint is %s', (locale, zone, order, customary) => {
  expect(habitsOf(locale, zone)).toEqual({ order, customary });
});
