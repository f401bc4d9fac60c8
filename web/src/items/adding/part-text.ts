import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dateFormat } from '#ui/formats.ts';

const sameYear = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** With its weekday, by which people check what they meant. */
export const shortDay = (day: CalendarDate, today: CalendarDate): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));
