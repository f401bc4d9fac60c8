import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { itemIdSchema } from '#items/item-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { ADVICES } from '#items/keeping/date-meaning.ts';

/** As many as a small screen can show. */
export const EAT_FIRST_MAX = 25;
/** Of those, the ones whose day has passed. */
export const PAST_MAX = 10;
/** More than a person gets at once. */
export const TO_GET_MAX = 40;
/** For programs with little memory. */
export const TODAY_MAX_BYTES = 8000;

const dueFoodSchema = z.object({
  id: itemIdSchema,
  title: z.string(),
  amount: z.number(),
  unit: z.enum(UNITS),
  place: z.string(),
  /** The last day on which it is good; 0 days are left on that day. */
  lastDay: calendarDateSchema,
  daysLeft: z.int(),
  /** `estimated`: nobody said the day. */
  certainty: z.enum(['said', 'estimated']),
  /** What to do with it once its day has passed; null before. */
  advice: z.nullable(z.enum(ADVICES)),
  /** The same for people. A guess reads as one. */
  text: z.string(),
});
export type DueFood = z.output<typeof dueFoodSchema>;

/** What is written down twice stands there once, with both amounts. */
const toGetSchema = z.object({
  title: z.string(),
  /** Null where nobody said how much. */
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  /** The same for people. */
  text: z.string(),
});
export type ToGet = z.output<typeof toGetSchema>;

/** One object about a kitchen, for programs that show it to people. */
export const kitchenTodaySchema = z.object({
  today: calendarDateSchema,
  kitchen: z.string(),
  counts: z.object({
    total: z.int(),
    pastDate: z.int(),
    /** Good until the end of today. */
    lastDay: z.int(),
    /** In the five days after it. */
    soon: z.int(),
  }),
  /** What is good today and has to be eaten first. */
  next: z.nullable(dueFoodSchema),
  /** The soonest first; those whose day has passed are before the others. */
  eatFirst: z.array(dueFoodSchema),
  /** What is not got yet: how much that is, and the first of it. */
  shopping: z.object({ open: z.int(), toGet: z.array(toGetSchema) }),
});
export type KitchenToday = z.output<typeof kitchenTodaySchema>;
