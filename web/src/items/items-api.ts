import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';
import { itemsApi } from '@crisper/domain/items/items-api.ts';
import type { Note } from '@crisper/domain/items/note.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { callPage, type Page } from '#http/call-page.ts';
import { ITEMS_KEY, itemKey } from './items-key.ts';

const PAGES_KEY = [...ITEMS_KEY, 'pages'] as const;

/** From this item on, a page is asked for by its neighbour's cursor: by its number, the server reads every item before it. */
const FAR_IN = 300;
const PAGES_KEPT = 4;

export type Scope = 'everyone' | 'mine';

export interface ItemFilter {
  search: string;
  /** Null for all. */
  category: Category | null;
  status: ItemStatus | null;
  /** Only items that are good through exactly that day. */
  expires: CalendarDate | null;
  sort: ItemSort;
}

export interface PageRequest {
  filter: ItemFilter;
  page: number;
  size: number;
  /** The answer depends on the day. */
  today: CalendarDate;
}

const pageKey = (request: PageRequest) => [...PAGES_KEY, request] as const;

export const itemPageQuery = (request: PageRequest) =>
  queryOptions({
    queryKey: pageKey(request),
    queryFn: ({ client }) => {
      const { search, category, status, expires, sort } = request.filter;
      return callPage(itemsApi.listItems, {
        query: {
          ...(search && { search }),
          ...(category && { category }),
          ...(status && { status }),
          ...(expires && { expires }),
          sort,
          limit: String(request.size),
          ...placeOf(client, request),
        },
      });
    },
  });

function placeOf(
  client: QueryClient,
  request: PageRequest,
): { page: string } | { after: string } | { before: string } {
  const { page, size } = request;
  if ((page - 1) * size >= FAR_IN) {
    const neighbour = (step: number) =>
      client.getQueryData<Page<Item>>(pageKey({ ...request, page: page + step }));
    const after = neighbour(-1)?.after;
    if (after) return { after };
    const before = neighbour(1)?.before;
    if (before) return { before };
  }
  return { page: String(page) };
}

/** Drops all but a few pages from the cache. */
export function forgetOtherPages(client: QueryClient): void {
  const left = client.getQueryCache().findAll({ queryKey: PAGES_KEY, type: 'inactive' });
  const oldest = left.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(PAGES_KEPT);
  for (const query of oldest) client.getQueryCache().remove(query);
}

export const summaryQuery = (scope: Scope, today: CalendarDate) =>
  queryOptions({
    queryKey: [...ITEMS_KEY, 'summary', scope, today],
    queryFn: () => call(itemsApi.summarizeItems, { query: scope === 'mine' ? { scope } : {} }),
  });

/** Null when there is no such item. It is data, not an error, so that fetching again does not take it off the screen. */
export const itemQuery = (itemId: string) =>
  queryOptions({
    queryKey: itemKey(itemId),
    queryFn: async (): Promise<Item | null> => {
      try {
        return await call(itemsApi.getItem, { params: { itemId } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'item_not_found') return null;
        throw error;
      }
    },
  });

export async function saveNote(itemId: ItemId, userEmail: string, text: string): Promise<Note> {
  const { success, note } = await call(itemsApi.setItemNote, {
    params: { itemId },
    body: { userEmail, text },
  });
  if (!success) throw new Error('Failed to save note.');
  return note;
}

export async function removeNote(itemId: ItemId, userEmail: string): Promise<void> {
  const { success } = await call(itemsApi.deleteItemNote, { params: { itemId }, body: { userEmail } });
  if (!success) throw new Error('Failed to delete note.');
}
