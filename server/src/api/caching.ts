import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { FastifyInstance } from 'fastify';

/** For answers that browsers keep and ask about before each use: they carry an ETag. */
export const ASK_AGAIN = 'private, no-cache';
const KEEP_NOWHERE = 'private, no-store';

/** Every call takes a token, and says so: nothing on the way may give one person's answer to another. */
export function varyOf(endpoint: Endpoint | undefined): string {
  const names = ['authorization'];
  if (endpoint?.cookies) names.push('cookie');
  if (endpoint?.usesToday) names.push('time-zone');
  return [...names, 'accept-encoding'].join(', ');
}

/** No answer of the API is kept on its way or in the browser, unless its route says otherwise. */
export function keepAnswersNowhere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', KEEP_NOWHERE);
    reply.header('vary', varyOf(request.routeOptions.config.endpoint));
  });
}
