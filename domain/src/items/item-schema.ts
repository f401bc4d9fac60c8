import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { placeSchema } from '#kitchens/place-schema.ts';
import { fault } from '#problem.ts';
import { categorySchema } from './category-schema.ts';
import { INITIAL_STATUS } from './item.ts';
import { UNITS } from './keeping/amount.ts';
import { keepingSchema } from './keeping/keeping-schema.ts';
import { noteSchema } from './note-schema.ts';

export const itemIdSchema = z.uuid(fault('item_unknown')).brand<'ItemId'>();

/** What a kitchen knows about its food, and the public fridge does not. */
const kitchenFacts = z.object({
  /** How much there was at first, and how much is left. */
  amountStart: z.number(),
  amount: z.number(),
  unit: z.enum(UNITS),
  place: placeSchema,
  /** Of the whole, in the smallest unit of the kitchen's currency. */
  price: z.nullable(z.int()),
  /** Whether the caller added it. */
  isAdded: z.boolean(),
  keeping: keepingSchema,
});

/** An item in responses of the API. The note is for its owner only. */
export const itemSchema = z.object({
  _id: itemIdSchema,
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  quantity: z.int(),
  expiryDate: z.nullable(calendarDateSchema),
  description: z.string(),
  addedDate: z.iso.datetime(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  status: z.literal(INITIAL_STATUS),
  /** The account of the person in the kitchen whose it is; null for everybody's, and in the public fridge. */
  belongsTo: z.nullable(z.string()),
  /** Grows with every change of the item. */
  version: z.int(),
  /** In the public fridge: its owner says that anybody may take it. */
  free: z.optional(z.literal(true)),
  /** In a kitchen: what is known about how long it keeps; the expiry date is what comes of it. */
  keeping: z.optional(keepingSchema),
  note: z.optional(noteSchema),
});

/** An item of a kitchen in responses of the API. */
export const kitchenItemSchema = z.extend(itemSchema, kitchenFacts.shape);

export const itemCountsSchema = z.object({
  ...{ total: z.int(), expired: z.int(), nearlyExpired: z.int(), fresh: z.int() },
});

export const itemSummarySchema = z.object({ ...itemCountsSchema.shape, weekAgo: itemCountsSchema });

/** How many items are good through which day. */
export const upcomingSchema = z.array(z.object({ date: calendarDateSchema, count: z.int() }));
