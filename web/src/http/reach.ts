import { ApiError } from './api-error.ts';

/** Whether the server answers: it cannot be reached, has too much to do, or something in it fails. */
export type Reach = 'reached' | 'offline' | 'busy' | 'trouble';

const REACHES: Partial<Record<ApiError['code'], Reach>> = {
  unreachable: 'offline',
  too_many_requests: 'busy',
  too_many_writes: 'busy',
  too_busy: 'busy',
  unavailable: 'busy',
  internal: 'trouble',
};

/** An error that would be the same at the next try is an answer as well. */
export const reachIn = (error: unknown): Reach =>
  (error instanceof ApiError && REACHES[error.code]) || 'reached';

/** The same request may succeed later. */
export const mayPass = (error: unknown): boolean => reachIn(error) !== 'reached';
