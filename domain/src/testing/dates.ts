import * as fc from 'fast-check';
import { addDays, calendarDate } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

/** Both sides of the date line, half and quarter hours, and clocks that move at two, at midnight or never. */
export const ZONES = [
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Europe/London',
  'America/St_Johns',
  'UTC',
] as TimeZone[];

/** Around the world, from the last to come to a day to the first. */
export const ZONES_AROUND = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as TimeZone[];

/** Soon after midnight, at noon and soon before midnight: 00:30, 12:00 and 23:30. */
export const HOURS = [0.5, 12, 23.5];

/** The days on which clocks move: where, when, how long the day is and when it begins. */
export const CLOCK_CHANGES: [zone: string, day: string, hours: number, begins: string][] = [
  ['Pacific/Auckland', '2026-04-05', 25, '00:00'],
  ['Pacific/Auckland', '2026-09-27', 23, '00:00'],
  ['America/Los_Angeles', '2026-03-08', 23, '00:00'],
  ['America/Los_Angeles', '2026-11-01', 25, '00:00'],
  ['Europe/London', '2026-03-29', 23, '00:00'],
  ['Europe/London', '2026-10-25', 25, '00:00'],
  ['Africa/Cairo', '2026-04-24', 23, '01:00'],
  ['Africa/Cairo', '2026-10-29', 25, '00:00'],
  ['America/Sao_Paulo', '2018-11-04', 23, '01:00'],
  ['America/Sao_Paulo', '2019-02-16', 25, '00:00'],
  ['America/St_Johns', '2026-03-08', 23, '00:00'],
  ['America/St_Johns', '2026-11-01', 25, '00:00'],
];

export const anyZone = fc.constantFrom(...ZONES);

export const anyInstant = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const aroundClockChanges = fc
  .tuple(
    fc.constantFrom(...CLOCK_CHANGES.map(([, day]) => calendarDate(day))),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([day, days]) => addDays(day, days));

const anyDay = fc.integer({ min: 0, max: 32_000 }).map((days) => addDays(calendarDate('2012-01-01'), days));

/** Days of this century, and every other time one on which clocks move somewhere, or its neighbour. */
export const anyDate = fc.oneof(anyDay, aroundClockChanges);
