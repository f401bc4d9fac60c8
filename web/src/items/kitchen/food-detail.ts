import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import { dateFormat } from '#ui/formats.ts';
import { amountText } from './amount-text.ts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** When it has to be eaten, where the heading above it does not say so already. */
function dateText(expiryDate: CalendarDate | null, today: CalendarDate): string | null {
  if (expiryDate === null) return null;
  switch (dueOf(expiryDate, today)) {
    case 'past':
      return relativeDay(daysLeft(expiryDate, today));
    case 'this-week':
      return weekday(new Date(expiryDate));
    case 'later':
      return day(new Date(expiryDate));
    default:
      return null;
  }
}

/** The line below the title: how much is left, and until when. One whole piece is the usual case and not said. */
export function foodDetail({ amount: left, unit, expiryDate }: KitchenItem, today: CalendarDate): string {
  const amount = left === 1 && unit === 'piece' ? null : amountText(left, unit);
  return [amount, dateText(expiryDate, today)].filter((part) => part !== null).join(' · ');
}
