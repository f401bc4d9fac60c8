import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateMeaning } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { comingDay } from './coming-day.ts';
import { pastDay } from './past-day.ts';

/** Through when it is good, in the one sentence that says so everywhere; null if it has no date. */
export function dayText({ expiryDate, keeping }: KitchenItem, today: CalendarDate): string | null {
  if (expiryDate === null) return null;
  if (dueOf(expiryDate, today) !== 'past') return comingDay(expiryDate, today);
  return texts.pastDate({ meaning: dateMeaning(keeping), day: pastDay(expiryDate, today) });
}

/** Past the day through which it could be eaten at all. */
export const isUnsafe = ({ expiryDate, keeping }: KitchenItem, today: CalendarDate): boolean =>
  dueOf(expiryDate, today) === 'past' && dateMeaning(keeping) === 'use-by';
