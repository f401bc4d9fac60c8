import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { fault, type Problem } from '#problem.ts';
import { check } from '#validation.ts';
import {
  categoryField,
  descriptionField,
  expiryDateField,
  imageField,
  quantityField,
  titleField,
} from './item-fields.ts';
import { itemIdSchema } from './item-schema.ts';

/** The fields stand in the order in which they are checked. */
export const newItemSchema = z.object({
  title: titleField(fault('title_missing')),
  image: imageField(fault('image_missing'), fault('image_invalid')),
  category: categoryField(fault('category_missing')),
  quantity: quantityField(fault('quantity_invalid')),
  expiryDate: expiryDateField(fault('expiry_missing')),
  description: z.optional(descriptionField),
});
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
