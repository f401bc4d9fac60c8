import type * as z from 'zod/mini';
import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { upcomingSchema } from './item-schema.ts';
import type { DateCount } from './item-summary.ts';

export const UPCOMING_DAYS = 14;

export type Upcoming = z.output<typeof upcomingSchema>;

/** The coming days one by one, today first, also those on which nothing expires. */
export function upcoming(dates: readonly DateCount[], today: CalendarDate): Upcoming {
  const counts = new Map(dates.map(({ expiryDate, count }) => [expiryDate, count]));
  return Array.from({ length: UPCOMING_DAYS }, (_, index) => {
    const date = addDays(today, index);
    return { date, count: counts.get(date) ?? 0 };
  });
}
