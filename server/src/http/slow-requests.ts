import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADERS_MS = 10_000;
const BODY_MS = 12_000;
/** Time for ten megabytes over a phone's uplink. */
const UPLOAD_MS = 120_000;

/** Longer than proxies keep an idle connection, so that the proxy closes it. */
const KEEP_ALIVE_MS = 72_000;

/** Limits that Node enforces. It checks them every 30 s by default, too rarely. `requireOneHost` counts the hosts. */
export const HTTP_OPTIONS = {
  requireHostHeader: false,
  requestTimeout: UPLOAD_MS,
  headersTimeout: HEADERS_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1000,
};

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Closes the connection of a client that does not finish its body in time, with or without a response. */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, BODY_MS);
    timers.set(request, timer.unref());
    raw.once('close', () => clearTimeout(timer));
  });
}

/** For signed-in people who upload a file. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}
