import type { IncomingMessage } from 'node:http';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';

/** Node reads the first of several hosts; a proxy in front may have read the last, and believe it served another. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw new AppError('malformed_request');
  });
}

export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
