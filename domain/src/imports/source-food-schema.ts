import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { DATE_KINDS } from '#items/keeping/good-through.ts';
import { estimatedSchema } from '#items/keeping/keeping-schema.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { PLACE_KINDS } from '#kitchens/place.ts';
import { keptFreezingSchema, keptOpenedSchema } from './imported-food-schema.ts';
import { LEFT_BEHIND, SOURCE_DOUBTS } from './source-food.ts';

/** A place as the source calls it, and its kind where the source says it. */
const sourcePlaceSchema = z.object({ name: z.string(), kind: z.nullable(z.enum(PLACE_KINDS)) });

/** One row of a source in our words, before its place, its category and its currency are known. */
export const sourceFoodSchema = z.object({
  /** The same row of the same source has the same reference. */
  ref: z.string(),
  title: z.string(),
  amount: z.number(),
  unit: z.enum(UNITS),
  /** The source's own word for a unit that we do not have. */
  unitWord: z.optional(z.string()),
  place: z.nullable(sourcePlaceSchema),
  /** The source's own word for the category, such as `latticini`. */
  group: z.nullable(z.string()),
  /** Null: it needs no date. Left out: nobody knows. */
  labelDate: z.optional(z.nullable(calendarDateSchema)),
  dateKind: z.optional(z.enum(DATE_KINDS)),
  opened: z.optional(keptOpenedSchema),
  freezing: z.optional(keptFreezingSchema),
  boughtOn: z.nullable(calendarDateSchema),
  /** Of the whole, in whole units of a currency that the source does not name, such as 4.57. */
  price: z.nullable(z.number()),
  /** Fourteen digits. */
  barcode: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What only Crisper's own files say. */
  category: z.optional(categorySchema),
  amountStart: z.optional(z.number()),
  estimated: z.optional(estimatedSchema),
  image: z.optional(z.string()),
  /** The currency of the price, where the file names it. */
  currency: z.optional(z.string()),
  doubts: z.array(z.enum(SOURCE_DOUBTS)),
});

/** Food that was eaten or thrown away at the source. */
export const sourceEventSchema = z.object({
  ref: z.string(),
  title: z.string(),
  group: z.nullable(z.string()),
  outcome: z.enum(OUTCOMES),
  on: calendarDateSchema,
  amount: z.number(),
  unit: z.enum(UNITS),
  /** Of what went, in whole units of the currency. */
  price: z.nullable(z.number()),
  /** What only Crisper's own files say. */
  category: z.optional(categorySchema),
});

/** What was read out of a file. */
export const sourceReadSchema = z.object({
  program: z.enum(['grocy', 'evershelf']),
  foods: z.array(sourceFoodSchema),
  history: z.array(sourceEventSchema),
  leftBehind: z.array(z.object({ what: z.enum(LEFT_BEHIND), count: z.int() })),
});
export type SourceRead = z.output<typeof sourceReadSchema>;
