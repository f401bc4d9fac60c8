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
  /** Only what is good through exactly that day; null for all. */
  expires: string | null;
}

/** What the address says; whatever makes no sense in it is as good as left out. */
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

/** Each column with the orders that a click on its head goes through. */
export const SORTABLE = [
  { column: 'Title', orders: ['title-first', 'title-last'] },
  { column: 'Category', orders: ['category-first', 'category-last'] },
  { column: 'Quantity', orders: ['quantity-most', 'quantity-least'] },
  { column: 'Expiry Date', orders: ['expiry-soonest', 'expiry-latest'] },
  { column: 'Added', orders: ['newest', 'oldest'] },
] as const satisfies { column: string; orders: readonly [MyItemSort, MyItemSort] }[];

export const SORT_NAMES: Record<MyItemSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'expiry-soonest': 'Expiry soonest',
  'expiry-latest': 'Expiry latest',
  'title-first': 'Title A to Z',
  'title-last': 'Title Z to A',
  'category-first': 'Category A to Z',
  'category-last': 'Category Z to A',
  'quantity-most': 'Most first',
  'quantity-least': 'Fewest first',
};

const ASCENDING: readonly MyItemSort[] = [
  'title-first',
  'category-first',
  'quantity-least',
  'expiry-soonest',
  'oldest',
];

export const directionOf = (sort: MyItemSort): 'ascending' | 'descending' =>
  ASCENDING.includes(sort) ? 'ascending' : 'descending';
