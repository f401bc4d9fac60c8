import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { pictureUrl, tooLarge } from '@crisper/domain/pictures/picture.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { allowSlowBody } from '#http/slow-requests.ts';
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

export function picturesRoutes(app: FastifyInstance, db: Database): void {
  const takePlace = uploadPlaces();
  const places = new WeakMap<FastifyRequest, UploadPlace>();

  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const id = fileName.safeParse(params.file);
    const bytes = id.success ? await findPicture(db, id.data) : null;
    if (!bytes) throw new AppError('route_not_found');
    reply.header('cache-control', FOR_EVER).removeHeader('vary');
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
      const { accountId } = requireViewer(request);
      places.set(request, takePlace(accountId, reply.raw));
      allowSlowBody(request);
    });
    serve(scope, api.uploadPicture, async (_input, request, reply) => {
      const place = places.get(request);
      if (!place || !Buffer.isBuffer(request.body)) throw new AppError('picture_unreadable');
      const sent = request.body;
      const id = await place.inTurn(() => keepPicture(db, requireViewer(request), sent));
      reply.status(201);
      return { url: pictureUrl(id) };
    });
    const refuse = scope.errorHandler;
    scope.setErrorHandler<FastifyError | AppError>((error, request, reply) =>
      refuse.call(scope, inOwnWords(error) as FastifyError, request, reply),
    );
  });
}

/** The framework's errors about a body, as errors about pictures. */
function inOwnWords(error: FastifyError | AppError): FastifyError | AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('payload_too_large', { reason: tooLarge });
  if (error.statusCode === 415)
    return new AppError('unsupported_media_type', { reason: { about: 'picture_wrong_type' } });
  return error;
}
