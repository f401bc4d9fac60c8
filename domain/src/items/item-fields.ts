import * as z from 'zod/mini';
import { isCalendarDate } from '#calendar-date.ts';
import { CATEGORIES } from '#foods/category.ts';
import { keptPicture } from '#pictures/picture.ts';
import { isInsecureUrl } from '#pictures/picture-url.ts';
import { PRICE_MAX } from '#price.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import {
  DEFAULT_DESCRIPTION,
  DESCRIPTION_MAX_LENGTH,
  IMAGE_MAX_LENGTH,
  QUANTITY_MAX,
  QUANTITY_MIN,
  TITLE_MAX_LENGTH,
} from './item.ts';
import { AMOUNT_MAX, UNITS } from './keeping/amount.ts';

// Adding and updating use different texts for the same fields, so each field takes its faults.

export function titleField(required: string) {
  return z
    .string(required)
    .check(
      z.trim(),
      filledIn(required),
      z.maxLength(TITLE_MAX_LENGTH, fault('title_too_long', { most: TITLE_MAX_LENGTH })),
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

export const amountField = z
  .number(fault('amount_invalid'))
  .check(z.positive(fault('amount_invalid')), z.maximum(AMOUNT_MAX, fault('amount_invalid')));

export const unitField = z.enum(UNITS, fault('unit_unknown'));

/** Of the whole, in the smallest unit of the kitchen's currency. */
export const priceField = z
  .int(fault('price_invalid'))
  .check(z.gte(0, fault('price_invalid')), z.lte(PRICE_MAX, fault('price_invalid')));

const SEEN_MAX_LENGTH = 120;
const TIMES_MAX = 1000;

/**
 * How a camera has seen a food: by the number of the product, or as a line of a receipt. The kitchen knows it by the title
 * of the food from then on.
 */
export const seenSchema = z.object({
  as: z
    .string(fault('seen_invalid'))
    .check(
      z.maxLength(SEEN_MAX_LENGTH, fault('seen_invalid')),
      z.regex(/^(?:gtin:\d{14}|receipt:\S.*)$/, fault('seen_invalid')),
      storable,
    ),
  /** How many of it the amount is, where it is not one. */
  times: z.optional(
    z
      .int(fault('seen_invalid'))
      .check(z.gte(1, fault('seen_invalid')), z.lte(TIMES_MAX, fault('seen_invalid'))),
  ),
});

/** Some clients send the default text for an empty description; it is stored as empty. */
export const descriptionField = z.string().check(
  z.trim(),
  z.overwrite((text) => (text === DEFAULT_DESCRIPTION ? '' : text)),
  z.maxLength(DESCRIPTION_MAX_LENGTH, fault('description_too_long', { most: DESCRIPTION_MAX_LENGTH })),
  storable,
);

/** Pictures that come with the app or were uploaded to it live below these paths. */
const OWN_PICTURE = /^\/(?:api\/)?pictures\/[\w-]+(?:\.[a-z0-9]+)?$/;

const webAddress = z.url({ protocol: /^https?$/, hostname: /./ });

/** An absolute URL, or one of our own pictures; nothing that a browser would run. */
function isImageUrl(text: string): boolean {
  if (text.length > IMAGE_MAX_LENGTH) return false;
  return OWN_PICTURE.test(text) || keptPicture(text) !== null || z.safeParse(webAddress, text).success;
}

export function imageField(required: string, invalid: string) {
  return z.string(required).check(
    z.trim(),
    z.refine((text) => text !== '', { error: required, abort: true }),
    storable,
    z.refine(isImageUrl, { error: invalid, abort: true }),
    z.refine((text) => !isInsecureUrl(text), fault('image_insecure')),
  );
}

/** Empty for no picture. Items saved before HTTPS was required may keep theirs, so it is checked on a change. */
export function changedImageField(invalid: string) {
  return z.string(invalid).check(
    z.trim(),
    storable,
    z.refine((text) => text === '' || isImageUrl(text), invalid),
  );
}
