import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { DATE_KINDS } from './good-through.ts';

/** What is known about how long a food keeps, in responses of the API. */
export const keepingSchema = z.object({
  labelDate: z.nullable(calendarDateSchema),
  dateKind: z.enum(DATE_KINDS),
  opened: z.nullable(z.object({ on: calendarDateSchema, days: z.nullable(z.int()) })),
  freezing: z.nullable(
    z.object({
      on: calendarDateSchema,
      days: z.int(),
      daysLeft: z.nullable(z.int()),
      time: z.union([z.literal(1), z.literal(2)]),
      thawed: z.nullable(z.object({ on: calendarDateSchema, days: z.int() })),
    }),
  ),
});
