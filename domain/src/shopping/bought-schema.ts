import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { categorySchema } from '#items/category-schema.ts';

/** A product that a kitchen buys, food or not, as it was the last time. */
export const boughtSchema = z.object({
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  /** The last days on which it was bought, newest first. */
  days: z.array(calendarDateSchema),
  /** The day of the last two weeks on which some of it was finished last. */
  wentOn: z.nullable(calendarDateSchema),
});
