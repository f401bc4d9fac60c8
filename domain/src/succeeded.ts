import * as z from 'zod/mini';

/** The response of endpoints that have nothing else to report. */
export const succeeded = z.object({ success: z.boolean() });
