import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';

/** Node reads the first of several hosts; a proxy in front may have read the last, and believe it served another. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new AppError('malformed_request');
  });
}
