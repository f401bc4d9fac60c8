import type { CalendarDate } from '@crisper/domain/calendar-date.ts';

/** The same day of the next month, or that month's last. */
export function inOneMonth(today: CalendarDate): CalendarDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10) as CalendarDate;
}
