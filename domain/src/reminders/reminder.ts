import { addDays, dateAt, hourAt } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

export const REMINDER_MODES = ['off', 'daily', 'due'] as const;
export type ReminderMode = (typeof REMINDER_MODES)[number];

/** The first time after the instant that clocks in the zone come to the hour. */
export function nextReminderAt(after: Date, hour: number, zone: TimeZone): Date {
  const today = dateAt(after, zone);
  const at = hourAt(today, hour, zone);
  return at > after ? at : hourAt(addDays(today, 1), hour, zone);
}
