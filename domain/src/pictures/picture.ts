import * as z from 'zod/mini';

/** What phones and browsers make; an SVG is a program, and a HEIC only its maker can read. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MEGABYTE = 1024 * 1024;
export const PICTURE_MAX_BYTES = 10 * MEGABYTE;
const PICTURE_MEGAPIXELS = 50;
/** The most pixels that are unpacked. */
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000 - 1;
/** What is kept of a picture, at most or about so. */
export const PICTURE_KEPT_WIDTH = 1200;
export const PICTURE_KEPT_BYTES = 150 * 1024;
export const PICTURES_PER_PERSON = 1000;

export const PICTURE_TOO_LARGE = `A picture can have at most ${PICTURE_MAX_BYTES / MEGABYTE} MB.`;
export const PICTURE_WRONG_TYPE = 'Please choose a photo: a JPEG, PNG or WebP file.';
export const PICTURE_TOO_MANY_PIXELS = `This picture has ${PICTURE_MEGAPIXELS} megapixels or more. Please choose a smaller one.`;

export const pictureSchema = z.object({ url: z.string() });

const KEPT_AT = '/api/pictures/';

/** Where a kept picture is, as it stands in an item. */
export function pictureUrl(id: string): string {
  return `${KEPT_AT}${id}.webp`;
}

export const isKeptPicture = (url: string): boolean => url.startsWith(KEPT_AT);

/** What to tell the person before anything is sent; null when the file may be a picture. */
export function checkPicture(file: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return PICTURE_WRONG_TYPE;
  return file.size > PICTURE_MAX_BYTES ? PICTURE_TOO_LARGE : null;
}
