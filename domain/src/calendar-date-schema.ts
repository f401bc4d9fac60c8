import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { fault } from './problem.ts';

export const calendarDateSchema = z
  .string()
  .check(z.refine(isCalendarDate, fault('date_invalid')))
  .brand<'CalendarDate'>();

export const FIRST_EVENT_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

/** A day on which something happened. Days are counted from it, and the result must be a date as well. */
export const eventDaySchema = calendarDateSchema.check(
  z.refine((day) => day >= FIRST_EVENT_DAY && day <= LAST_DAY, fault('date_invalid')),
);
