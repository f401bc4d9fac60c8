import type { FastifyInstance } from 'fastify';

/** Bodies are JSON only; a request that needs no body may leave it empty. */
export function readJsonBodies(app: FastifyInstance, bodyLimit?: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', ...(bodyLimit && { bodyLimit }) } as const;
  app.addContentTypeParser<string>('application/json', options, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
