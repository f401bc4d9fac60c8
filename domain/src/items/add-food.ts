import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { check, type Problem } from '#validation.ts';
import {
  categoryField,
  descriptionField,
  expiryDateField,
  imageField,
  quantityField,
  titleField,
} from './item-fields.ts';

export const REDIRECT_AFTER_ADD_MS = 1200;
export const NOT_LOGGED_IN = 'You must be logged in to add food';

/** The fields stand in the order in which they are checked. */
export const newItemSchema = z.object({
  title: titleField('Please enter the Food Title'),
  image: imageField('Please provide an Image URL', 'Please provide a valid Image URL'),
  category: categoryField('Please select a Category'),
  quantity: quantityField('Please enter a valid Quantity'),
  expiryDate: expiryDateField('Please select an Expiry Date'),
  description: z.optional(descriptionField),
});
export type NewItem = z.output<typeof newItemSchema>;

/** Everything that is wrong with what was entered, in the order in which a person is told. */
export function checkNewItem(input: unknown, today: CalendarDate): Problem[] {
  return [...check(newItemSchema, input), ...checkNotPast(input, today)];
}

const withExpiryDate = z.object({ expiryDate: calendarDateSchema });

export function checkNotPast(input: unknown, today: CalendarDate): Problem[] {
  const entered = z.safeParse(withExpiryDate, input).data;
  if (!entered || entered.expiryDate >= today) return [];
  return [{ field: 'expiryDate', message: 'Expiry date cannot be in the past' }];
}
