import type * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from './durations.ts';
import type { TimeZone } from './time-zone.ts';

const calendarDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day without a time or a zone, written YYYY-MM-DD. */
export type CalendarDate = string & z.$brand<'CalendarDate'>;

export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = calendarDatePattern.exec(text) ?? [];
  if (!year || year === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript rolls 30 February over to March instead of refusing it.
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** For dates known to be right, such as those in the source; throws on any other. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a date: ${text}`);
  return text;
}

function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day on which a clock in UTC shows the instant. After 9999 the year has a sign and six digits. */
function utcDate(instant: number): CalendarDate {
  return new Date(instant).toISOString().slice(0, -'T00:00:00.000Z'.length) as CalendarDate;
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return utcDate(utcMidnight(date) + days * DAY_MS);
}

/** Formatters are expensive to make, so they are cached; bounded, since a zone's name may be in any case. */
const formatters = new Map<TimeZone, Intl.DateTimeFormat>();
const FORMATTERS_MAX = 1000;

function formatterFor(zone: TimeZone): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US-u-hc-h23', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    if (formatters.size >= FORMATTERS_MAX) formatters.clear();
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What a wall clock in the zone shows, as the instant at which a clock in UTC shows the same. */
function wallClock(instant: number, zone: TimeZone): number {
  // Without a formatter, the first of which takes 50 ms to make.
  if (zone === 'UTC') return Math.floor(instant / 1000) * 1000;
  const parts = Object.fromEntries(
    formatterFor(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const year = String(parts.year).padStart(6, '0');
  return Date.parse(`+${year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`);
}

/** The date in the zone at that instant. */
export function dateAt(instant: Date, zone: TimeZone): CalendarDate {
  return utcDate(wallClock(instant.getTime(), zone));
}

/** The time of day in the zone at that instant, as HH:MM. */
export function timeAt(instant: Date, zone: TimeZone): string {
  return new Date(wallClock(instant.getTime(), zone)).toISOString().slice(-13, -8);
}

/**
 * The instant at which a clock in the zone shows the hour on that day: the first one where clocks are put back over
 * it, and as much later as they jump where they are put forward over it.
 */
export function hourAt(date: CalendarDate, hour: number, zone: TimeZone): Date {
  const shown = utcMidnight(date) + hour * HOUR_MS;
  const candidates = [shown - DAY_MS, shown + DAY_MS]
    .map((nearby) => shown - (wallClock(nearby, zone) - nearby))
    .sort((a, b) => a - b);
  return new Date(
    candidates.find((instant) => wallClock(instant, zone) === shown) ?? Math.max(...candidates),
  );
}

/** The first instant of the day in the zone: not always midnight, since clocks are also moved at midnight. */
export function startOfDay(date: CalendarDate, zone: TimeZone): Date {
  return hourAt(date, 0, zone);
}
