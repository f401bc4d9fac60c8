import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { fault } from '#problem.ts';
import { foodFields, kitchenFields, onRoad } from './food-fields.ts';
import { INITIAL_STATUS } from './item.ts';
import { keepingSchema } from './keeping/keeping-schema.ts';
import { noteSchema } from './note-schema.ts';

export const itemIdSchema = z.uuid(fault('item_unknown')).brand<'ItemId'>();

/** An item in responses of the API. The note is for its owner only. */
export const itemSchema = z.object({
  _id: itemIdSchema,
  ...onRoad('shown', foodFields),
  addedDate: z.iso.datetime(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  status: z.literal(INITIAL_STATUS),
  belongsTo: kitchenFields.belongsTo.shown,
  /** Grows with every change of the item. */
  version: z.int(),
  /** In the public fridge: its owner says that anybody may take it. */
  free: z.optional(z.literal(true)),
  /** In a kitchen: what is known about how long it keeps, from which the expiry date is computed. */
  keeping: z.optional(keepingSchema),
  note: z.optional(noteSchema),
});

/** An item of a kitchen in responses of the API. */
export const kitchenItemSchema = z.extend(itemSchema, {
  /** How much there was at first. */
  amountStart: z.number(),
  ...onRoad('shown', kitchenFields),
  /** Whether the caller added it. */
  isAdded: z.boolean(),
  keeping: keepingSchema,
});

export const itemCountsSchema = z.object({
  ...{ total: z.int(), expired: z.int(), nearlyExpired: z.int(), fresh: z.int() },
});

export const itemSummarySchema = z.object({ ...itemCountsSchema.shape, weekAgo: itemCountsSchema });

/** How many items are good through which day. */
export const upcomingSchema = z.array(z.object({ date: calendarDateSchema, count: z.int() }));
