import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { KEY_PREFIX } from '@crisper/domain/keys/program-key.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '#calling/viewer.ts';

/** In a query string, also where it is escaped there or has lost its end. */
const KEY_IN_QUERY = new RegExp(`\\?.*${KEY_PREFIX}[\\w-]{20}`, 's');

/** Refuses a key in a URL, whether it is good or not: URLs are logged and kept by everything on their way. */
export function refuseKeysInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (KEY_IN_QUERY.test(url)) throw new AppError('key_in_url');
  });
}

const isEnough = (scope: KeyScope, needed: KeyScope) => scope === 'do' || needed === 'look';

/** Refuses the requests of programs that the contract does not open to their keys. Behind finding out who the caller is. */
export function holdKeysToContract(app: FastifyInstance): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const caller = callerOf(request);
    if (typeof caller !== 'object' || !caller.key || request.is404) return;
    const needed = request.routeOptions.config.endpoint?.forPrograms;
    if (!needed) throw new AppError('key_not_for_this');
    if (!isEnough(caller.key.scope, needed)) throw new AppError('key_only_looks');
  });
}
