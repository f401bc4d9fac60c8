import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';

export const itemCountsSchema = z.object({
  ...{ total: z.int(), expired: z.int(), nearlyExpired: z.int(), fresh: z.int() },
});

export const itemSummarySchema = z.object({ ...itemCountsSchema.shape, weekAgo: itemCountsSchema });

/** How many items are good through which day. */
export const upcomingSchema = z.array(z.object({ date: calendarDateSchema, count: z.int() }));
