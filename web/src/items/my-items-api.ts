import { activitiesApi } from '@crisper/domain/activities/activities-api.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { EndpointInput } from '@crisper/domain/endpoint.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import { itemsApi } from '@crisper/domain/items/items-api.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { keptPicture } from '@crisper/domain/pictures/picture.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { callPage } from '#http/call-page.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { newId } from '#http/new-id.ts';
import { notePutIn } from '#session/first-run/put-in.ts';
import { KITCHENS_KEY, kitchenKey } from '#session/kitchen/kitchen-key.ts';
import type { Scope } from './items-api.ts';
import { ITEMS_KEY } from './items-key.ts';

export const MY_FOODS_PAGE_SIZE = 25;
export const EXPIRED_ITEMS_PAGE_SIZE = 10;
export const EAT_FIRST_SHOWN = 5;

/** A kitchen that the person is in. */
export interface MyKitchen {
  id: KitchenId;
  name: string;
  timeZone: TimeZone;
}

/** An item on a page that may be about kitchens: without a kitchen's id it is in the public fridge. */
export interface PlacedItem extends Item {
  kitchenId?: KitchenId;
  /** Where the page shows several kitchens. */
  kitchenName?: string;
}

/** The page that shows it. */
export const pathOf = ({ _id, kitchenId = PUBLIC_FRIDGE_ID }: PlacedItem) => itemPath(kitchenId, _id);

export interface MyItemsRequest {
  email: string;
  /** Null for the public fridge. */
  kitchenId: KitchenId | null;
  search: string;
  sort: MyItemSort;
  page: number;
  /** Only what is good through exactly that day; null for all. */
  expires: string | null;
  today: CalendarDate;
}

/** What the person added; in a kitchen also what is theirs. */
export const myItemsQuery = ({ today, kitchenId, ...request }: MyItemsRequest) =>
  queryOptions({
    queryKey: [...(kitchenId ? kitchenKey(kitchenId) : ITEMS_KEY), 'mine', request, today],
    queryFn: () => {
      const query = {
        sort: request.sort,
        page: String(request.page),
        limit: String(MY_FOODS_PAGE_SIZE),
        ...(request.search && { search: request.search }),
        ...(request.expires && { expires: request.expires }),
      };
      return kitchenId
        ? callPage(kitchenItemsApi.listKitchenItems, {
            params: { kitchenId },
            query: { ...query, scope: 'mine-or-added' },
          })
        : callPage(itemsApi.listMyItems, { query: { ...query, email: request.email } });
    },
    placeholderData: keepPreviousData,
  });

/** After a change by the person: also of what they are told of their food, which may be in a kitchen. */
export function renewFoods(client: QueryClient): Promise<unknown> {
  return Promise.all([ITEMS_KEY, KITCHENS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export const expiredItemsQuery = (scope: Scope, page: number, today: CalendarDate) =>
  queryOptions({
    queryKey: [...ITEMS_KEY, 'recently-expired', scope, page, today],
    queryFn: () =>
      callPage(itemsApi.listItems, {
        query: {
          scope,
          status: 'recently-expired',
          sort: 'expiry-latest',
          page: String(page),
          limit: String(EXPIRED_ITEMS_PAGE_SIZE),
        },
      }),
    placeholderData: keepPreviousData,
  });

export const eatFirstQuery = (scope: Scope, today: CalendarDate) =>
  queryOptions({
    queryKey: [...ITEMS_KEY, 'eat-first', scope, today],
    queryFn: () =>
      call(itemsApi.listItems, {
        query: { scope, status: 'nearly-expired', sort: 'expiry-soonest', limit: String(EAT_FIRST_SHOWN) },
      }),
  });

export const upcomingQuery = (scope: Scope, today: CalendarDate) =>
  queryOptions({
    queryKey: [...ITEMS_KEY, 'upcoming', scope, today],
    queryFn: () => call(itemsApi.listUpcoming, { query: { scope } }),
  });

export const activitiesQuery = queryOptions({
  queryKey: [...ITEMS_KEY, 'activities'],
  queryFn: () => call(activitiesApi.listActivities),
});

export type NewFood = EndpointInput<typeof kitchenItemsApi.addKitchenItem>['body'];
export type FoodUpdate = EndpointInput<typeof itemsApi.updateItem>['body'];

/** Into the public fridge. The id makes a repeated request harmless. */
async function addToFridge(body: NewFood): Promise<void> {
  const { insertedId } = await call(itemsApi.addItem, { body });
  if (!insertedId) throw new Error('Failed to add food');
  notePutIn({ ...body, kitchenId: PUBLIC_FRIDGE_ID });
}

type Added = Extract<Intent, { kind: 'addItem' }>['item'];

/** Into the public fridge, or into a kitchen, where it waits if there is no network. */
export async function addFood(client: QueryClient, kitchenId: string | null, food: NewFood): Promise<void> {
  if (kitchenId === null) return addToFridge(food);
  const { doInKitchen } = await import('./do-in-kitchen.ts');
  const title = food.title.trim();
  const intent: Intent = { id: newId(), kind: 'addItem', item: { ...food, title } as Added };
  await doInKitchen(client, kitchenId, [{ intent, title }]);
}

/** In the public fridge. In a kitchen, it is an act like others. */
export const updateFood = (itemId: ItemId, body: FoodUpdate, version: number) =>
  call(itemsApi.updateItem, { params: { itemId }, body, version });

/** Out of the public fridge, and back. In a kitchen, it is an act like others. */
export async function removeFoods(ids: ItemId[]): Promise<void> {
  const [itemId] = ids;
  if (itemId && ids.length === 1) await call(itemsApi.deleteItem, { params: { itemId } });
  else await call(itemsApi.deleteItems, { body: { ids } });
}

export const restoreFoods = (ids: ItemId[]) => call(itemsApi.restoreItems, { body: { ids } });

export const moveFoodsInto = (kitchenId: string, ids: ItemId[]) =>
  call(kitchenItemsApi.moveIntoKitchen, { params: { kitchenId }, body: { ids } });

export const moveFoodsBack = (kitchenId: string, ids: ItemId[]) =>
  call(kitchenItemsApi.moveBack, { params: { kitchenId }, body: { ids } });

/** The server keeps a photo that no item shows for one day. It is asked past the browser's cache, which may still have it. */
export async function isPhotoForgotten(url: string): Promise<boolean> {
  if (!keptPicture(url)) return false;
  const { isPhotoWaiting } = await fetchCode(() => import('#kept/photos.ts'));
  if (await isPhotoWaiting(url)) return false;
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
