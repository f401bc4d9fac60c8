import * as z from 'zod/mini';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { entryIdSchema, listIdSchema, shopOrderSchema } from './shopping-schema.ts';

export const linkIdSchema = z.uuid().check(z.toLowerCase());

/** The link is shown once: the server keeps a hash of its secret. */
export const madeListLinkSchema = z.object({
  linkId: linkIdSchema,
  link: z.string(),
  endsAt: z.iso.datetime(),
});

/** A link that still works. */
export const listLinkSchema = z.object({
  id: linkIdSchema,
  listId: listIdSchema,
  madeBy: z.string(),
  endsAt: z.iso.datetime(),
});

/** What is on the list, and nothing about the people of the kitchen but who shared it. */
export const sharedListSchema = z.object({
  /** Null for the first list of a kitchen that nobody gave a name. */
  name: z.nullable(z.string()),
  sharedBy: z.string(),
  endsAt: z.iso.datetime(),
  entries: z.array(
    z.object({
      _id: entryIdSchema,
      title: z.string(),
      category: categorySchema,
      amount: z.nullable(z.number()),
      unit: z.nullable(z.enum(UNITS)),
      isApart: z.boolean(),
      addedAt: z.iso.datetime(),
      isGot: z.boolean(),
    }),
  ),
  order: shopOrderSchema,
});

const TOKEN_MAX_LENGTH = 200;

/** The part of the link behind the #. */
export const linkTokenSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_LENGTH)),
});
