import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findViewerOf } from './sessions.queries.ts';
import { type Caller, setCaller } from './viewer.ts';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Finds out who makes the call; what follows from it is for each call to say. */
export async function authenticate(
  request: FastifyRequest,
  tokens: AccessTokens,
  db: Database,
): Promise<void> {
  setCaller(request, await identify(request.headers.authorization, tokens, db));
}

async function identify(
  authorization: string | undefined,
  tokens: AccessTokens,
  db: Database,
): Promise<Caller> {
  if (authorization === undefined) return 'visitor';
  const token = BEARER.exec(authorization)?.[1];
  const claims = token && (await tokens.verify(token));
  return (claims && (await findViewerOf(db, claims))) || 'bad-token';
}
