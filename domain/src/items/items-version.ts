import * as z from 'zod/mini';

/**
 * The version of the data, which grows with every change. Followers get no more than that: the id of the changed item
 * would also tell everyone when a person writes a private note.
 */
export const itemsVersionSchema = z.object({ version: z.int() });
export type ItemsVersion = z.output<typeof itemsVersionSchema>;
