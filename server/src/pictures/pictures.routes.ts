import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchenIdSchema } from '@crisper/domain/kitchens/kitchen-schema.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { pictureUrl, tooLarge } from '@crisper/domain/pictures/picture.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ASK_AGAIN } from '#api/caching.ts';
import { serve } from '#api/serve.ts';
import { readPictureToken } from '#calling/session-cookies.ts';
import { findPictureViewer } from '#calling/sessions.queries.ts';
import { findViewer, requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { allowSlowBody } from '#http/slow-requests.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { keepPicture } from './pictures.commands.ts';
import { findPicture } from './pictures.queries.ts';
import { type UploadPlace, uploadPlaces } from './upload-places.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const fileName = z.pipe(
  z.string().check(z.regex(/^[\w-]+\.webp$/)),
  z.pipe(
    z.transform((name: string) => name.slice(0, -'.webp'.length)),
    z.uuid(),
  ),
);

interface Services {
  db: Database;
  publicUrl: string | null;
}

export function picturesRoutes(app: FastifyInstance, { db, publicUrl }: Services): void {
  const takePlace = uploadPlaces();
  const places = new WeakMap<FastifyRequest, UploadPlace>();
  const viewerOf = async (request: FastifyRequest) => {
    const token = readPictureToken(request, publicUrl);
    return findViewer(request) ?? (token && findPictureViewer(db, token));
  };

  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const fridge = await requireKitchen(db, null, PUBLIC_FRIDGE_ID, 'look');
    const id = fileName.safeParse(params.file);
    const bytes = id.success ? await findPicture(db, fridge, id.data) : null;
    if (!bytes) throw new AppError('route_not_found');
    reply.header('cache-control', FOR_EVER).removeHeader('vary');
    return reply.type('image/webp').send(bytes);
  });

  // The membership is checked each time, so a browser keeps the picture but asks before it shows it again.
  app.get<{ Params: Record<string, string> }>('/pictures/:kitchenId/:file', async (request, reply) => {
    const inKitchen = await requireKitchen(db, await viewerOf(request), kitchenOf(request), 'look');
    const id = fileName.safeParse(request.params.file);
    const bytes = id.success ? await findPicture(db, inKitchen, id.data) : null;
    if (!bytes) throw new AppError('route_not_found');
    const etag = `"${id.data}"`;
    reply.header('cache-control', ASK_AGAIN).header('vary', 'authorization, cookie').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('image/webp').send(bytes);
  });

  // A scope of its own: no other endpoint accepts a file or a body of this size.
  app.register(async (scope) => {
    const { types, maxBytes } = api.uploadPicture.upload;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    // Checked before the file is read, not after.
    scope.addHook('onRequest', async (request, reply) => {
      const viewer = requireViewer(request);
      const { standing } = await requireKitchen(db, viewer, kitchenOf(request), 'look');
      if (!may('add-food', standing)) throw new AppError('not_allowed_here');
      places.set(request, takePlace(viewer.accountId, reply.raw));
      allowSlowBody(request);
    });
    const keep = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
      const place = places.get(request);
      if (!place || !Buffer.isBuffer(request.body)) throw new AppError('picture_unreadable');
      const sent = { kitchenId: kitchenOf(request), id, bytes: request.body };
      const kept = await place.inTurn(() => keepPicture(db, requireViewer(request), sent));
      reply.status(201);
      return { url: pictureUrl(kept) };
    };
    serve(scope, api.uploadPicture, (_input, request, reply) => keep(request, reply));
    serve(scope, api.uploadKitchenPicture, ({ query }, request, reply) => keep(request, reply, query.id));
    const refuse = scope.errorHandler;
    scope.setErrorHandler<FastifyError | AppError>((error, request, reply) =>
      refuse.call(scope, inOwnWords(error) as FastifyError, request, reply),
    );
  });
}

/** The kitchen that the URL names; without one it is the public fridge. */
function kitchenOf({ params }: FastifyRequest): KitchenId {
  const named = z.safeParse(z.object({ kitchenId: z._default(kitchenIdSchema, PUBLIC_FRIDGE_ID) }), params);
  if (!named.success) throw new AppError('kitchen_not_found');
  return named.data.kitchenId;
}

/** The framework's errors about a body, as errors about pictures. */
function inOwnWords(error: FastifyError | AppError): FastifyError | AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('payload_too_large', { reason: tooLarge });
  if (error.statusCode === 415)
    return new AppError('unsupported_media_type', { reason: { about: 'picture_wrong_type' } });
  return error;
}
