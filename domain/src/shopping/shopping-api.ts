import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { succeeded } from '#succeeded.ts';
import { boughtSchema } from './bought-schema.ts';
import {
  linkIdSchema,
  linkTokenSchema,
  listLinkSchema,
  madeListLinkSchema,
  sharedListSchema,
} from './list-link-schema.ts';
import { entryIdSchema, listIdSchema } from './shopping-schema.ts';
import { tripSchema } from './trip-schema.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });

/** The endpoints about what was bought before, and lists that are shared with people who have no account. */
export const shoppingApi = {
  listTrips: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/shopping/trips',
    summary: 'Tell what was put away of the shopping lists of late, a list and a day at a time, newest first',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    response: z.array(tripSchema),
  }),
  listBought: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/shopping/bought',
    summary:
      'Tell what a kitchen buys again and again or has just finished, with the days on which it was bought, the most frequent first',
    access: 'kitchen-guest',
    params: kitchenParams,
    response: z.array(boughtSchema),
  }),
  shareList: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/shopping/links',
    summary: 'Make a link with which anybody can look at a shopping list and tick, for two days',
    access: 'kitchen-member',
    params: kitchenParams,
    body: z.object({ listId: listIdSchema }),
    response: madeListLinkSchema,
  }),
  listListLinks: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/shopping/links',
    summary: 'List the links to shopping lists that still work, newest first',
    access: 'kitchen-member',
    params: kitchenParams,
    response: z.array(listLinkSchema),
  }),
  endListLink: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/shopping/links/:linkId',
    summary: 'End a link to a shopping list; one that is gone already succeeds',
    access: 'kitchen-member',
    params: z.object({ kitchenId: kitchenIdSchema, linkId: linkIdSchema }),
    response: succeeded,
  }),
  lookAtSharedList: endpoint({
    method: 'POST',
    path: '/shared-list/look',
    summary: 'Look at a shopping list with the token behind the # of its link',
    access: 'anyone',
    body: linkTokenSchema,
    response: sharedListSchema,
  }),
  tickSharedEntry: endpoint({
    method: 'POST',
    path: '/shared-list/tick',
    summary: 'Tick an entry of that list, or take the tick back; the same id again is the same tick',
    access: 'anyone',
    body: z.extend(linkTokenSchema, {
      id: z.uuid().check(z.toLowerCase()),
      entryId: entryIdSchema,
      got: z.boolean(),
    }),
    response: sharedListSchema,
  }),
} satisfies Record<string, Endpoint>;
