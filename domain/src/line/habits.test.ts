import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { habitsOf } from './habits.ts';
import { numericDay } from './numeric-day.ts';

test.each([
  ['en-US', 'America/Chicago', 'month-first', 'us'],
  ['en-GB', 'Europe/London', 'day-first', 'imperial'],
  ['en-GB', 'Europe/Berlin', 'day-first', 'imperial'],
  ['en-IN', 'Asia/Kolkata', 'day-first', 'imperial'],
  ['ja-JP', 'Asia/Tokyo', 'month-first', 'imperial'],
  ['en-US', 'Europe/Berlin', null, null],
  ['en-CA', 'America/Toronto', null, 'imperial'],
  ['en-GB', 'UTC', 'day-first', 'imperial'],
  ['en-US', 'Europe/London', null, null],
  ['en-US', 'UTC', null, 'us'],
  ['en-US', 'Europe/Minsk', null, 'us'],
  ['de-DE', 'Europe/Berlin', 'day-first', 'imperial'],
  ['de-AT', 'Europe/Vienna', 'day-first', 'imperial'],
  ['fr-FR', 'Europe/Paris', 'day-first', 'imperial'],
  ['fr-CA', 'America/Toronto', null, 'imperial'],
  ['de-DE', 'America/New_York', null, null],
])('in %s and %s, 3/12 is %s and a pint is %s', (locale, zone, order, customary) => {
  expect(habitsOf(locale, zone)).toEqual({ order, customary });
});

test('who has the English of the United States in London is asked which day 3/12 is', () => {
  const { order } = habitsOf('en-US', 'Europe/London');
  const day = numericDay('3/12', { today: calendarDate('2026-11-18'), order });
  expect(day).toMatchObject({
    certainty: 'doubtful',
    doubt: 'which_order',
    choices: ['2026-12-03', '2027-03-12'],
  });
});
