import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { ITEM_LIST_LIMIT } from '@crisper/domain/items/item-list.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { callPage, type Page } from '#http/call-page.ts';
import { kitchenKey, MY_KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import { EXPIRED_ITEMS_PAGE_SIZE, type MyKitchen, type PlacedItem } from './my-items-api.ts';
import { addSummaries, addUpcoming, mergeByExpiry } from './several-kitchens.ts';

type Kitchens = readonly MyKitchen[];

/** One kitchen's queries become stale with that kitchen, those about several with any of them. */
function keyOf(kitchens: Kitchens, what: string, ...rest: readonly unknown[]) {
  const [only, ...others] = kitchens;
  const key = only && others.length === 0 ? kitchenKey(only.id) : MY_KITCHENS_KEY;
  return [...key, what, kitchens.map(({ id }) => id), ...rest];
}

const inEach = <T>(kitchens: Kitchens, ask: (params: { kitchenId: KitchenId }) => Promise<T>) =>
  Promise.all(kitchens.map(({ id }) => ask({ kitchenId: id })));

/** Says which kitchen it is where there are several. */
const placed = (items: Item[], kitchen: MyKitchen | undefined, kitchens: Kitchens): PlacedItem[] =>
  items.map((item) => ({
    ...item,
    ...(kitchen && { kitchenId: kitchen.id }),
    ...(kitchen && kitchens.length > 1 && { kitchenName: kitchen.name }),
  }));

export const kitchensSummaryQuery = (kitchens: Kitchens, days: readonly CalendarDate[]) =>
  queryOptions({
    queryKey: keyOf(kitchens, 'summary', days),
    queryFn: async () =>
      addSummaries(
        await inEach(kitchens, (params) => call(kitchenItemsApi.summarizeKitchenItems, { params })),
      ),
  });

export const kitchensUpcomingQuery = (kitchens: Kitchens, days: readonly CalendarDate[]) =>
  queryOptions({
    queryKey: keyOf(kitchens, 'upcoming', days),
    queryFn: async () =>
      addUpcoming(await inEach(kitchens, (params) => call(kitchenItemsApi.listKitchenUpcoming, { params }))),
  });

const expiredPage = (kitchenId: KitchenId, page: number, limit: number) =>
  callPage(kitchenItemsApi.listKitchenItems, {
    params: { kitchenId },
    query: {
      status: 'recently-expired',
      sort: 'expiry-latest',
      page: String(page),
      limit: String(limit),
    },
  });

async function everythingExpired(kitchenId: KitchenId): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await expiredPage(kitchenId, page, ITEM_LIST_LIMIT);
    items.push(...rows);
    if (rows.length === 0 || items.length >= total) return items;
  }
}

type ExpiredPage = Pick<Page<PlacedItem>, 'rows' | 'total'>;

/** A page of one kitchen comes from the server; those of several have to be put in one order here. */
export const kitchensExpiredQuery = (kitchens: Kitchens, page: number, days: readonly CalendarDate[]) =>
  queryOptions({
    queryKey: keyOf(kitchens, 'recently-expired', page, days),
    queryFn: async (): Promise<ExpiredPage> => {
      const [only, ...others] = kitchens;
      if (only && others.length === 0) {
        const { rows, total } = await expiredPage(only.id, page, EXPIRED_ITEMS_PAGE_SIZE);
        return { rows: placed(rows, only, kitchens), total };
      }
      const lists = await Promise.all(
        kitchens.map(async (kitchen) => placed(await everythingExpired(kitchen.id), kitchen, kitchens)),
      );
      const rows = mergeByExpiry(lists, 'latest');
      const from = (page - 1) * EXPIRED_ITEMS_PAGE_SIZE;
      return { rows: rows.slice(from, from + EXPIRED_ITEMS_PAGE_SIZE), total: rows.length };
    },
    placeholderData: keepPreviousData,
  });
