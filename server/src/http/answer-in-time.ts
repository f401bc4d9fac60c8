import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ANSWER_MS = 13_000;
/** What reads or writes everything of an account or a kitchen. */
const LONG_MS = 120_000;
/** With the time that the file takes over a slow line. */
const UPLOAD_MS = 140_000;

function limitOf({ routeOptions }: FastifyRequest): number | null {
  const { endpoint } = routeOptions.config;
  if (endpoint?.events) return null;
  if (endpoint?.upload) return UPLOAD_MS;
  return endpoint?.takesLong ? LONG_MS : ANSWER_MS;
}

/**
 * Answers 503 where nothing else was answered in time, for example because the database hangs. What the request began may
 * still be done, as where its connection is lost.
 */
export function answerInTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', async (request, reply) => {
    const limitMs = limitOf(request);
    if (limitMs === null) return;
    const late = () => {
      const cause = new Error(`there was no answer within ${limitMs / 1000} seconds`);
      reply.send(new AppError('unavailable', { cause }));
    };
    timers.set(request, setTimeout(late, limitMs).unref());
    reply.raw.once('close', () => clearTimeout(timers.get(request)));
  });
  // From here on there is an answer, however long it takes to send it.
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
}
