import { isCalendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/items/category.ts';
import {
  DEFAULT_ITEM_SORT,
  ITEM_SORTS,
  type ItemStatus,
  SEARCH_MAX_LENGTH,
} from '@crisper/domain/items/item-list.ts';
import type { ItemFilter } from '#items/items-api.ts';

export const BROWSE_STATUSES = ['fresh', 'nearly-expired', 'expired'] as const satisfies ItemStatus[];
type BrowseStatus = (typeof BROWSE_STATUSES)[number];

export interface FridgeFilter extends ItemFilter {
  status: BrowseStatus | null;
}

export interface FridgeAddress extends FridgeFilter {
  page: number;
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | null {
  return known.find((value) => value === text) ?? null;
}

/** Reads the query string. Values that are not valid count as absent. */
export function readAddress(params: URLSearchParams): FridgeAddress {
  const page = params.get('page') ?? '';
  const expires = params.get('expires') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    category: oneOf(CATEGORIES, params.get('category')),
    status: oneOf(BROWSE_STATUSES, params.get('status')),
    expires: isCalendarDate(expires) ? expires : null,
    sort: oneOf(ITEM_SORTS, params.get('sort')) ?? DEFAULT_ITEM_SORT,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

export function writeAddress({
  search,
  category,
  status,
  expires,
  sort,
  page,
}: FridgeAddress): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(status && { status }),
    ...(expires && { expires }),
    ...(sort !== DEFAULT_ITEM_SORT && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Everything, in the usual order. */
export const noFilter: FridgeFilter = {
  search: '',
  category: null,
  status: null,
  expires: null,
  sort: DEFAULT_ITEM_SORT,
};

/** The number of pages. Where the total is capped and more follows, one page more than the current one. */
export function countPages(
  found: { rows: unknown[]; total: number; totalIsCapped: boolean; after: string | null },
  page: number,
  size: number,
): number {
  const counted = Math.max(1, Math.ceil(found.total / size));
  if (!found.totalIsCapped || found.rows.length === 0) return counted;
  return Math.max(counted, found.after ? page + 1 : page);
}
