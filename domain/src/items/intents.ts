import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { memberIdSchema } from '#kitchens/member-schema.ts';
import { fault } from '#problem.ts';
import {
  categoryField,
  changedImageField,
  descriptionField,
  expiryDateField,
  quantityField,
  titleField,
} from './item-fields.ts';
import { itemIdSchema, itemSchema } from './item-schema.ts';

const INTENTS_AT_ONCE = 100;

/** Made by the client: the same intent sent twice happens once. */
const intentIdSchema = z.uuid(fault('intent_id_invalid')).check(z.toLowerCase());

const belongsTo = z.nullable(memberIdSchema);
const expiryDate = z.nullable(expiryDateField(fault('expiry_missing')));

/** Only the title is needed. */
const newFields = {
  title: titleField(fault('title_missing')),
  category: z.optional(categoryField(fault('category_missing'))),
  image: z.optional(z.nullable(changedImageField(fault('image_invalid')))),
  quantity: z.optional(quantityField(fault('quantity_invalid'))),
  expiryDate: z.optional(expiryDate),
  description: z.optional(descriptionField),
  belongsTo: z.optional(belongsTo),
};

const changedFields = z.object({ ...newFields, title: z.optional(newFields.title) });

const common = {
  id: intentIdSchema,
  /** The day on which it happened, where that was not the day on which it arrives. */
  on: z.optional(calendarDateSchema),
};

const OUTCOMES = ['eaten', 'wasted', 'given-away'] as const;

const intentSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('addItem'), item: z.object({ ...newFields, id: itemIdSchema }) }),
  z.object({
    ...common,
    kind: z.literal('changeItem'),
    itemId: itemIdSchema,
    fields: changedFields,
    /** The version of the item that the person saw. */
    base: z.optional(z.int()),
  }),
  z.object({ ...common, kind: z.literal('giveItem'), itemId: itemIdSchema, to: belongsTo }),
  z.object({
    ...common,
    kind: z.literal('finishItem'),
    itemId: itemIdSchema,
    outcome: z.enum(OUTCOMES, fault('outcome_unknown')),
  }),
  z.object({ ...common, kind: z.literal('undo'), event: intentIdSchema }),
]);
export type Intent = z.output<typeof intentSchema>;

const tooMany = fault('intents_too_many', { most: INTENTS_AT_ONCE });
export const intentsSchema = z.object({
  intents: z
    .array(intentSchema)
    .check(z.minLength(1, fault('intents_missing')), z.maxLength(INTENTS_AT_ONCE, tooMany)),
});

const resultSchema = z.object({
  id: z.string(),
  /** `already`: the same intent, or one to the same end, happened before. */
  outcome: z.enum(['done', 'already', 'refused']),
  /** Why it was refused, as a code and in words. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The item as it is now, unless it is gone. */
  item: z.optional(itemSchema),
});
export type IntentResult = z.output<typeof resultSchema>;

export const intentsDoneSchema = z.object({ version: z.int(), results: z.array(resultSchema) });
export type IntentsDone = z.output<typeof intentsDoneSchema>;
