import type * as z from 'zod/mini';
import type { sourceEventSchema, sourceFoodSchema } from './source-food-schema.ts';

/** What a person should look at before the food is put in. */
export const SOURCE_DOUBTS = [
  /** The date equals the day of the purchase, as programs fill it in. */
  'date-made-up',
  /** We do not have the unit; the amount counts pieces. */
  'unit-unknown',
  /** The source says how many packs, but not how much is in one. */
  'pack-size-lost',
] as const;

/** What a source has that does not come along. */
export const LEFT_BEHIND = ['recipes', 'shopping-lists', 'pictures', 'own-fields', 'empty-rows'] as const;

export type SourceFood = z.output<typeof sourceFoodSchema>;
export type SourceEvent = z.output<typeof sourceEventSchema>;
