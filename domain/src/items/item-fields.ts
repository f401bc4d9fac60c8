import * as z from 'zod/mini';
import { isCalendarDate } from '#calendar-date.ts';
import { storable } from '#storable-text.ts';
import { CATEGORIES } from './category.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  IMAGE_MAX_LENGTH,
  QUANTITY_MAX,
  QUANTITY_MIN,
  TITLE_MAX_LENGTH,
} from './item.ts';

// Adding and updating ask for the same fields in different words, so each field takes its words.

export function titleField(required: string) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(TITLE_MAX_LENGTH, `A title can have at most ${TITLE_MAX_LENGTH} characters`),
      storable,
    );
}

export function categoryField(required: string) {
  return z.enum(CATEGORIES, required);
}

export function quantityField(invalid: string) {
  return z.int(invalid).check(z.minimum(QUANTITY_MIN, invalid), z.maximum(QUANTITY_MAX, invalid));
}

export function expiryDateField(required: string) {
  return z.string(required).check(z.refine(isCalendarDate, required)).brand<'CalendarDate'>();
}

export const descriptionField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      DESCRIPTION_MAX_LENGTH,
      `A description can have at most ${DESCRIPTION_MAX_LENGTH} characters`,
    ),
    storable,
  );

/** Pictures that come with the app or were uploaded to it live below these paths. */
const OWN_PICTURE = /^\/(?:api\/)?pictures\/[\w-]+(?:\.[a-z0-9]+)?$/;

const webAddress = z.url({ protocol: /^https?$/, hostname: /./ });

/** A web address, or one of our own pictures; nothing that a browser would run. */
function isImageUrl(text: string): boolean {
  return OWN_PICTURE.test(text) || z.safeParse(webAddress, text).success;
}

export function imageField(required: string, invalid: string) {
  return z.string(required).check(
    z.trim(),
    z.refine((text) => text !== '', { error: required, abort: true }),
    storable,
    z.refine((text) => isImageUrl(text) && text.length <= IMAGE_MAX_LENGTH, invalid),
  );
}
