import * as z from 'zod/mini';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { placeSchema } from '#kitchens/place-schema.ts';

/** A food that a kitchen buys again and again, as it was the last time. */
export const usualFoodSchema = z.object({
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  place: placeSchema,
  amount: z.number(),
  unit: z.enum(UNITS),
  /** How often it was bought of late. */
  times: z.int(),
  /** For how many days it was good from the day it came in, by what people read off it; newest first. */
  days: z.array(z.int()),
  /** Of the last ones that are gone: how many those are, and how many of them were thrown away. */
  gone: z.object({ times: z.int(), wasted: z.int() }),
});
