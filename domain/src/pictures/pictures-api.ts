import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from './picture.ts';
import { pictureIdSchema, pictureSchema } from './picture-schema.ts';

/** The endpoints about photos, a part of the contract. */
export const picturesApi = {
  uploadPicture: endpoint({
    method: 'POST',
    path: '/pictures',
    summary: 'Keep a photo that anybody may see, made smaller and without what the camera wrote into it',
    access: 'signed-in',
    upload: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
    response: pictureSchema,
  }),
  uploadKitchenPicture: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/pictures',
    summary: 'Keep a photo that the people of a kitchen may see',
    access: 'kitchen-member',
    params: z.object({ kitchenId: kitchenIdSchema }),
    query: z.object({ id: z.optional(pictureIdSchema) }),
    upload: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
    response: pictureSchema,
  }),
} satisfies Record<string, Endpoint>;
