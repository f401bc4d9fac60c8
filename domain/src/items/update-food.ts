import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { isInsecureUrl } from '#pictures/picture-url.ts';
import { fault, type Problem } from '#problem.ts';
import { check } from '#validation.ts';
import { checkNotPast, type NewItem } from './add-food.ts';
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
const fields = {
  title: titleField(fault('changed_title_missing')),
  category: categoryField(fault('changed_category_missing')),
  quantity: quantityField(fault('changed_quantity_invalid')),
  expiryDate: expiryDateField(fault('changed_expiry_missing')),
  description: z.optional(descriptionField),
  /** Empty or null removes the picture; omitted, it stays. */
  image: z.optional(z.nullable(changedImageField(fault('image_invalid')))),
} satisfies Record<keyof NewItem, z.core.$ZodType>;

export const itemUpdateSchema = z.object(fields);

type Stored = Pick<Item, 'expiryDate' | 'image'>;
type Entered = { expiryDate?: unknown; image?: unknown };

export function checkItemUpdate(input: Entered, stored: Stored, today: CalendarDate): Problem[] {
  return [...check(itemUpdateSchema, input), ...checkItemChanges(input, stored, today)];
}

/** An item that has expired, or was saved under older rules, can still be corrected: these apply to changed fields. */
export function checkItemChanges(input: Entered, stored: Stored, today: CalendarDate): Problem[] {
  const { expiryDate, image } = input;
  const problems = expiryDate === stored.expiryDate ? [] : checkNotPast(input, today);
  if (typeof image === 'string' && image !== stored.image && isInsecureUrl(image)) {
    problems.push({ field: 'image', code: 'image_insecure' });
  }
  return problems;
}
