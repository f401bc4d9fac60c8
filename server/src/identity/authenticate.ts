import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import { type Caller, setCaller } from './viewer.ts';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Finds out who makes the call; what follows from it is for each call to say. */
export async function authenticate(request: FastifyRequest, tokens: AccessTokens): Promise<void> {
  setCaller(request, await identify(request.headers.authorization, tokens));
}

async function identify(authorization: string | undefined, tokens: AccessTokens): Promise<Caller> {
  if (authorization === undefined) return 'visitor';
  const token = BEARER.exec(authorization)?.[1];
  return (token && (await tokens.verify(token))) || 'bad-token';
}
