import type { CalendarDate } from '@crisper/domain/calendar-date.ts';

let format: Intl.DateTimeFormat | undefined;

export function expiryText(date: CalendarDate | null): string {
  // Dear to make, so only once there is a date to show.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return date === null ? 'Unknown' : format.format(new Date(date));
}
