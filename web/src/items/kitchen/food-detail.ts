import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import { dateFormat } from '#ui/formats.ts';

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

/** The line below the title: how many there are, and until when. */
export function foodDetail({ quantity, expiryDate }: Item, today: CalendarDate): string {
  const amount = quantity > 1 ? texts.pieces({ count: quantity }) : null;
  return [amount, dateText(expiryDate, today)].filter((part) => part !== null).join(' · ');
}
