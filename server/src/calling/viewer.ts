import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { FastifyRequest } from 'fastify';

/** The key by which a program acts for a person. */
interface UsedKey {
  id: string;
  name: string;
  scope: KeyScope;
  /** The only kitchen that it opens; null: all that the person is in. */
  kitchenId: KitchenId | null;
}

/** In place of a session's id where a program makes the request. No session has it. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** A person whose token was checked. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  email: string;
  timeZone: TimeZone;
  /** Of the account: in which the person reads mails and notices. */
  language: Language;
  /** Only where a program of theirs makes the request. */
  key?: UsedKey;
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
