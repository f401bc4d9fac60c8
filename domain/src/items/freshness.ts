import { addDays, type CalendarDate, daysBetween, startOfDay } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

export const EXPIRING_SOON_DAYS = 5;
export const RECENTLY_EXPIRED_DAYS = 15;

export type Freshness = 'fresh' | 'expiring-soon' | 'expired';

/** An item is good through its expiry date, and forever when it has none. */
export function freshness(expiryDate: CalendarDate | null, today: CalendarDate): Freshness {
  if (expiryDate === null) return 'fresh';
  const days = daysLeft(expiryDate, today);
  if (days < 0) return 'expired';
  return days <= EXPIRING_SOON_DAYS ? 'expiring-soon' : 'fresh';
}

/** The instant from which the item counts as expired, for a person in that zone. */
export function expiresAt(expiryDate: CalendarDate, zone: TimeZone): Date {
  return startOfDay(addDays(expiryDate, 1), zone);
}

/** The only way to count days: 0 on the last good day, below 0 once expired. */
export function daysLeft(expiryDate: CalendarDate, today: CalendarDate): number {
  return daysBetween(today, expiryDate);
}

export function isRecentlyExpired(expiryDate: CalendarDate | null, today: CalendarDate): boolean {
  if (expiryDate === null) return false;
  const days = daysLeft(expiryDate, today);
  return days < 0 && days >= -RECENTLY_EXPIRED_DAYS;
}

export type DaysAgoTone = 'red' | 'orange' | 'yellow';

/** How prominent an expired item's badge is, by the days since its date. */
export function daysAgoTone(daysAgo: number): DaysAgoTone {
  if (daysAgo <= 3) return 'red';
  return daysAgo <= 7 ? 'orange' : 'yellow';
}
