import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { DEFAULT_ITEM_SORT, ITEM_LIST_LIMIT } from '@crisper/domain/items/item-list.ts';
import { countByFreshness } from '@crisper/domain/items/item-summary.ts';
import { type KeptQuery, listKept } from '@crisper/domain/items/kept/list-kept.ts';
import { upcoming } from '@crisper/domain/items/upcoming.ts';

export interface Viewing {
  self: string;
  today: CalendarDate;
}

/** What tables, counts and charts show of the food that is kept. The page of a kitchen shows all of it, and loads none of this. */
export function pageOf(
  items: readonly KitchenItem[],
  query: Partial<Record<string, string>>,
  viewing: Viewing,
) {
  const { page = 1, limit = ITEM_LIST_LIMIT, search = '', ...rest } = query;
  const asked = { sort: DEFAULT_ITEM_SORT, scope: 'everyone', ...rest } as KeptQuery;
  const found = listKept(
    items,
    { ...asked, search: search.trim(), page: Number(page), limit: Number(limit) },
    viewing,
  );
  return { ...found, totalIsCapped: false, after: null, before: null };
}

export function upcomingOf(items: readonly KitchenItem[], { today }: Viewing) {
  const counts = Map.groupBy(items, ({ expiryDate }) => expiryDate);
  return upcoming(
    [...counts].map(([expiryDate, { length }]) => ({ expiryDate, count: length })),
    today,
  );
}

export const countsOf = (items: readonly KitchenItem[], { today }: Viewing) =>
  countByFreshness(
    items.map(({ expiryDate }) => ({ expiryDate, count: 1 })),
    today,
  );
