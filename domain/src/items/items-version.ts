import * as z from 'zod/mini';

/**
 * The version of the data, which grows with every change. Followers are told no more than that: which item changed
 * would also tell everybody when somebody writes a private note.
 */
export const itemsVersionSchema = z.object({ version: z.int() });
export type ItemsVersion = z.output<typeof itemsVersionSchema>;
