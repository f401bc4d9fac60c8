import type { EventEmitter } from 'node:events';
import { AppError } from '@crisper/domain/errors.ts';

/** Each upload may take ten megabytes of memory. */
export const UPLOADS_AT_ONCE = 16;
const RETRY_AFTER_SECONDS = 5;

export interface UploadPlace {
  /** Runs the work when all earlier work is finished, one at a time: unpacked pictures are large. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Reserves a place for an upload, from its headers until the picture is stored: one for each account, and at most
 * `UPLOADS_AT_ONCE` in total. `answer` closes when the client disconnects.
 */
export function uploadPlaces(): (accountId: string, answer: EventEmitter) => UploadPlace {
  const taken = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  return (accountId, answer) => {
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    if (taken.has(accountId)) throw new AppError('picture_on_its_way', { retryAfterSeconds });
    if (taken.size >= UPLOADS_AT_ONCE)
      throw new AppError('unavailable', { reason: { about: 'pictures_waiting' }, retryAfterSeconds });
    taken.add(accountId);
    let isGone = false;
    let turn: Promise<unknown> | null = null;
    const leave = () => taken.delete(accountId);
    answer.once('close', () => {
      isGone = true;
      // Work that waits or has begun keeps its place, or a client that reconnects repeatedly would fill the queue.
      if (!turn) leave();
    });
    return {
      inTurn(work) {
        const mine = last.then(() => {
          if (isGone) throw new AppError('malformed_request');
          return work();
        });
        turn = mine;
        last = mine.catch(() => undefined).finally(leave);
        return mine;
      },
    };
  };
}
