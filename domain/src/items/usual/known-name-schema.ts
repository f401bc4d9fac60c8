import * as z from 'zod/mini';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { placeSchema } from '#kitchens/place-schema.ts';

/** What a kitchen calls what it has seen, as it was put in the last time. */
export const knownNameSchema = z.object({
  seen: z.string(),
  title: z.string(),
  category: categorySchema,
  image: z.nullable(z.string()),
  place: placeSchema,
  /** Of one. */
  amount: z.number(),
  unit: z.enum(UNITS),
});
