import type * as z from 'zod/mini';
import type { seenSchema } from '#items/item-fields.ts';
import type { knownNameSchema } from './known-name-schema.ts';

export type KnownName = z.output<typeof knownNameSchema>;

/** How the camera has seen a food that is put in. */
export type Seen = z.output<typeof seenSchema>;
