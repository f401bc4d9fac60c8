import { addDays, type CalendarDate, dateAt, hourAt } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

export const REMINDER_MODES = ['off', 'daily', 'due'] as const;
export type ReminderMode = (typeof REMINDER_MODES)[number];

/** The first time after the instant that clocks in the zone come to the hour. */
export function nextReminderAt(after: Date, hour: number, zone: TimeZone): Date {
  const today = dateAt(after, zone);
  const at = hourAt(today, hour, zone);
  return at > after ? at : hourAt(addDays(today, 1), hour, zone);
}

/** Food that is due does not wait: a reminder is put off to the next day, and back to today. */
export const canPutOffTo = (day: CalendarDate, today: CalendarDate): boolean =>
  day === today || day === addDays(today, 1);
