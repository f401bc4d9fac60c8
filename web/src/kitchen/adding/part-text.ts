import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { about } from '@crisper/texts/items/kitchen-food.ts';
import { keeps, noDate } from '@crisper/texts/items/quick-add.ts';
import { dateFormat } from '#ui/formats.ts';
import type { Completed } from './completed.ts';

const sameYear = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** With its weekday, by which people check what they meant. */
export const shortDay = (day: CalendarDate, today: CalendarDate): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));

/** The day of a food that is being added. One that was guessed says so in a word, too. */
export function foodDay({ date: { value }, estimated }: Completed, today: CalendarDate): string {
  if (!value) return estimated ? keeps : noDate;
  const day = shortDay(value.date, today);
  return estimated ? about({ day }) : day;
}
