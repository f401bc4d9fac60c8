import type { CalendarDate } from '#calendar-date.ts';
import { daysLeft } from './freshness.ts';

/** How soon something has to be eaten, the soonest first. */
export const DUE = ['past', 'today', 'tomorrow', 'this-week', 'later'] as const;
export type Due = (typeof DUE)[number];

/** Today and the six days after it: on the seventh, the weekday has the same name as today. */
const WEEK_DAYS = 6;

/** Things without a date have time. */
export function dueOf(expiryDate: CalendarDate | null, today: CalendarDate): Due {
  if (expiryDate === null) return 'later';
  const days = daysLeft(expiryDate, today);
  if (days < 0) return 'past';
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days <= WEEK_DAYS ? 'this-week' : 'later';
}
