import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { categorySchema } from '#items/category-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { listIdSchema } from './shopping-schema.ts';

/** What was put away of one list on one day. */
export const tripSchema = z.object({
  on: calendarDateSchema,
  listId: listIdSchema,
  /** Once each, in the order in which they were put away. */
  entries: z.array(
    z.object({
      title: z.string(),
      category: categorySchema,
      amount: z.nullable(z.number()),
      unit: z.nullable(z.enum(UNITS)),
    }),
  ),
});
