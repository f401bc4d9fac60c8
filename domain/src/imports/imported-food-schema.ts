import * as z from 'zod/mini';
import { eventDaySchema } from '#calendar-date-schema.ts';
import type { foodFields, kitchenFields } from '#items/food-fields.ts';
import {
  amountField,
  categoryField,
  changedImageField,
  descriptionField,
  expiryDateField,
  priceField,
  titleField,
  unitField,
} from '#items/item-fields.ts';
import { DATE_KINDS } from '#items/keeping/good-through.ts';
import { estimatedSchema } from '#items/keeping/keeping-schema.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { placeSchema } from '#kitchens/place-schema.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { DAYS_MAX, REFERENCE_MAX_LENGTH } from './source.ts';

const daysWrong = fault('days_invalid');
const daysField = z.int(daysWrong).check(z.gte(0, daysWrong), z.lte(DAYS_MAX, daysWrong));

/** Without days, it keeps as long as is usual for its category; null: opening does not matter. */
export const keptOpenedSchema = z.object({ on: eventDaySchema, days: z.optional(z.nullable(daysField)) });

/** Without days, it keeps as long as is usual for its category. Thawed food is no longer frozen. */
export const keptFreezingSchema = z.object({
  on: eventDaySchema,
  days: z.optional(daysField),
  /** How long it was still good for on that day. Left out, it is counted from the label. */
  daysLeft: z.optional(z.nullable(daysField)),
  time: z.optional(z.union([z.literal(1), z.literal(2)])),
  thawed: z.optional(z.nullable(z.object({ on: eventDaySchema, days: daysField }))),
  /** Nobody said that day. */
  isGuess: z.optional(z.literal(true)),
});

const refInvalid = fault('reference_invalid', { most: REFERENCE_MAX_LENGTH });

/** Names the row at its source: what has the same reference in one kitchen is put in once. */
export const referenceSchema = z
  .string(refInvalid)
  .check(filledIn(refInvalid), z.maxLength(REFERENCE_MAX_LENGTH, refInvalid), storable);

/** The fields of food that come along from kitchen to kitchen. Quantity and date come of others, people stay. */
export type PortableField = Exclude<
  keyof typeof foodFields | keyof typeof kitchenFields,
  'quantity' | 'expiryDate' | 'belongsTo'
>;

const foodShape = {
  ref: referenceSchema,
  title: titleField(fault('title_missing')),
  category: z.optional(categoryField(fault('category_missing'))),
  amount: amountField,
  /** How much there was at first, where that was more. */
  amountStart: z.optional(amountField),
  unit: unitField,
  /** One that every kitchen has, one of the kitchen's own, or one that comes with the import. */
  place: placeSchema,
  /** What the label says. Null: it needs no date. Left out where nobody knows. */
  labelDate: z.optional(z.nullable(expiryDateField(fault('date_invalid')))),
  dateKind: z.optional(z.enum(DATE_KINDS, fault('date_kind_unknown'))),
  estimated: z.optional(estimatedSchema),
  opened: z.optional(z.nullable(keptOpenedSchema)),
  freezing: z.optional(z.nullable(keptFreezingSchema)),
  /** The day on which it was bought or put in there. */
  addedOn: z.optional(z.nullable(eventDaySchema)),
  /** Of the whole, in the smallest unit of the kitchen's currency. */
  price: z.optional(z.nullable(priceField)),
  /** The fourteen digits of `readGtin`. Scanned, the kitchen knows the product by the food's title. */
  barcode: z.optional(z.nullable(z.string().check(z.regex(/^\d{14}$/, fault('seen_invalid'))))),
  description: z.optional(descriptionField),
  image: z.optional(z.nullable(changedImageField(fault('image_invalid')))),
} satisfies Record<PortableField, z.core.$ZodType> & Record<string, z.core.$ZodType>;

/** One food that is put in by an import. Its date may have passed. */
export const importedFoodSchema = z.object(foodShape);

/** Food that was eaten, thrown away or given away before it came here. */
export const importedEventSchema = z.object({
  ref: referenceSchema,
  title: titleField(fault('title_missing')),
  category: z.optional(categoryField(fault('category_missing'))),
  outcome: z.enum(OUTCOMES, fault('outcome_unknown')),
  on: eventDaySchema,
  amount: amountField,
  unit: unitField,
  /** Of what went, in the smallest unit of the kitchen's currency. */
  price: z.optional(z.nullable(priceField)),
});
