import { KEY_PREFIX } from '@crisper/domain/keys/program-key.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import { noteKeyUse } from './program-keys.commands.ts';
import { findKeyUse } from './program-keys.queries.ts';
import { findViewerOf } from './sessions.queries.ts';
import { type Caller, callerOf, setCaller, type Viewer } from './viewer.ts';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;
const KEY = new RegExp(`^Bearer +(${KEY_PREFIX}[\\w-]{43})$`, 'i');
/** A page sends several requests at once; a session that was just looked up is not looked up again for each of them. */
const SEEN_GOOD_MS = 100;
const SEEN_MAX = 1000;

interface Seen {
  viewer: Promise<Viewer | null>;
  goodUntil: number;
  /** The caller, once known. */
  accountId: string | undefined;
}

/** Does the work when the turn of that account or key has come, so that it does not take everybody's connections. */
type InTurn = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * Finds out who makes each request; each endpoint decides what follows from it. Writes are always checked against the
 * database; a session that another server ended can still read for a tenth of a second.
 */
export function authenticateCallers(
  app: FastifyInstance,
  tokens: AccessTokens,
  db: Database,
  inTurn: InTurn,
): void {
  const seen = new Map<string, Seen>();

  async function look(token: string): Promise<Viewer | null> {
    const claims = await tokens.verify(token);
    return claims && inTurn(claims.accountId, () => findViewerOf(db, claims));
  }

  function lookOnce(token: string): Promise<Viewer | null> {
    const known = seen.get(token);
    if (known && performance.now() < known.goodUntil) return known.viewer;
    if (seen.size >= SEEN_MAX) seen.clear();
    const viewer = look(token);
    const entry: Seen = { viewer, goodUntil: performance.now() + SEEN_GOOD_MS, accountId: undefined };
    seen.set(token, entry);
    viewer.then(
      (found) => {
        entry.accountId = found?.accountId;
      },
      () => seen.delete(token),
    );
    return viewer;
  }

  function forget(caller: Caller): void {
    for (const [token, { accountId }] of seen) {
      if (typeof caller !== 'object' || !accountId || accountId === caller.accountId) seen.delete(token);
    }
  }

  /** Looked up each time, so that a key ends at once. Whose it is, is not known before that: each key waits for itself. */
  async function lookAtKey(key: string, { log }: FastifyRequest): Promise<Viewer | null> {
    const use = await inTurn(key, () => findKeyUse(db, key));
    if (!use?.viewer.key) return null;
    if (use.isNoted)
      await noteKeyUse(db, use.viewer.key.id).catch((error) =>
        log.warn({ err: error }, 'the use of a key could not be noted'),
      );
    return use.viewer;
  }

  async function identify(request: FastifyRequest): Promise<Caller> {
    const { method, headers } = request;
    const { authorization } = headers;
    if (authorization === undefined) return 'visitor';
    const key = KEY.exec(authorization)?.[1];
    if (key) return (await lookAtKey(key, request)) ?? 'bad-token';
    const token = BEARER.exec(authorization)?.[1];
    if (!token) return 'bad-token';
    return (await (method === 'GET' ? lookOnce(token) : look(token))) ?? 'bad-token';
  }

  app.addHook('onRequest', async (request) => setCaller(request, await identify(request)));
  // The next request sees every change of sessions or accounts: of the caller's own, or of any account where the caller
  // is recognized in another way, such as the secret of a reset link.
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET') forget(callerOf(request));
  });
}
