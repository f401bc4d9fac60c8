import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { check, type Problem } from '#validation.ts';
import { checkNotPast } from './add-food.ts';
import {
  categoryField,
  descriptionField,
  expiryDateField,
  imageField,
  quantityField,
  titleField,
} from './item-fields.ts';

const invalidImage = 'Please provide a valid Image URL';

/** The fields stand in the order in which they are checked. */
export const itemUpdateSchema = z.object({
  title: titleField('Title is required'),
  category: categoryField('Category is required'),
  quantity: quantityField('Quantity must be greater than 0'),
  expiryDate: expiryDateField('Expiry date is required'),
  description: z.optional(descriptionField),
  /** Empty or null takes the picture away; left out, it stays. */
  image: z.optional(
    z.nullable(z.union([z.literal(''), imageField(invalidImage, invalidImage)], invalidImage)),
  ),
});
export type ItemUpdate = z.output<typeof itemUpdateSchema>;

export function checkItemUpdate(input: unknown, today: CalendarDate): Problem[] {
  return [...check(itemUpdateSchema, input), ...checkNotPast(input, today)];
}
