import type { ErrorReason } from '#errors.ts';

/** The formats of phones and browsers; an SVG may contain scripts, and few programs read HEIC. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MAX_MEGABYTES = 10;
export const PICTURE_MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;
export const PICTURE_MEGAPIXELS = 50;
/** The most pixels that are decoded. */
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000 - 1;
/** The limits and the approximate size of a stored picture. */
export const PICTURE_KEPT_WIDTH = 1200;
export const PICTURE_KEPT_BYTES = 150 * 1024;
export const PICTURES_PER_PERSON = 1000;

const KEPT_AT = '/api/pictures/';

/** The path of a stored picture, as an item refers to it. */
export function pictureUrl(id: string): string {
  return `${KEPT_AT}${id}.webp`;
}

const KEPT = new RegExp(`^${KEPT_AT}[\\w-]+\\.webp$`);

export const isKeptPicture = (url: string): boolean => KEPT.test(url);

export const tooLarge: ErrorReason = { about: 'picture_too_large', mostMegabytes: MAX_MEGABYTES };

/** Why a file is not even uploaded; null when it may be a picture. */
export function pictureRefusal(file: { type: string; size: number }): ErrorReason | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return { about: 'picture_wrong_type' };
  return file.size > PICTURE_MAX_BYTES ? tooLarge : null;
}
