import type { FastifyRequest } from 'fastify';

/** The shape of a secret in a path: an id, or more characters than any word has. */
const SECRET = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{32,}/gi;

/** The path without its secrets, for requests that match no route. Query strings are never logged. */
const withoutSecrets = (url: string) => url.replace(/[?#].*/s, '').replaceAll(SECRET, '…');

/**
 * A request in the log: named by its route, because URLs carry tokens of mailed links, calendar tokens and the codes
 * of sign-in providers.
 */
export function loggedRequest(request: FastifyRequest) {
  const route = request.routeOptions?.url;
  return {
    method: request.method,
    url: route && !route.endsWith('*') ? route : withoutSecrets(request.url),
    host: request.host,
    remoteAddress: request.ip,
  };
}
