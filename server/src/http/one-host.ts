import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Node reads the first of several hosts; a proxy in front may have read the last and routed by it. HTTP/1.1 requires
 * exactly one; without one, Node would refuse the request with a text of its own.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders, httpVersion } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const isMissing = hosts.length === 0 && httpVersion === '1.1';
    if (hosts.length > 1 || isMissing) throw new AppError('malformed_request');
  });
}
