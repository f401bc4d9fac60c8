import * as z from 'zod/mini';
import { emailSchema } from '#accounts/email.ts';
import { addDays, type CalendarDate, calendarDateSchema } from '#calendar-date.ts';
import { storable } from '#storable-text.ts';
import { categoriesMatching, categorySchema } from './category.ts';
import { EXPIRING_SOON_DAYS, freshness, isRecentlyExpired, RECENTLY_EXPIRED_DAYS } from './freshness.ts';
import type { Item } from './item.ts';
import { finds } from './search.ts';

export const SEARCH_MAX_LENGTH = 100;

/** The most items one answer holds, and what it holds when no limit is asked for. */
export const ITEM_LIST_LIMIT = 100;

const PAGE_MAX = 10_000_000;

/** Matches of a search are counted up to here; beyond it, the total says "at least". */
export const SEARCH_COUNT_LIMIT = 200;

export const ITEM_STATUSES = ['fresh', 'nearly-expired', 'expired', 'recently-expired'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const ITEM_SORTS = ['newest', 'oldest', 'expiry-soonest', 'expiry-latest'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];
/** One's own items can be put in the order of any column. */
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

/** The expiry dates, both ends included, that a status stands for; no date comes after every date. */
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

export function hasStatus(item: Pick<Item, 'expiryDate'>, status: ItemStatus, today: CalendarDate): boolean {
  if (status === 'recently-expired') return isRecentlyExpired(item.expiryDate, today);
  const state = freshness(item.expiryDate, today);
  return status === 'nearly-expired' ? state === 'expiring-soon' : state === status;
}

export function matchesSearch(item: Pick<Item, 'title' | 'category'>, search: string): boolean {
  return finds(search, item.title) || categoriesMatching(search).includes(item.category);
}

function wholeNumber(min: number, max: number, message: string) {
  const digits = z.string().check(z.regex(/^\d{1,9}$/, { error: message, abort: true }));
  return z.pipe(
    z.pipe(digits, z.transform(Number)),
    z.int().check(z.minimum(min, message), z.maximum(max, message)),
  );
}

const pageKey = z.string().check(z.maxLength(200, 'This page does not exist'), storable);

/** What can be asked of a list of items, as it stands in a query string. */
export const itemListQuery = z.object({
  search: z.optional(
    z
      .string('Please search for one thing at a time')
      .check(
        z.trim(),
        z.maxLength(SEARCH_MAX_LENGTH, `Please search for at most ${SEARCH_MAX_LENGTH} characters`),
        storable,
      ),
  ),
  category: z.optional(categorySchema),
  status: z.optional(z.enum(ITEM_STATUSES, 'This status does not exist')),
  /** Only what is good through exactly that day. */
  expires: z.optional(calendarDateSchema),
  sort: z._default(z.enum(ITEM_SORTS, 'This order does not exist'), DEFAULT_ITEM_SORT),
  page: z._default(wholeNumber(1, PAGE_MAX, 'A page is a number from 1 on'), 1),
  limit: z._default(
    wholeNumber(1, ITEM_LIST_LIMIT, `A limit is a number from 1 to ${ITEM_LIST_LIMIT}`),
    ITEM_LIST_LIMIT,
  ),
  /** Where the previous page ended or the next begins, as the Link header gave it. */
  after: z.optional(pageKey),
  before: z.optional(pageKey),
  scope: z._default(z.enum(['everyone', 'mine'], 'The scope is everyone or mine'), 'everyone'),
});

/** The same of one's own items. */
export const myItemListQuery = z.object({
  ...z.omit(itemListQuery, { scope: true }).shape,
  sort: z._default(z.enum(MY_ITEM_SORTS, 'This order does not exist'), DEFAULT_ITEM_SORT),
  email: emailSchema,
});

export type ItemListQuery = Omit<z.output<typeof itemListQuery>, 'sort'> & { sort: MyItemSort };
