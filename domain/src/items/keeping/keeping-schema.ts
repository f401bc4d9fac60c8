import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { fault } from '#problem.ts';
import { DATE_KINDS, ESTIMATE_SOURCES } from './good-through.ts';

/** A hundred years. */
const DAYS_MAX = 36_500;
const wrong = fault('estimate_invalid');

/** How a date was estimated. Days are null for food that needs no date. */
export const estimatedSchema = z.object(
  {
    days: z.nullable(z.int(wrong).check(z.gte(0, wrong), z.lte(DAYS_MAX, wrong))),
    source: z.enum(ESTIMATE_SOURCES, wrong),
    times: z.optional(z.int(wrong).check(z.gte(1, wrong), z.lte(DAYS_MAX, wrong))),
  },
  wrong,
);

/** What is known about how long a food keeps, in responses of the API. */
export const keepingSchema = z.object({
  labelDate: z.nullable(calendarDateSchema),
  dateKind: z.enum(DATE_KINDS),
  estimated: z.optional(estimatedSchema),
  /** Somebody said that it needs no date. */
  keeps: z.optional(z.literal(true)),
  opened: z.nullable(z.object({ on: calendarDateSchema, days: z.nullable(z.int()) })),
  freezing: z.nullable(
    z.object({
      on: calendarDateSchema,
      days: z.int(),
      daysLeft: z.nullable(z.int()),
      time: z.union([z.literal(1), z.literal(2)]),
      thawed: z.nullable(z.object({ on: calendarDateSchema, days: z.int() })),
      /** Nobody said that day. */
      isGuess: z.optional(z.literal(true)),
    }),
  ),
});
