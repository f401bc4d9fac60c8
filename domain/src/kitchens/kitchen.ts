import type * as z from 'zod/mini';
import type {
  kitchenCardSchema,
  kitchenChangeSchema,
  kitchenIdSchema,
  kitchenNewsSchema,
  kitchenSchema,
  newKitchenSchema,
} from './kitchen-schema.ts';

export type KitchenId = z.output<typeof kitchenIdSchema>;
export type Kitchen = z.output<typeof kitchenSchema>;
export type NewKitchen = z.output<typeof newKitchenSchema>;
export type KitchenChange = z.output<typeof kitchenChangeSchema>;
export type KitchenNews = z.output<typeof kitchenNewsSchema>;
export type KitchenCard = z.output<typeof kitchenCardSchema>;

/** The kitchen that anybody may look into and every signed-in person may add to. It has no members and no end. */
export const PUBLIC_FRIDGE_ID = '00000000-0000-7000-8000-00000000f00d' as KitchenId;

export const KITCHEN_NAME_MAX_LENGTH = 60;
/** Until a person chooses another one in the settings. */
export const DEFAULT_CURRENCY = 'USD';
/** How long the end of a kitchen can be taken back. */
export const ENDING_DAYS = 7;

/** More than a shared house or an office; without limits, one account could fill the disk. */
export const PEOPLE_MAX = 50;
export const KITCHENS_PER_PERSON = 20;

/** The people on a kitchen's card: the first ones, and the number of all. */
export const FACES_SHOWN = 5;
