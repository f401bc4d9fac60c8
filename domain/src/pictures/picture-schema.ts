import * as z from 'zod/mini';

export const pictureSchema = z.object({ url: z.string() });
