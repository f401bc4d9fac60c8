import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { identifiedItemSchema } from './add-food.ts';
import { itemListQuery, myItemListQuery } from './item-list-query.ts';
import { itemIdSchema, itemSchema, itemSummarySchema, upcomingSchema } from './item-schema.ts';
import { itemsVersionSchema } from './items-version.ts';
import { noteSchema, noteTextSchema } from './note-schema.ts';
import { itemIdsSchema } from './removal.ts';
import { itemUpdateSchema } from './update-food.ts';

const itemParams = z.object({ itemId: itemIdSchema });
const scopeQuery = z.object({ scope: itemListQuery.shape.scope });

/** The endpoints about items, a part of the contract. */
export const itemsApi = {
  listItems: endpoint({
    method: 'GET',
    path: '/items',
    summary: 'Browse the shared fridge, one page at a time',
    access: 'anyone',
    query: itemListQuery,
    response: z.array(itemSchema),
    usesToday: true,
    paged: true,
  }),
  summarizeItems: endpoint({
    method: 'GET',
    path: '/items/summary',
    summary: 'Count the items by freshness, now and a week ago',
    access: 'anyone',
    query: scopeQuery,
    response: itemSummarySchema,
    usesToday: true,
  }),
  listUpcoming: endpoint({
    method: 'GET',
    path: '/items/upcoming',
    summary: 'Count what expires on each of the coming fourteen days',
    access: 'anyone',
    query: scopeQuery,
    response: upcomingSchema,
    usesToday: true,
  }),
  followItems: endpoint({
    method: 'GET',
    path: '/items/events',
    summary: 'Be told when items change, within a second',
    access: 'anyone',
    response: itemsVersionSchema,
    events: true,
  }),
  getItem: endpoint({
    method: 'GET',
    path: '/items/:itemId',
    summary: 'Look at one item',
    access: 'anyone',
    params: itemParams,
    response: itemSchema,
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/items',
    summary: 'Put an item into the fridge; the same id again, by the same person, is the same item',
    access: 'signed-in',
    body: identifiedItemSchema,
    response: z.object({ insertedId: itemIdSchema }),
    usesToday: true,
  }),
  updateItem: endpoint({
    method: 'PUT',
    path: '/items/:itemId',
    summary: 'Change an item',
    access: 'owner',
    params: itemParams,
    body: itemUpdateSchema,
    response: itemSchema,
    usesToday: true,
    versioned: true,
  }),
  deleteItem: endpoint({
    method: 'DELETE',
    path: '/items/:itemId',
    summary: 'Take an item out of the fridge; taking out one that is gone succeeds',
    access: 'owner',
    params: itemParams,
    response: succeeded,
    versioned: true,
  }),
  deleteItems: endpoint({
    method: 'POST',
    path: '/items/delete',
    summary: "Take several of one's own items out of the fridge, all of them or none",
    access: 'signed-in',
    body: z.object({ ids: itemIdsSchema }),
    response: succeeded,
  }),
  restoreItems: endpoint({
    method: 'POST',
    path: '/items/restore',
    summary: 'Bring back items that were taken out within the last minute, with their notes',
    access: 'signed-in',
    body: z.object({ ids: itemIdsSchema }),
    response: succeeded,
  }),
  setItemNote: endpoint({
    method: 'PATCH',
    path: '/items/:itemId/note',
    summary: 'Add or change the private note on an item',
    access: 'owner',
    params: itemParams,
    body: z.object({ userEmail: emailSchema, text: noteTextSchema }),
    response: z.object({ success: z.boolean(), note: noteSchema }),
  }),
  deleteItemNote: endpoint({
    method: 'DELETE',
    path: '/items/:itemId/note',
    summary: 'Take the private note off an item',
    access: 'owner',
    params: itemParams,
    body: z.object({ userEmail: emailSchema }),
    response: succeeded,
  }),
  listMyItems: endpoint({
    method: 'GET',
    path: '/my-items',
    summary: 'List what the person put into the fridge',
    access: 'self',
    query: myItemListQuery,
    response: z.array(itemSchema),
    usesToday: true,
    paged: true,
  }),
} satisfies Record<string, Endpoint>;
