import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import { dateFormat } from '#ui/formats.ts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const sameYear = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day that has not passed, in the words that say so everywhere. */
export function comingDay(date: CalendarDate, today: CalendarDate): string {
  const day = new Date(date);
  switch (dueOf(date, today)) {
    case 'this-week':
      return weekday(day);
    case 'later':
      return (date.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(day);
    default:
      return relativeDay(daysLeft(date, today));
  }
}
