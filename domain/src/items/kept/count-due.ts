import type { CalendarDate } from '#calendar-date.ts';

/** How many things have their last day today. */
export const countDueToday = (
  items: readonly { expiryDate: CalendarDate | null }[],
  today: CalendarDate,
): number => items.filter(({ expiryDate }) => expiryDate === today).length;
