import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { fault } from './problem.ts';

export const calendarDateSchema = z
  .string()
  .check(z.refine(isCalendarDate, fault('date_invalid')))
  .brand<'CalendarDate'>();
