import { addDays, type CalendarDate, calendarDate, daysBetween, isCalendarDate } from '#calendar-date.ts';
import { DAYS_IN_WEEK, mondayOf } from '#week.ts';
import type { Certainty, Doubt } from './line-food.ts';

/** The day that a person means. */
export interface Day {
  /** Null if the calendar does not have it. */
  date: CalendarDate | null;
  certainty: Certainty;
  doubt?: Doubt;
  choices?: CalendarDate[];
  /** It was said as a time from today on, or from the day on which the food began to keep. */
  spans?: {
    count: number;
    unit: 'day' | 'week' | 'month' | 'year';
    /** It was said that it runs from the beginning: "3 days after opening". */
    isSinceThen: boolean;
  };
  /** Only the day of the week was said. */
  isWeekday?: true;
}

/** A day of the last months without a year may be the one that has passed, or the one to come. */
const RECENT_DAYS = 60;
const MONTHS_IN_YEAR = 12;

const digits = (number: number, count: number) => String(number).padStart(count, '0');

export function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return isCalendarDate(text) ? text : null;
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

export const said = (date: CalendarDate): Day => ({ date, certainty: 'said' });
export const noSuchDay: Day = { date: null, certainty: 'doubtful', doubt: 'no_such_day' };

/** The earliest is the one to go by until the person says which. */
export function oneOf(choices: CalendarDate[], doubt: Doubt): Day {
  const different = [...new Set(choices)].sort();
  const [date = null] = different;
  return different.length === 1 && date
    ? said(date)
    : { date, certainty: 'doubtful', doubt, choices: different };
}

/** A day that was written with its year. */
export function dayWithYear(year: number, month: number, day: number): Day {
  const date = dateOf(year, month, day);
  return date ? said(date) : noSuchDay;
}

/** The next such day, unless the last one has only just passed. */
export function dayWithoutYear(month: number, day: number, today: CalendarDate): Day {
  const year = yearOf(today);
  const [before, thisYear, next] = [year - 1, year, year + 1].map((each) => dateOf(each, month, day));
  const passed = [before, thisYear].find(
    (date) => date && date < today && daysBetween(date, today) <= RECENT_DAYS,
  );
  const coming = [thisYear, next].find((date) => date && date >= today);
  if (passed) return oneOf(coming ? [passed, coming] : [passed], 'which_year');
  return coming ? said(coming) : noSuchDay;
}

/** A month alone means its last day, as on a label. */
export function lastOfMonth(year: number, month: number): CalendarDate | null {
  const [nextYear, nextMonth] = month === MONTHS_IN_YEAR ? [year + 1, 1] : [year, month + 1];
  const next = dateOf(nextYear, nextMonth, 1);
  return next && addDays(next, -1);
}

/** The last day of the next such month. */
export function monthWithoutYear(month: number, today: CalendarDate): Day {
  const ends = [0, 1].map((more) => lastOfMonth(yearOf(today) + more, month));
  const date = ends.find((end) => end && end >= today) ?? null;
  return { date, certainty: 'doubtful', doubt: 'which_year', choices: ends.filter((end) => end !== null) };
}

/** The next such weekday, 0 being Sunday. On that day itself, it may also be today. */
export function nextWeekday(weekday: number, today: CalendarDate): Day {
  const isoToday = daysBetween(mondayOf(today), today) + 1;
  const ahead = (weekday - isoToday + 2 * DAYS_IN_WEEK) % DAYS_IN_WEEK;
  if (ahead > 0) return said(addDays(today, ahead));
  const inAWeek = addDays(today, DAYS_IN_WEEK);
  // Few people buy food that ends today and say so by the weekday.
  return { date: inAWeek, certainty: 'doubtful', doubt: 'which_week', choices: [today, inAWeek] };
}

/** The same day of a later month, or the last one of that month where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = yearOf(date) * MONTHS_IN_YEAR + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(count / MONTHS_IN_YEAR), (count % MONTHS_IN_YEAR) + 1];
  return dateOf(year, month, Number(date.slice(8))) ?? lastOfMonth(year, month) ?? calendarDate('9999-12-31');
}
