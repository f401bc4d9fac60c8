import type { EventEmitter } from 'node:events';
import { AppError } from '@crisper/domain/errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Does the work, which keeps the place until it has ended. */
type InPlace = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Reserves a place for something large from its headers on: one for each account, and few in total. `response` closes when
 * the client disconnects, which frees the place if the work has not begun.
 */
export function readingPlaces(most: number): (accountId: string, response: EventEmitter) => InPlace {
  const taken = new Set<string>();
  return (accountId, response) => {
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    if (taken.has(accountId)) throw new AppError('import_file_waiting', { retryAfterSeconds });
    if (taken.size >= most) throw new AppError('too_busy', { retryAfterSeconds });
    taken.add(accountId);
    const leave = () => taken.delete(accountId);
    response.once('close', leave);
    return async (work) => {
      response.off('close', leave);
      try {
        return await work();
      } finally {
        leave();
      }
    };
  };
}
