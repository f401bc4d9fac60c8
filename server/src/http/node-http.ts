import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Certificate } from './certificate.ts';

/**
 * Not imported: for an `import` from `node:http`, Node loads everything that the module exports, with its HTTP client,
 * which takes 40 ms of every start.
 */
const http = process.getBuiltinModule('node:http');

export const { STATUS_CODES } = http;

/** As long as the headers of a request may take. */
const HANDSHAKE_MS = 10_000;

/** A server that speaks TLS where there is a certificate. */
export function createServer(
  certificate: Certificate | null,
  options: ServerOptions,
  listener: RequestListener,
): Server {
  if (!certificate) return http.createServer(options, listener);
  const https = process.getBuiltinModule('node:https');
  const server = https.createServer(
    { ...options, ...certificate.pair(), handshakeTimeout: HANDSHAKE_MS },
    listener,
  );
  // Connections that are open keep the pair they began with.
  certificate.follow((pair) => server.setSecureContext(pair));
  return server;
}
