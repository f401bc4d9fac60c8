import type { ErrorReason } from '#errors.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '#kitchens/kitchen.ts';

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
/** In one kitchen, or in the public fridge. */
export const PICTURES_PER_PERSON = 1000;

/** Where the service worker keeps the pictures that were shown. */
export const PICTURES_CACHE = 'pictures';

const KEPT_AT = '/api/pictures/';

/** A picture that was uploaded, and the kitchen whose people see it. */
export interface KitchenPicture {
  kitchenId: KitchenId;
  id: string;
}

/** The path of a stored picture, as an item refers to it. It names the kitchen, unless everybody may see the picture. */
export function pictureUrl({ kitchenId, id }: KitchenPicture): string {
  return `${KEPT_AT}${kitchenId === PUBLIC_FRIDGE_ID ? '' : `${kitchenId}/`}${id}.webp`;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEPT = new RegExp(`^${KEPT_AT}(?:(${UUID})/)?(${UUID})\\.webp$`);

/** The stored picture at this path, or null for every other URL. */
export function keptPicture(url: string): KitchenPicture | null {
  const [, kitchenId = PUBLIC_FRIDGE_ID, id] = KEPT.exec(url) ?? [];
  return id ? { kitchenId: kitchenId as KitchenId, id } : null;
}

export const tooLarge: ErrorReason = { about: 'picture_too_large', mostMegabytes: MAX_MEGABYTES };

/** Why a file is not even uploaded; null when it may be a picture. */
export function pictureRefusal(file: { type: string; size: number }): ErrorReason | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return { about: 'picture_wrong_type' };
  return file.size > PICTURE_MAX_BYTES ? tooLarge : null;
}
