import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import type { Problem } from '#problem.ts';
import { check } from '#validation.ts';
import { foodFields, onRoad } from './food-fields.ts';
import { itemIdSchema } from './item-schema.ts';

/** The fields stand in the order in which they are checked. */
export const newItemSchema = z.object(onRoad('added', foodFields));
export type NewItem = z.output<typeof newItemSchema>;

/** With an id made by the client, the same request sent twice adds one item. */
export const identifiedItemSchema = z.extend(newItemSchema, { id: z.optional(itemIdSchema) });

/** All problems of the input, in the order in which the person sees them. */
export function checkNewItem(input: unknown, today: CalendarDate): Problem[] {
  return [...check(newItemSchema, input), ...checkNotPast(input, today)];
}

const withExpiryDate = z.object({ expiryDate: calendarDateSchema });

export function checkNotPast(input: unknown, today: CalendarDate): Problem[] {
  const entered = z.safeParse(withExpiryDate, input).data;
  if (!entered || entered.expiryDate >= today) return [];
  return [{ field: 'expiryDate', code: 'expiry_past' }];
}
