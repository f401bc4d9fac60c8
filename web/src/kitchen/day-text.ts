import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DUE, type Due, dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { adviceOf, dateCertainty, dateMeaning } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { comingDay } from './coming-day.ts';
import { pastDay } from './past-day.ts';

/** Through when it is good, in the one sentence that says so everywhere; null if it needs no date. */
export function dayText({ expiryDate, keeping }: KitchenItem, today: CalendarDate): string | null {
  const certainty = dateCertainty(keeping);
  if (expiryDate === null) return certainty === 'unknown' ? texts.noDateYet : null;
  const isEstimated = certainty === 'estimated';
  const isPast = expiryDate < today;
  // Today is one of the past days in words.
  const day =
    isPast || (isEstimated && expiryDate === today)
      ? pastDay(expiryDate, today)
      : comingDay(expiryDate, today);
  if (isPast) return texts.pastDate({ meaning: dateMeaning(keeping), isEstimated, day });
  return isEstimated ? texts.about({ day }) : day;
}

/** Past the day through which it could be eaten at all. */
export const isUnsafe = (item: KitchenItem, today: CalendarDate): boolean =>
  adviceOf(item, today) === 'do-not-eat';

export const isUnknown = ({ keeping }: KitchenItem): boolean => dateCertainty(keeping) === 'unknown';

/** What stands together in a list: apart are what must not be eaten any more, and what nobody knows the date of. */
export const FOOD_GROUPS = ['unsafe', ...DUE, 'unknown'] as const;
export type FoodGroupName = Due | 'unsafe' | 'unknown';

export function groupOf(item: KitchenItem, today: CalendarDate): FoodGroupName {
  if (isUnknown(item)) return 'unknown';
  return isUnsafe(item, today) ? 'unsafe' : dueOf(item.expiryDate, today);
}
