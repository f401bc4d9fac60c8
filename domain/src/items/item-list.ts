import { addDays, type CalendarDate } from '#calendar-date.ts';
import { EXPIRING_SOON_DAYS, RECENTLY_EXPIRED_DAYS } from './freshness.ts';

export const SEARCH_MAX_LENGTH = 100;

/** The most items in one response, and the number without a limit in the request. */
export const ITEM_LIST_LIMIT = 100;

/** Matches of a search are counted up to here at most; where there may be more, the total says "at least". */
export const SEARCH_COUNT_LIMIT = 200;

export const ITEM_STATUSES = ['fresh', 'nearly-expired', 'expired', 'recently-expired'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const ITEM_SORTS = ['newest', 'oldest', 'expiry-soonest', 'expiry-latest'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];
/** One's own items can be sorted by any column. */
export const MY_ITEM_SORTS = [
  ...ITEM_SORTS,
  'title-first',
  'title-last',
  'category-first',
  'category-last',
  'quantity-least',
  'quantity-most',
] as const;
export type MyItemSort = (typeof MY_ITEM_SORTS)[number];
export const DEFAULT_ITEM_SORT: ItemSort = 'newest';

/** Everything, what is the caller's own, what is everybody's, or what is the caller's own or was added by them. */
export const ITEM_SCOPES = ['everyone', 'mine', 'shared', 'mine-or-added'] as const;
export type ItemScope = (typeof ITEM_SCOPES)[number];

/** The expiry dates of a status, both ends included; no date comes after every date. */
export interface ExpiryRange {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export function expiryRange(status: ItemStatus, today: CalendarDate): ExpiryRange {
  switch (status) {
    case 'expired':
      return { from: null, to: addDays(today, -1) };
    case 'recently-expired':
      return { from: addDays(today, -RECENTLY_EXPIRED_DAYS), to: addDays(today, -1) };
    case 'nearly-expired':
      return { from: today, to: addDays(today, EXPIRING_SOON_DAYS) };
    case 'fresh':
      return { from: addDays(today, EXPIRING_SOON_DAYS + 1), to: null };
  }
}
