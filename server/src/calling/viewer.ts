import { AppError } from '@crisper/domain/errors.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { FastifyRequest } from 'fastify';

/** A person whose token was checked. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  email: string;
  timeZone: TimeZone;
}

/** Who makes the request: a person, a visitor, or a caller with an invalid token. */
export type Caller = Viewer | 'visitor' | 'bad-token';

const callers = new WeakMap<FastifyRequest, Caller>();

export function setCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: FastifyRequest): Caller {
  return callers.get(request) ?? 'visitor';
}

/**
 * The person who makes the request, or null for a visitor. A token is optional, but an invalid one is refused: if it
 * were ignored, owners would see their items without notes and never learn why.
 */
export function findViewer(request: FastifyRequest): Viewer | null {
  const caller = callerOf(request);
  if (caller === 'bad-token') throw new AppError('invalid_token');
  return caller === 'visitor' ? null : caller;
}

export function requireViewer(request: FastifyRequest): Viewer {
  const viewer = findViewer(request);
  if (!viewer) throw new AppError('unauthenticated');
  return viewer;
}
