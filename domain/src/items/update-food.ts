import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { isInsecureUrl, PICTURE_NEEDS_HTTPS } from '#pictures/picture-url.ts';
import { check, type Problem } from '#validation.ts';
import { checkNotPast } from './add-food.ts';
import type { Item } from './item.ts';
import {
  categoryField,
  changedImageField,
  descriptionField,
  expiryDateField,
  quantityField,
  titleField,
} from './item-fields.ts';

/** The fields stand in the order in which they are checked. */
export const itemUpdateSchema = z.object({
  title: titleField('Title is required'),
  category: categoryField('Category is required'),
  quantity: quantityField('Quantity must be greater than 0'),
  expiryDate: expiryDateField('Expiry date is required'),
  description: z.optional(descriptionField),
  /** Empty or null takes the picture away; left out, it stays. */
  image: z.optional(z.nullable(changedImageField('Please provide a valid Image URL'))),
});
export type ItemUpdate = z.output<typeof itemUpdateSchema>;

type Stored = Pick<Item, 'expiryDate' | 'image'>;
type Entered = { expiryDate?: unknown; image?: unknown };

export function checkItemUpdate(input: Entered, stored: Stored, today: CalendarDate): Problem[] {
  return [...check(itemUpdateSchema, input), ...checkItemChanges(input, stored, today)];
}

/** An item that has expired, or was saved under older rules, can still be corrected: these hold for what is changed. */
export function checkItemChanges(input: Entered, stored: Stored, today: CalendarDate): Problem[] {
  const { expiryDate, image } = input;
  const problems = expiryDate === stored.expiryDate ? [] : checkNotPast(input, today);
  if (typeof image === 'string' && image !== stored.image && isInsecureUrl(image)) {
    problems.push({ field: 'image', message: PICTURE_NEEDS_HTTPS });
  }
  return problems;
}
