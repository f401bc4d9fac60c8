import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { itemIdSchema } from './item-schema.ts';

/** How long the server can restore a removed item. Pages offer to undo for less time; the rest is for slow requests. */
export const RESTORABLE_MS = 60_000;
/** The most items that are removed or restored at once. */
const REMOVAL_LIMIT = 100;

const none = fault('items_missing');
const tooMany = fault('items_too_many', { most: REMOVAL_LIMIT });

export const itemIdsSchema = z
  .array(itemIdSchema, none)
  .check(z.minLength(1, none), z.maxLength(REMOVAL_LIMIT, tooMany));
