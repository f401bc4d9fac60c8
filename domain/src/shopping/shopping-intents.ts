import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { intentFields } from '#items/intents/intents.ts';
import { amountField, categoryField, titleField, unitField } from '#items/item-fields.ts';
import { memberIdSchema } from '#kitchens/member-schema.ts';
import { fault } from '#problem.ts';
import { entryIdSchema, listIdSchema, listNameSchema } from './shopping-schema.ts';

const entryFields = {
  title: titleField(fault('title_missing')),
  category: z.optional(categoryField(fault('category_missing'))),
  amount: z.optional(z.nullable(amountField)),
  unit: z.optional(z.nullable(unitField)),
  wantedBy: z.optional(z.nullable(memberIdSchema)),
  isApart: z.optional(z.boolean()),
  /** Without it, the first list of the kitchen. */
  listId: z.optional(listIdSchema),
};

/** What a person does with the shopping of a kitchen. */
export const shoppingIntentSchema = z.discriminatedUnion('kind', [
  /** An id that was removed brings the entry back. */
  z.object({
    ...intentFields,
    kind: z.literal('addEntry'),
    entry: z.object({ ...entryFields, id: entryIdSchema }),
    /** Only if the same product is on no list. */
    unlessListed: z.optional(z.boolean()),
    /** What it is to be cooked into. */
    cooked: z.optional(cookedSchema),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('changeEntry'),
    entryId: entryIdSchema,
    fields: z.object({ ...entryFields, title: z.optional(entryFields.title) }),
  }),
  z.object({ ...intentFields, kind: z.literal('tickEntry'), entryId: entryIdSchema, got: z.boolean() }),
  z.object({
    ...intentFields,
    kind: z.literal('removeEntry'),
    entryId: entryIdSchema,
    /** The version of the entry that the person saw. */
    base: z.optional(z.int()),
  }),
  /** It was got and is no food: it leaves the list. Food is added `fromList`, and leaves it with that. */
  z.object({ ...intentFields, kind: z.literal('putAwayEntry'), entryId: entryIdSchema }),
  /** The kitchen never wants to be without it, or no longer minds. */
  z.object({
    ...intentFields,
    kind: z.literal('changeStaple'),
    title: entryFields.title,
    category: entryFields.category,
    isStaple: z.boolean(),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('addList'),
    list: z.object({ id: listIdSchema, name: listNameSchema }),
  }),
  z.object({
    ...intentFields,
    kind: z.literal('changeList'),
    listId: listIdSchema,
    fields: z.object({ name: z.optional(listNameSchema), isArchived: z.optional(z.boolean()) }),
  }),
]);
export type ShoppingIntent = z.output<typeof shoppingIntentSchema>;
export type EntryIntent = Extract<
  ShoppingIntent,
  { kind: 'addEntry' | 'changeEntry' | 'tickEntry' | 'removeEntry' | 'putAwayEntry' }
>;
