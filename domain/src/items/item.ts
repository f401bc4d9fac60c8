import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { categorySchema } from './category-schema.ts';
import { noteSchema } from './note.ts';

export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 2000;
export const IMAGE_MAX_LENGTH = 2048;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 1_000_000;
export const DEFAULT_DESCRIPTION = 'No description provided';
export const INITIAL_STATUS = 'available';

export const itemIdSchema = z.uuid('Item not found.').brand<'ItemId'>();
export type ItemId = z.output<typeof itemIdSchema>;

/** An item as the API answers with it. The note is there for its owner only. */
export const itemSchema = z.object({
  _id: itemIdSchema,
  title: z.string(),
  image: z.nullable(z.string()),
  category: categorySchema,
  quantity: z.int(),
  expiryDate: z.nullable(calendarDateSchema),
  description: z.string(),
  addedDate: z.iso.datetime(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  status: z.literal(INITIAL_STATUS),
  note: z.optional(noteSchema),
});
export type Item = z.output<typeof itemSchema>;
