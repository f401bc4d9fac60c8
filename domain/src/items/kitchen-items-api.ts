import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { succeeded } from '#succeeded.ts';
import { identifiedItemSchema } from './add-food.ts';
import { kitchenFields } from './food-fields.ts';
import { itemHistorySchema } from './item-event.ts';
import { kitchenItemListQuery } from './item-list-query.ts';
import { itemIdSchema, kitchenItemSchema } from './item-schema.ts';
import { itemsApi } from './items-api.ts';
import { noteSchema, noteTextSchema } from './note-schema.ts';
import { itemIdsSchema } from './removal.ts';
import { itemUpdateSchema } from './update-food.ts';
import { knownNameSchema } from './usual/known-name-schema.ts';
import { usualFoodSchema } from './usual/usual-schema.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });
const itemParams = z.object({ kitchenId: kitchenIdSchema, itemId: itemIdSchema });
const fridgeParams = z.object({ itemId: itemIdSchema });
/** Made by the client: the same taking sent twice happens once. */
const takingIdSchema = z.uuid().check(z.toLowerCase());

/** Null for everybody's. Omitted, a new item is everybody's, and a changed one stays whose it was. */
const { said: belongsTo } = kitchenFields.belongsTo;
const newKitchenItemSchema = z.extend(identifiedItemSchema, { belongsTo, price: kitchenFields.price.said });
export type NewKitchenItem = z.output<typeof newKitchenItemSchema>;
const kitchenItemUpdateSchema = z.extend(itemUpdateSchema, { belongsTo });
export type KitchenItemUpdate = z.output<typeof kitchenItemUpdateSchema>;

/** The endpoints about the items of a kitchen: those of the public fridge, for people who are in the kitchen. */
export const kitchenItemsApi = {
  listKitchenItems: endpoint({
    ...itemsApi.listItems,
    usesToday: false,
    path: '/kitchens/:kitchenId/items',
    summary: 'Look into a kitchen, one page at a time',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    query: kitchenItemListQuery,
  }),
  summarizeKitchenItems: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/items/summary',
    summary: 'Count the items of a kitchen by freshness, now and a week ago',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: itemsApi.summarizeItems.response,
  }),
  listKitchenUpcoming: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/items/upcoming',
    summary: 'Count what expires in a kitchen on each of the coming fourteen days',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: itemsApi.listUpcoming.response,
  }),
  listUsualFoods: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/usual',
    summary: 'Tell what a kitchen buys again and again, the most frequent first, and how long it kept there',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: z.array(usualFoodSchema),
  }),
  listKnownNames: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/known-names',
    summary:
      'Tell what a kitchen calls the products and the lines of receipts that it has seen, the latest first',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: z.array(knownNameSchema),
  }),
  getKitchenItem: endpoint({
    ...itemsApi.getItem,
    path: '/kitchens/:kitchenId/items/:itemId',
    summary: 'Look at one item of a kitchen',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: itemParams,
    response: kitchenItemSchema,
  }),
  listItemEvents: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/items/:itemId/events',
    summary: 'Tell what happened to an item of a kitchen, newest first; also to one that is gone',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: itemParams,
    response: itemHistorySchema,
  }),
  addKitchenItem: endpoint({
    ...itemsApi.addItem,
    usesToday: false,
    path: '/kitchens/:kitchenId/items',
    summary: 'Put an item into a kitchen; the same id again, by the same person, is the same item',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: kitchenParams,
    body: newKitchenItemSchema,
  }),
  updateKitchenItem: endpoint({
    ...itemsApi.updateItem,
    usesToday: false,
    path: '/kitchens/:kitchenId/items/:itemId',
    summary: 'Change an item of a kitchen',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: itemParams,
    body: kitchenItemUpdateSchema,
  }),
  deleteKitchenItem: endpoint({
    ...itemsApi.deleteItem,
    path: '/kitchens/:kitchenId/items/:itemId',
    summary: 'Take an item out of a kitchen; taking out one that is gone succeeds',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: itemParams,
  }),
  moveIntoKitchen: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/items/move-in',
    summary: "Move some of the caller's own items from the public fridge into a kitchen, all of them or none",
    access: 'kitchen-member',
    params: kitchenParams,
    body: z.object({ ids: itemIdsSchema }),
    response: succeeded,
  }),
  moveBack: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/items/move-back',
    summary:
      'Undo that, all of them or none: for items of the caller to which nothing else has happened since',
    access: 'kitchen-member',
    params: kitchenParams,
    body: z.object({ ids: itemIdsSchema }),
    response: succeeded,
  }),
  takeItem: endpoint({
    method: 'POST',
    path: '/items/:itemId/take',
    summary:
      'Take an item of the public fridge that its owner offers, into a kitchen of the caller or out of Crisper; the same event again is the same taking',
    access: 'signed-in',
    params: fridgeParams,
    body: z.object({ event: takingIdSchema, kitchenId: z.nullable(kitchenIdSchema) }),
    response: succeeded,
    usesToday: true,
  }),
  giveItemBack: endpoint({
    method: 'POST',
    path: '/items/:itemId/give-back',
    summary: 'Undo that within a minute, if nothing has happened to the item since',
    access: 'signed-in',
    params: fridgeParams,
    body: z.object({ event: takingIdSchema }),
    response: succeeded,
  }),
  setKitchenItemNote: endpoint({
    method: 'PATCH',
    path: '/kitchens/:kitchenId/items/:itemId/note',
    summary: "Add or change the caller's own note on an item of a kitchen",
    access: 'kitchen-member',
    params: itemParams,
    body: z.object({ text: noteTextSchema }),
    response: z.object({ success: z.boolean(), note: noteSchema }),
  }),
  deleteKitchenItemNote: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/items/:itemId/note',
    summary: "Take the caller's own note off an item of a kitchen",
    access: 'kitchen-member',
    params: itemParams,
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
