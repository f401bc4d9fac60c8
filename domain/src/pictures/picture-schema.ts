import * as z from 'zod/mini';
import { fault } from '#problem.ts';

/** Made by the client: food can name a photo before it is uploaded, and one that is sent twice is stored once. */
export const pictureIdSchema = z.uuid(fault('picture_id_invalid')).check(z.toLowerCase());

export const pictureSchema = z.object({ url: z.string() });
