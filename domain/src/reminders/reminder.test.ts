import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';
import { canPutOffTo, nextReminderAt } from './reminder.ts';

test.each([
  ['later today', 'Europe/Berlin', 8, '2026-01-15T06:59:00Z', '2026-01-15T07:00:00Z'],
  ['tomorrow, at the very hour', 'Europe/Berlin', 8, '2026-01-15T07:00:00Z', '2026-01-16T07:00:00Z'],
  [
    'an hour sooner after clocks go forward',
    'Europe/Berlin',
    8,
    '2026-03-28T12:00:00Z',
    '2026-03-29T06:00:00Z',
  ],
  ['an hour later after they go back', 'Europe/Berlin', 8, '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
  [
    'when the hour is skipped, right after',
    'Europe/Berlin',
    2,
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:00:00Z',
  ],
  [
    'when the hour comes twice, the first time',
    'Europe/Berlin',
    2,
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:00:00Z',
  ],
  ['and not again the second time', 'Europe/Berlin', 2, '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
  [
    'on the other side of the date line',
    'Pacific/Auckland',
    8,
    '2026-07-01T19:00:00Z',
    '2026-07-01T20:00:00Z',
  ],
])('the next reminder comes %s', (_, zone, hour, after, expected) => {
  expect(nextReminderAt(new Date(after), hour, zone as TimeZone)).toEqual(new Date(expected));
});

test.each([
  ['2026-11-16', false],
  ['2026-11-30', true],
  ['2026-12-01', true],
  ['2026-12-02', false],
])('on 30 November, a reminder can be put off to %s: %s', (day, expected) => {
  expect(canPutOffTo(calendarDate(day), calendarDate('2026-11-30'))).toBe(expected);
});
