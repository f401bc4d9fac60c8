import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { isInsecureUrl } from '#pictures/picture-url.ts';
import type { Problem } from '#problem.ts';
import { check } from '#validation.ts';
import { checkNotPast } from './add-food.ts';
import { foodFields, onRoad } from './food-fields.ts';
import type { Item } from './item.ts';

/** The picture is checked last. */
const { image: picture, ...others } = onRoad('changed', foodFields);
export const itemUpdateSchema = z.object({ ...others, image: picture });

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
