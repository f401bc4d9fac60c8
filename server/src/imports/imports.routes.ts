import type { Readable } from 'node:stream';
import { api } from '@crisper/domain/api.ts';
import { HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { toCsv } from '@crisper/domain/imports/csv.ts';
import { OWN_COLUMNS, ownTable } from '@crisper/domain/imports/own-table.ts';
import { IMPORT_FILE_MAX_BYTES, IMPORT_MAX_BYTES } from '@crisper/domain/imports/source.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchenIdSchema } from '@crisper/domain/kitchens/kitchen-schema.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readJsonBodies } from '#api/json-bodies.ts';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { allowSlowBody } from '#http/slow-requests.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { noteWork } from '#limits/limit-work.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { exportFood, exportKitchen } from './exports.queries.ts';
import { importFood, undoImport } from './imports.commands.ts';
import { listImports, listKnown } from './imports.queries.ts';
import { readImportFile, refusal, tooLarge } from './reading/read-import-file.ts';
import { readingPlaces } from './reading-places.ts';
import { toXlsx } from './xlsx.ts';

/** Each takes up to 64 MB of the disk, and a process once it has arrived. */
const FILES_AT_ONCE = 4;
/** Each takes up to 8 MB of memory as text, and several times that once it is parsed. */
const LARGE_BODIES_AT_ONCE = 8;
/** Lists and recipes are written one after the other, each by a third of the statements of an act. */
const PAPERS_PER_WRITE = 3;
const FILES_PER_HOUR = { count: 30, seconds: HOUR_SECONDS };

export function importsRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listImports, async ({ params }, request) => {
    const inKitchen = await requireKitchen(db, requireViewer(request), params.kitchenId, 'see-imports');
    return listImports(db, inKitchen, new Date());
  });
  serve(app, api.undoImport, ({ params }, request) =>
    undoImport(db, requireViewer(request), params.kitchenId, params.importId),
  );
  app.register(async (scope) => largeBodies(scope, db));
  app.register(async (scope) => fileBodies(scope, db));
  exports(app, db);
}

/**
 * Whether the person may send something large is checked before it is read, and a place for it is taken. Returns what does
 * the work in that place.
 */
function takePlaces(
  scope: FastifyInstance,
  db: Database,
  most: number,
  mostBytes = Number.POSITIVE_INFINITY,
) {
  const takePlace = readingPlaces(most);
  const places = new WeakMap<FastifyRequest, ReturnType<typeof takePlace>>();
  scope.addHook('onRequest', async (request, reply) => {
    await requireKitchen(db, requireViewer(request), kitchenOf(request), 'see-imports');
    // What is refused before it is read to its end cannot be followed by another request.
    if (Number(request.headers['content-length']) > mostBytes) {
      reply.header('connection', 'close');
      throw tooLarge();
    }
    places.set(request, takePlace(requireViewer(request).accountId, reply.raw));
    allowSlowBody(request);
  });
  return <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const inPlace = places.get(request);
    if (!inPlace) throw refusal('empty');
    return inPlace(work);
  };
}

function kitchenOf({ params }: FastifyRequest): KitchenId {
  const named = z.safeParse(z.object({ kitchenId: kitchenIdSchema }), params);
  if (!named.success) throw new AppError('kitchen_not_found');
  return named.data.kitchenId;
}

/** A scope of its own: no other endpoint accepts a body of this size. */
function largeBodies(scope: FastifyInstance, db: Database): void {
  readJsonBodies(scope, IMPORT_MAX_BYTES);
  const inPlace = takePlaces(scope, db, LARGE_BODIES_AT_ONCE);
  serve(scope, api.importFood, ({ params, body }, request) =>
    inPlace(request, async () => {
      const done = await importFood(db, requireViewer(request), params.kitchenId, body);
      noteWork(request, Math.ceil(done.papers / PAPERS_PER_WRITE));
      return done;
    }),
  );
  serve(scope, api.listKnownReferences, ({ params, body }, request) =>
    inPlace(request, async () => {
      const inKitchen = await requireKitchen(db, requireViewer(request), params.kitchenId, 'see-imports');
      return { known: [...(await listKnown(db, inKitchen, body.refs))] };
    }),
  );
}

/** In a scope of its own as well. The file is not held in memory. */
function fileBodies(scope: FastifyInstance, db: Database): void {
  const inPlace = takePlaces(scope, db, FILES_AT_ONCE, IMPORT_FILE_MAX_BYTES);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...api.readImportFile.upload.types], (_request, file, done) =>
    done(null, { file }),
  );
  serve(scope, api.readImportFile, async (_input, request, reply) => {
    const { accountId } = requireViewer(request);
    const { file } = Object(request.body) as { file?: Readable };
    if (!file) throw refusal('empty');
    // A body that is not read to its end cannot be followed by another request.
    reply.header('connection', 'close');
    return inPlace(request, async () => {
      await chargeOrRefuse(db, 'too_many_import_files', [bucket('import-file', accountId, FILES_PER_HOUR)]);
      return readImportFile(file);
    });
  });
}

function exports(app: FastifyInstance, db: Database): void {
  const inKitchen = (request: FastifyRequest) =>
    requireKitchen(db, requireViewer(request), kitchenOf(request), 'take-along');
  serve(app, api.exportKitchen, async ({ params }, request, reply) => {
    const proof = await inKitchen(request);
    const looking = await requireKitchen(db, requireViewer(request), params.kitchenId, 'look');
    asFile(reply, 'json');
    return exportKitchen(db, proof, looking, new Date());
  });
  serve(app, api.exportKitchenCsv, async (_input, request, reply) => {
    const { items, places, kitchen } = await exportFood(db, await inKitchen(request));
    asFile(reply, 'csv').type(api.exportKitchenCsv.download);
    return toCsv(ownTable(items, { places, currency: kitchen.currency }));
  });
  serve(app, api.exportKitchenXlsx, async (_input, request, reply) => {
    const { items, places, kitchen } = await exportFood(db, await inKitchen(request));
    asFile(reply, 'xlsx').type(api.exportKitchenXlsx.download);
    return reply.send(await toXlsx(ownTable(items, { places, currency: kitchen.currency }), OWN_COLUMNS));
  });
}

const asFile = (reply: FastifyReply, ending: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="crisper-kitchen.${ending}"`);
