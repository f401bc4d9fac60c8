import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { DEFAULT_ITEM_SORT, ITEM_SORTS, type ItemStatus } from '@crisper/domain/items/item-list.ts';
import { oneOf, readItemListAddress, writeItemListAddress } from '#items/item-list-address.ts';
import type { ItemFilter } from '#items/items-api.ts';

export const BROWSE_STATUSES = ['fresh', 'nearly-expired', 'expired'] as const satisfies ItemStatus[];
type BrowseStatus = (typeof BROWSE_STATUSES)[number];

export interface FridgeFilter extends ItemFilter {
  status: BrowseStatus | null;
}

export interface FridgeAddress extends FridgeFilter {
  page: number;
}

export const fridgeAddress = {
  read: (params: URLSearchParams): FridgeAddress => ({
    ...readItemListAddress(params, ITEM_SORTS),
    category: oneOf(CATEGORIES, params.get('category')),
    status: oneOf(BROWSE_STATUSES, params.get('status')),
  }),
  write: (address: FridgeAddress) =>
    writeItemListAddress(address, { category: address.category, status: address.status }),
};

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
