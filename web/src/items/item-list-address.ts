import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import { DEFAULT_ITEM_SORT, type MyItemSort, SEARCH_MAX_LENGTH } from '@crisper/domain/items/item-list.ts';

/** What every list of items has in its URL. */
export interface ItemListAddress<Sort extends MyItemSort> {
  search: string;
  /** Only items that are good through exactly that day; null for all. */
  expires: CalendarDate | null;
  sort: Sort;
  page: number;
}

export function oneOf<T extends string>(known: readonly T[], text: string | null): T | null {
  return known.find((value) => value === text) ?? null;
}

export function readItemListAddress<Sort extends MyItemSort>(
  params: URLSearchParams,
  sorts: readonly Sort[],
) {
  const page = params.get('page') ?? '';
  const expires = params.get('expires') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    expires: isCalendarDate(expires) ? expires : null,
    sort: oneOf(sorts, params.get('sort')) ?? DEFAULT_ITEM_SORT,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Without what is as usual. */
export function writeItemListAddress(
  { search, expires, sort, page }: ItemListAddress<MyItemSort>,
  chosen: Record<string, string | null> = {},
): Record<string, string> {
  const all = {
    search,
    ...chosen,
    expires,
    sort: sort === DEFAULT_ITEM_SORT ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
