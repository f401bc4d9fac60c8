import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { categorySchema } from '#items/category-schema.ts';

/** A product of which nothing is left, as the last of it was, and the day on which that went. */
export const ranOutSchema = z.object({
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  on: calendarDateSchema,
});
