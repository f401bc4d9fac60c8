import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

export interface ItemParams {
  kitchenId: string;
  itemId: string;
}

/** An id that is none is answered like one that nobody has. */
const MISSING: ApiError['code'][] = ['item_not_found', 'invalid_input'];

/** Null is data, so that fetching again does not take the page off the screen. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.code)) return null;
    throw error;
  }
}

/** Null when it is no longer in the kitchen, or never was. */
export const kitchenItemQuery = (params: ItemParams) =>
  queryOptions({
    queryKey: [...kitchenKey(params.kitchenId), 'item', params.itemId],
    queryFn: (): Promise<KitchenItem | null> => orNull(call(kitchenItemsApi.getKitchenItem, { params })),
  });

/** What happened to it, newest first; null when it never was in the kitchen. */
export const itemHistoryQuery = (params: ItemParams) =>
  queryOptions({
    queryKey: [...kitchenKey(params.kitchenId), 'history', params.itemId],
    queryFn: (): Promise<PastEvent[] | null> => orNull(call(kitchenItemsApi.listItemEvents, { params })),
  });
