import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';

export const calendarDateSchema = z
  .string()
  .check(z.refine(isCalendarDate, 'Please enter a date as YYYY-MM-DD'))
  .brand<'CalendarDate'>();
