import { addDays, type CalendarDate } from '#calendar-date.ts';

/** A phone may be without a network for long, and sends what was done there afterwards. */
const DAYS_BACK = 400;
/** It may be tomorrow already where the phone is, and a clock may be wrong by hours. */
const DAYS_AHEAD = 2;

/** Whether something that arrives today can have happened on that day; otherwise the clock of the device is wrong. */
export const isPlausibleDay = (on: CalendarDate, today: CalendarDate): boolean =>
  on >= addDays(today, -DAYS_BACK) && on <= addDays(today, DAYS_AHEAD);
