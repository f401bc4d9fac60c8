import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADERS_MS = 10_000;
const BODY_MS = 12_000;
/** Ten megabytes over a phone's uplink. */
const UPLOAD_MS = 120_000;

/** Longer than proxies keep a connection that nothing is asked on, so that it is they who end it. */
const KEEP_ALIVE_MS = 72_000;

/** What Node watches over. It looks only so often, and by default that is every half minute. Hosts are for us to count. */
export const HTTP_OPTIONS = {
  requireHostHeader: false,
  requestTimeout: UPLOAD_MS,
  headersTimeout: HEADERS_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1000,
};

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Ends the connection of whoever begins a body and does not finish it, answered or not. */
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

/** For people we know, who send a file. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}
