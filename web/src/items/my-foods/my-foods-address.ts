import { isCalendarDate } from '@crisper/domain/calendar-date.ts';
import {
  DEFAULT_ITEM_SORT,
  MY_ITEM_SORTS,
  type MyItemSort,
  SEARCH_MAX_LENGTH,
} from '@crisper/domain/items/item-list.ts';

export interface MyFoodsAddress {
  search: string;
  sort: MyItemSort;
  page: number;
  /** Only items that are good through exactly that day; null for all. */
  expires: string | null;
}

/** Reads the query string. Values that are not valid count as absent. */
export function readMyFoodsAddress(params: URLSearchParams): MyFoodsAddress {
  const page = params.get('page') ?? '';
  const expires = params.get('expires') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: MY_ITEM_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_ITEM_SORT,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    expires: isCalendarDate(expires) ? expires : null,
  };
}

export function writeMyFoodsAddress({ search, sort, page, expires }: MyFoodsAddress): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(sort !== DEFAULT_ITEM_SORT && { sort }),
    ...(expires && { expires }),
    ...(page > 1 && { page: String(page) }),
  });
}

const ASCENDING: readonly MyItemSort[] = [
  'title-first',
  'category-first',
  'quantity-least',
  'expiry-soonest',
  'oldest',
];

export const directionOf = (sort: MyItemSort): 'ascending' | 'descending' =>
  ASCENDING.includes(sort) ? 'ascending' : 'descending';
