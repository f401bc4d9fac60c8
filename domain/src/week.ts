import { addDays, type CalendarDate, calendarDate, daysBetween } from './calendar-date.ts';

export const DAYS_IN_WEEK = 7;
const SOME_MONDAY = calendarDate('2024-01-01');

/** The first day of the week in which the date lies. */
export function mondayOf(date: CalendarDate): CalendarDate {
  const days = daysBetween(SOME_MONDAY, date) % DAYS_IN_WEEK;
  return addDays(date, days < 0 ? -days - DAYS_IN_WEEK : -days);
}
