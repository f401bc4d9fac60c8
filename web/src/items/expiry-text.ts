import type { CalendarDate } from '@crisper/domain/calendar-date.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function expiryText(date: CalendarDate | null): string {
  return date === null ? 'Unknown' : format.format(new Date(date));
}
