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

/** The week whose digest a subscriber in the zone should have by now, or null when it is too early or too late. */
export function digestDue(now: Date, zone: TimeZone): DigestWeek | null {
  const monday = mondayOf(dateAt(now, zone));
  const from = new Date(startOfDay(monday, zone).getTime() + DIGEST_HOUR * HOUR_MS);
  const hours = (now.getTime() - from.getTime()) / HOUR_MS;
  return hours >= 0 && hours < LATEST_HOURS ? { monday, from } : null;
}
