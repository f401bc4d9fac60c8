import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateCertainty, isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { comingDay } from '#kitchen/coming-day.ts';
import { pastDay } from '#kitchen/past-day.ts';

function dayOf(date: CalendarDate, today: CalendarDate): string {
  const left = daysLeft(date, today);
  if (left === 0) return texts.today;
  if (left === 1) return texts.tomorrow;
  return left < 0 ? texts.pastSince({ day: pastDay(date, today) }) : comingDay(date, today);
}

/** Its last day, where it stands in brackets inside a sentence; null without one. */
export function shortDay({ expiryDate, keeping }: KitchenItem, today: CalendarDate): string | null {
  if (!expiryDate) return null;
  const day = dayOf(expiryDate, today);
  return dateCertainty(keeping) === 'estimated' ? texts.about({ day }) : day;
}

const SOON_DAYS = 6;

/** Whether its last day is near enough to be a reason to cook it. */
export const isSoon = ({ expiryDate, keeping }: KitchenItem, today: CalendarDate): boolean =>
  expiryDate !== null && !isFrozen(keeping) && daysLeft(expiryDate, today) <= SOON_DAYS;

/** The colour of a day, as on the dots of the kitchen. */
export function dayTone({ expiryDate }: KitchenItem, today: CalendarDate): string {
  if (!expiryDate) return '';
  const left = daysLeft(expiryDate, today);
  if (left <= 0) return 'font-semibold text-orange';
  return left === 1 ? 'font-semibold text-soon' : '';
}
