import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { FastifyInstance } from 'fastify';

/** For responses with an ETag, which browsers keep and revalidate before each use. */
export const ASK_AGAIN = 'private, no-cache';
const KEEP_NOWHERE = 'private, no-store';

/** Every request may carry a token, so no shared cache may send one person's response to another. */
export function varyOf(endpoint: Endpoint | undefined): string {
  const names = ['authorization'];
  if (endpoint?.cookies) names.push('cookie');
  if (endpoint?.usesToday) names.push('time-zone');
  return [...names, 'accept-encoding'].join(', ');
}

/** No cache keeps a response of the API, unless its route says otherwise. */
export function keepAnswersNowhere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', KEEP_NOWHERE);
    reply.header('vary', varyOf(request.routeOptions.config.endpoint));
  });
}
