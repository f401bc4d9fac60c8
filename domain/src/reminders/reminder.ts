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

/** An empty reminder is never sent; `due` waits for a day that is the last good one of an item. */
export function isWorthWriting(mode: ReminderMode, told: readonly { daysLeft: number }[]): boolean {
  if (mode === 'daily') return told.length > 0;
  return mode === 'due' && told.some(({ daysLeft }) => daysLeft === 0);
}
