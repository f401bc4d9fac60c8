import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { SHELVES } from './shelf.ts';
import { LIST_NAME_MAX_LENGTH } from './shopping.ts';
import { stapleSchema } from './staple-schema.ts';

/** Made by the client. In lower case, as PostgreSQL writes it: ids are compared as texts. */
export const entryIdSchema = z.uuid(fault('entry_unknown')).check(z.toLowerCase()).brand<'EntryId'>();
export const listIdSchema = z.uuid(fault('list_unknown')).check(z.toLowerCase()).brand<'ListId'>();

const nameMissing = fault('list_name_missing');
export const listNameSchema = z
  .string(nameMissing)
  .check(
    z.trim(),
    filledIn(nameMissing),
    z.maxLength(LIST_NAME_MAX_LENGTH, fault('list_name_too_long', { most: LIST_NAME_MAX_LENGTH })),
    storable,
  );

/** Something to get. */
export const entrySchema = z.object({
  _id: entryIdSchema,
  listId: listIdSchema,
  title: z.string(),
  category: categorySchema,
  /** Null where nobody said how much; then there is no unit either. */
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  /** The account of the person in the kitchen who wants it; null for everybody. */
  wantedBy: z.nullable(z.string()),
  /** A person wants a row of its own for it, though there is another of the same product; see list-rows.ts. */
  isApart: z.boolean(),
  /** The dish for which it is to be got. */
  cooked: z.nullable(cookedSchema),
  /** When it was got, and the public name of the person who did. */
  gotAt: z.nullable(z.iso.datetime()),
  gotBy: z.nullable(z.string()),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  /** Grows with every change of the entry. */
  version: z.int(),
});

export const shoppingListSchema = z.object({
  _id: listIdSchema,
  /** Null until the first list is given one. */
  name: z.nullable(z.string()),
  isArchived: z.boolean(),
});

/** The way through the shop, as the kitchen ticked; see shop-order.ts. */
export const shopOrderSchema = z.object({ shelves: z.array(z.enum(SHELVES)), titles: z.array(z.string()) });

/** What changed about the shopping of a kitchen. */
export const shoppingChangesSchema = z.object({
  /** All of them. */
  lists: z.array(shoppingListSchema),
  entries: z.array(entrySchema),
  /** The ids of entries that are no longer there. */
  gone: z.array(entryIdSchema),
  order: shopOrderSchema,
  /** What the kitchen never wants to be without, all of it. */
  staples: z.array(stapleSchema),
});
export type ShoppingChanges = z.output<typeof shoppingChangesSchema>;
