import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { eventDaySchema } from '#calendar-date-schema.ts';
import { foodFields, kitchenFields, onRoad } from '#items/food-fields.ts';
import { amountField, seenSchema } from '#items/item-fields.ts';
import { itemIdSchema, kitchenItemSchema } from '#items/item-schema.ts';
import { DATE_KINDS } from '#items/keeping/good-through.ts';
import { estimatedSchema } from '#items/keeping/keeping-schema.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { WASTE_REASONS } from '#items/keeping/waste.ts';
import { memberIdSchema } from '#kitchens/member-schema.ts';
import { placeSchema } from '#kitchens/place-schema.ts';
import { fault } from '#problem.ts';

/** Ten years. */
const DAYS_MAX = 3650;

/** Made by the client: the same intent sent twice happens once. */
const intentIdSchema = z.uuid(fault('intent_id_invalid')).check(z.toLowerCase());

const daysField = z
  .int(fault('days_invalid'))
  .check(z.gte(0, fault('days_invalid')), z.lte(DAYS_MAX, fault('days_invalid')));

const { said: saidDate } = foodFields.expiryDate;

/** Only the title is needed. */
const newFields = {
  ...onRoad('said', foodFields),
  ...onRoad('said', kitchenFields),
  /** What the label says. Null: it needs no date. Left out where nobody knows. */
  labelDate: saidDate,
  dateKind: z.optional(z.enum(DATE_KINDS, fault('date_kind_unknown'))),
  /** How the date of the label was estimated, if nobody said it. */
  estimated: z.optional(estimatedSchema),
};

const changedFields = z.object({ ...newFields, title: z.optional(newFields.title) });

/** What every intent has, also those of other features. */
export const intentFields = {
  id: intentIdSchema,
  /** The day on which it happened, where that was not the day on which it arrives. */
  on: z.optional(eventDaySchema),
};

/** Only so much of it, which becomes an item of its own with this id. All that is left, and it stays one. */
const part = z.optional(z.object({ id: itemIdSchema, amount: amountField }));

/** What a person does with food. */
export const itemIntentSchema = z.discriminatedUnion('kind', [
  z.object({
    ...intentFields,
    kind: z.literal('addItem'),
    /** Where it was put in by a camera. */
    seen: z.optional(seenSchema),
    /** It was on the shopping list, as the entry with its id, and leaves the list with being put in. */
    fromList: z.optional(z.boolean()),
    /** What it is left from. */
    cooked: z.optional(cookedSchema),
    item: z.object({
      ...newFields,
      id: itemIdSchema,
      /** How long it keeps in a freezer, where it is put into one; else as long as its category does. */
      freezerDays: z.optional(daysField),
    }),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('changeItem'),
    itemId: itemIdSchema,
    fields: changedFields,
    /** The version of the item that the person saw. */
    base: z.optional(z.int32()),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('giveItem'),
    itemId: itemIdSchema,
    to: z.nullable(memberIdSchema),
    part,
  }),
  z.object({
    ...intentFields,
    kind: z.literal('finishItem'),
    itemId: itemIdSchema,
    outcome: z.enum(OUTCOMES, fault('outcome_unknown')),
    /** Only a part of it; without it, all that is left. */
    amount: z.optional(amountField),
    reason: z.optional(z.enum(WASTE_REASONS, fault('waste_reason_unknown'))),
    /** What it was eaten as. */
    cooked: z.optional(cookedSchema),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('useItem'),
    itemId: itemIdSchema,
    amount: amountField,
    cooked: z.optional(cookedSchema),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('openItem'),
    itemId: itemIdSchema,
    part,
    /** How long it keeps from then on; null: opening does not matter. Without it, as is usual for its category. */
    days: z.optional(z.nullable(daysField)),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('freezeItem'),
    itemId: itemIdSchema,
    part,
    days: z.optional(daysField),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('thawItem'),
    itemId: itemIdSchema,
    part,
    days: z.optional(daysField),
  }),
  z.object({ ...intentFields, kind: z.literal('moveItem'), itemId: itemIdSchema, part, place: placeSchema }),
  /** In the public fridge: anybody may take it, or nobody any more. */
  z.object({ ...intentFields, kind: z.literal('offerItem'), itemId: itemIdSchema, free: z.boolean() }),
  /** It should not have been put in: nothing became of it. */
  z.object({ ...intentFields, kind: z.literal('removeItem'), itemId: itemIdSchema }),
  z.object({ ...intentFields, kind: z.literal('undo'), event: intentIdSchema }),
]);
export type Intent = z.output<typeof itemIntentSchema>;

export const intentResultSchema = z.object({
  id: z.string(),
  /** `already`: the same intent, or one to the same end, happened before. */
  outcome: z.enum(['done', 'already', 'refused']),
  /** Why it was refused, as a code and in words; also what was missing, or who did it before. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  /** What was to be used and was not there any more. */
  missing: z.optional(z.number()),
  /** The item as it is now, unless it is gone. */
  item: z.optional(kitchenItemSchema),
  /** It was the last of its product: that may be put onto the shopping list, or went there by itself. */
  ranOut: z.optional(z.enum(['offered', 'listed'])),
});
export type IntentResult = z.output<typeof intentResultSchema>;
