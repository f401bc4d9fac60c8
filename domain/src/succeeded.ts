import * as z from 'zod/mini';

/** The answer of calls that have nothing else to tell. */
export const succeeded = z.object({ success: z.boolean() });
