import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { SaidAmount } from '@crisper/domain/items/line/line-food.ts';
import { amountText } from '#items/kitchen/amount-text.ts';
import { dateFormat, numberText } from '#ui/formats.ts';

const sameYear = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** With its weekday, by which people check what they meant. */
export const shortDay = (day: CalendarDate, today: CalendarDate): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));

/** Pieces are the usual case, and need no word. */
export const shortAmount = ({ amount, unit }: SaidAmount): string =>
  unit === 'piece' ? numberText(amount) : amountText(amount, unit);
