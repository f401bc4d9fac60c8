import * as z from 'zod/mini';
import { cookedSchema } from './cooked.ts';

export const ACTIVITY_LIST_LIMIT = 50;

export const ACTIVITY_KINDS = [
  'item-added',
  'item-updated',
  'item-removed',
  'item-brought-back',
  'item-eaten',
  'item-wasted',
  'item-given-away',
  /** Some of it was eaten, and some is left. */
  'item-used',
  'item-opened',
  'item-frozen',
  'item-thawed',
  /** It stands somewhere else in the kitchen now. */
  'item-placed',
  /** It belongs to another person now, or to everybody. */
  'item-given',
  /** From the public fridge into a kitchen, or back. */
  'item-moved',
  /** Food of another program came, or that was taken back: how much and whence, as `import-line.ts` keeps it. */
  'food-imported',
  'food-unimported',
  'undone',
  'note-added',
  'note-removed',
  /** A sentence from before there were kinds, kept whole. */
  'other',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const activitySchema = z.object({
  id: z.uuid(),
  kind: z.enum(ACTIVITY_KINDS),
  /** The item's title at that time; of food that came from another program a sentence. */
  detail: z.string(),
  cooked: z.nullable(cookedSchema),
  /** All of it as a sentence. */
  action: z.string(),
  /** The day and the time of day by the kitchen's clock; in the public fridge by the reader's. */
  date: z.string(),
  time: z.string(),
});
export type Activity = z.output<typeof activitySchema>;
