import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { emailSchema } from '#email.ts';
import { fault } from '#problem.ts';
import { storable } from '#storable-text.ts';
import { categorySchema } from './category-schema.ts';
import {
  DEFAULT_ITEM_SORT,
  ITEM_LIST_LIMIT,
  ITEM_SCOPES,
  ITEM_SORTS,
  ITEM_STATUSES,
  MY_ITEM_SORTS,
  type MyItemSort,
  SEARCH_MAX_LENGTH,
} from './item-list.ts';

const PAGE_MAX = 10_000_000;

function wholeNumber(min: number, max: number, message: string) {
  const digits = z.string().check(z.regex(/^\d{1,9}$/, { error: message, abort: true }));
  return z.pipe(
    z.pipe(digits, z.transform(Number)),
    z.int().check(z.minimum(min, message), z.maximum(max, message)),
  );
}

const pageKey = z.string().check(z.maxLength(200, fault('page_unknown')), storable);

/** The query string of a list of items. */
export const itemListQuery = z.object({
  search: z.optional(
    z
      .string(fault('search_not_one'))
      .check(
        z.trim(),
        z.maxLength(SEARCH_MAX_LENGTH, fault('search_too_long', { most: SEARCH_MAX_LENGTH })),
        storable,
      ),
  ),
  category: z.optional(categorySchema),
  status: z.optional(z.enum(ITEM_STATUSES, fault('status_unknown'))),
  /** Only items that are good through exactly that day. */
  expires: z.optional(calendarDateSchema),
  sort: z._default(z.enum(ITEM_SORTS, fault('order_unknown')), DEFAULT_ITEM_SORT),
  page: z._default(wholeNumber(1, PAGE_MAX, fault('page_invalid')), 1),
  limit: z._default(
    wholeNumber(1, ITEM_LIST_LIMIT, fault('limit_invalid', { most: ITEM_LIST_LIMIT })),
    ITEM_LIST_LIMIT,
  ),
  /** Where the previous page ended or the next begins, from the Link header. */
  after: z.optional(pageKey),
  before: z.optional(pageKey),
  scope: z._default(z.enum(['everyone', 'mine'], fault('scope_unknown')), 'everyone'),
});

/** The same for one's own items. */
export const myItemListQuery = z.object({
  ...z.omit(itemListQuery, { scope: true }).shape,
  sort: z._default(z.enum(MY_ITEM_SORTS, fault('order_unknown')), DEFAULT_ITEM_SORT),
  email: emailSchema,
});

/** The same for a kitchen, in any order. */
export const kitchenItemListQuery = z.object({
  ...itemListQuery.shape,
  sort: z._default(z.enum(MY_ITEM_SORTS, fault('order_unknown')), DEFAULT_ITEM_SORT),
  scope: z._default(z.enum(ITEM_SCOPES, fault('scope_unknown')), 'everyone'),
});

export type ItemListQuery = Omit<z.output<typeof itemListQuery>, 'sort'> & { sort: MyItemSort };
