import { addDays, type CalendarDate, calendarDate } from './calendar-date.ts';

export const firstOfMonth = (day: CalendarDate): CalendarDate => calendarDate(`${day.slice(0, -2)}01`);
export const monthBefore = (month: CalendarDate): CalendarDate =>
  firstOfMonth(addDays(firstOfMonth(month), -1));

/** The months up to that one, oldest first. */
export function monthsUpTo(last: CalendarDate, count: number): CalendarDate[] {
  const months = [firstOfMonth(last)];
  while (months.length < count) months.unshift(monthBefore(months[0] as CalendarDate));
  return months;
}
