import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance } from 'fastify';
import { idOfKey } from '#api/idempotency-key.ts';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { noteWork } from '#limits/limit-work.ts';

/** Reading so much takes as long as putting in a food. */
const LETTERS_PER_WRITE = 40;

export function linesRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.addLines, async ({ params, body }, request, reply) => {
    const viewer = requireViewer(request);
    // What goes into the public fridge has a picture and a description.
    if (params.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
    const key = idOfKey(request, viewer);
    const said = { text: body.text, zone: timeZoneOf(request), language: languageOf(request), key };
    // The list of foods takes memory that a server without programs does not need.
    const { addLines } = await import('./lines.commands.ts');
    const done = await addLines(db, viewer, params.kitchenId, said);
    noteWork(request, Math.max(done.added.length - 1, Math.floor(body.text.length / LETTERS_PER_WRITE)));
    reply.status(201);
    return done;
  });
}
