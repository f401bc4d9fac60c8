import type * as z from 'zod/mini';
import type { itemIdSchema, itemSchema, kitchenItemSchema } from './item-schema.ts';

export type ItemId = z.output<typeof itemIdSchema>;
export type Item = z.output<typeof itemSchema>;
export type KitchenItem = z.output<typeof kitchenItemSchema>;

export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 2000;
export const IMAGE_MAX_LENGTH = 2048;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 1_000_000;
/** Never stored: it stands for an empty description. */
export const DEFAULT_DESCRIPTION = 'No description provided';
export const INITIAL_STATUS = 'available';
/** More than a household or a shop's kitchen has; without a limit, one account could fill the disk. */
export const ITEMS_PER_PERSON = 20_000;
/** A household has 50 to 500, and browsers keep all of them. */
export const ITEMS_PER_KITCHEN = 5000;
