import { type CalendarDate, dateAt, startOfDay } from '#calendar-date.ts';
import { HOUR_MS } from '#durations.ts';
import type { TimeZone } from '#time-zone.ts';
import { mondayOf } from '#week.ts';

const DIGEST_HOUR = 7;
/** How late a digest may be after a server was down on Monday; later, "this week" is no news. */
const LATEST_HOURS = 48;

export interface DigestWeek {
  monday: CalendarDate;
  /** When its digest is due; later subscribers wait for the next. */
  from: Date;
}

export const digestWeek = (monday: CalendarDate, zone: TimeZone): DigestWeek => ({
  monday,
  from: new Date(startOfDay(monday, zone).getTime() + DIGEST_HOUR * HOUR_MS),
});

/** The week whose digest a subscriber in the zone should have by now, or null when it is too early or too late. */
export function digestDue(now: Date, zone: TimeZone): DigestWeek | null {
  const week = digestWeek(mondayOf(dateAt(now, zone)), zone);
  const hours = (now.getTime() - week.from.getTime()) / HOUR_MS;
  return hours >= 0 && hours < LATEST_HOURS ? week : null;
}
