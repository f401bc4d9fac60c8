import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { itemIdSchema, kitchenItemSchema } from '#items/item-schema.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { fault } from '#problem.ts';
import { cookbookChangesSchema } from '#recipes/recipe-schema.ts';
import { shoppingChangesSchema } from '#shopping/shopping-schema.ts';
import { intentsDoneSchema, intentsSchema } from './intents.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });

const versionSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, fault('version_invalid'))),
  z.transform(Number),
);

/** As many as a browser sends at once: what waits behind them was never sent. */
export const ASKED_AT_ONCE = 100;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idsSchema = z.pipe(
  z
    .string()
    .check(z.regex(new RegExp(`^${ID}(?:,${ID}){0,${ASKED_AT_ONCE - 1}}$`), fault('intent_id_invalid'))),
  z.transform((ids) => ids.split(',')),
);

const kitchenChangesSchema = z.object({
  /** Where to go on from. */
  version: z.int(),
  /** Whether everything is told that there is, and the rest has to be forgotten. */
  reset: z.boolean(),
  items: z.array(kitchenItemSchema),
  /** The ids of items that are no longer there. */
  gone: z.array(itemIdSchema),
  /** Null where nothing of it changed. */
  shopping: z.nullable(shoppingChangesSchema),
  cookbook: z.nullable(cookbookChangesSchema),
  /** Those of the intents asked about that happened, and are in all of the above; the others are not in it. */
  done: z.optional(z.array(z.string())),
});
export type KitchenChanges = z.output<typeof kitchenChangesSchema>;

/** How browsers keep a copy of a kitchen, and do things in it. */
export const keptApi = {
  listKitchenChanges: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/changes',
    summary:
      'Tell what changed in a kitchen since a version; without one, or after a version that it never had, everything',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: kitchenParams,
    query: z.object({
      since: z.optional(versionSchema),
      /** The ids of intents of which the browser does not know whether they arrived, separated by commas. */
      waiting: z.optional(idsSchema),
    }),
    response: kitchenChangesSchema,
  }),
  doIntents: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/intents',
    summary:
      'Do up to a hundred things with the food, the shopping and the recipes of a kitchen, in their order; each says whether it was done, had been done already, or was refused and why',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: kitchenParams,
    body: intentsSchema,
    response: intentsDoneSchema,
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
