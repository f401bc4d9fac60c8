import { expect, test } from 'vitest';
import { addDays, calendarDate, dateAt, hourAt } from '#calendar-date.ts';
import { HOUR_MS } from '#durations.ts';
import { HOURS, ZONES_AROUND } from '#testing/dates.ts';
import { UTC } from '#time-zone.ts';
import { dayOf, zoneIn } from './kitchen-day.ts';

const DAY = calendarDate('2026-11-18');
const pairs = ZONES_AROUND.flatMap((kitchen) => ZONES_AROUND.map((reader) => [kitchen, reader] as const));

test.each(pairs)('in a kitchen in %s it is its day for a reader in %s', (timeZone, reader) => {
  for (const hour of HOURS) {
    const now = new Date(hourAt(DAY, 0, timeZone).getTime() + hour * HOUR_MS);
    expect(dateAt(now, zoneIn({ timeZone }, reader))).toBe(DAY);
    expect(dayOf({ on: null, at: now }, zoneIn({ timeZone }, reader))).toBe(DAY);
  }
});

test.each(ZONES_AROUND)('in the public fridge it is the day of a reader in %s', (reader) => {
  for (const hour of HOURS) {
    const now = new Date(hourAt(DAY, 0, reader).getTime() + hour * HOUR_MS);
    expect(dateAt(now, zoneIn({ timeZone: null }, reader))).toBe(DAY);
    expect(dateAt(now, zoneIn(undefined, reader))).toBe(DAY);
  }
});

test('the day that was said counts more than that of the clock', () => {
  const at = hourAt(DAY, 12, UTC);
  expect(dayOf({ on: addDays(DAY, -1), at }, UTC)).toBe('2026-11-17');
});
