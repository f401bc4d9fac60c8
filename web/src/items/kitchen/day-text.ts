import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateMeaning } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { relativeDay } from '@crisper/texts/relative-day.ts';
import { dateFormat } from '#ui/formats.ts';
import { pastDay } from './past-day.ts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const sameYear = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const otherYear = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Through when it is good, in the one sentence that says so everywhere; null if it has no date. */
export function dayText({ expiryDate, keeping }: KitchenItem, today: CalendarDate): string | null {
  if (expiryDate === null) return null;
  const day = new Date(expiryDate);
  switch (dueOf(expiryDate, today)) {
    case 'past':
      return texts.pastDate({ meaning: dateMeaning(keeping), day: pastDay(expiryDate, today) });
    case 'this-week':
      return weekday(day);
    case 'later':
      return (expiryDate.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(day);
    default:
      return relativeDay(daysLeft(expiryDate, today));
  }
}

/** Past the day through which it could be eaten at all. */
export const isUnsafe = ({ expiryDate, keeping }: KitchenItem, today: CalendarDate): boolean =>
  dueOf(expiryDate, today) === 'past' && dateMeaning(keeping) === 'use-by';
