import * as z from 'zod/mini';
import { itemIdSchema } from './item-schema.ts';

/** How long a person is offered to undo a removal. */
export const UNDO_MS = 10_000;
/** How long the server still brings an item back: the offer, and time for a slow call to arrive. */
export const RESTORABLE_MS = 60_000;
/** The most items that are removed or brought back at once. */
const REMOVAL_LIMIT = 100;

const tooMany = `Please choose at most ${REMOVAL_LIMIT} items at a time`;

export const itemIdsSchema = z
  .array(itemIdSchema, 'Please choose at least one item')
  .check(z.minLength(1, 'Please choose at least one item'), z.maxLength(REMOVAL_LIMIT, tooMany));
