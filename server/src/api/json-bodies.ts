import type { FastifyInstance } from 'fastify';
import { noteWork } from '#limits/limit-work.ts';

/** Whatever it says, reading so much of a body is as much work as one change. Only what imports send is longer. */
const LETTERS_PER_WRITE = 64 * 1024;

/** Bodies are JSON only; a request that needs no body may leave it empty. */
export function readJsonBodies(app: FastifyInstance, bodyLimit?: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', ...(bodyLimit && { bodyLimit }) } as const;
  app.addContentTypeParser<string>('application/json', options, (request, body, done) => {
    noteWork(request, Math.floor(body.length / LETTERS_PER_WRITE));
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
