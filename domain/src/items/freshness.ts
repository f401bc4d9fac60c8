import { addDays, type CalendarDate, daysBetween, startOfDay } from '#calendar-date.ts';
import type { TimeZone } from '#time-zone.ts';

export const EXPIRING_SOON_DAYS = 5;
export const RECENTLY_EXPIRED_DAYS = 15;

export type Freshness = 'fresh' | 'expiring-soon' | 'expired';

/** An item is good through its expiry date, and forever when it has none. */
export function freshness(expiryDate: CalendarDate | null, today: CalendarDate): Freshness {
  if (expiryDate === null) return 'fresh';
  const daysAhead = daysBetween(today, expiryDate);
  if (daysAhead < 0) return 'expired';
  return daysAhead <= EXPIRING_SOON_DAYS ? 'expiring-soon' : 'fresh';
}

/** The instant from which the item counts as expired, for somebody in that zone. */
export function expiresAt(expiryDate: CalendarDate, zone: TimeZone): Date {
  return startOfDay(addDays(expiryDate, 1), zone);
}

/** 1 on the last good day, 0 or less once expired. */
export function daysLeft(expiryDate: CalendarDate, today: CalendarDate): number {
  return daysBetween(today, expiryDate) + 1;
}

/** Whole days since the item expired: 0 on the first day it is no longer good. */
export function daysAgo(expiryDate: CalendarDate, today: CalendarDate): number {
  return daysBetween(expiryDate, today) - 1;
}

export function isRecentlyExpired(expiryDate: CalendarDate | null, today: CalendarDate): boolean {
  if (expiryDate === null) return false;
  const days = daysAgo(expiryDate, today);
  return days >= 0 && days < RECENTLY_EXPIRED_DAYS;
}

export type DaysAgoTone = 'red' | 'orange' | 'yellow';

export function daysAgoTone(days: number): DaysAgoTone {
  if (days <= 3) return 'red';
  return days <= 7 ? 'orange' : 'yellow';
}

export function daysAgoText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
