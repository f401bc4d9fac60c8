import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@crisper/domain/errors.ts';
import { oneRun } from '@crisper/domain/one-run.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { isTimeout } from './failures.ts';

/** How long the last version read from the replica is used. */
const SEEN_GOOD_MS = 1000;
const ANSWER_WITHIN_MS = 1000;
const TRY_AGAIN_MS = 1000;

type Question<T> = (db: Database) => Promise<T>;

/** Opens the replica; `onLost` is called when an idle connection is lost. */
export type OpenReplica = (onLost: (error: Error) => void) => Database;

export interface Reads {
  /**
   * The only place that decides which database responds. Visitors' reads go to the replica while it has the data's
   * version in the response's ETag, or without an ETag the version known here; all others go to the primary.
   */
  ask<T>(viewer: object | null, question: Question<T>, version?: number): Promise<T>;
  close(): Promise<void>;
}

interface Options {
  primary: Database;
  /** Null without a replica. */
  openReplica: OpenReplica | null;
  readVersion: Question<number>;
  /** The primary's version, as far as it is known here. */
  knownVersion: () => Promise<number>;
  log: FastifyBaseLogger;
}

export function readsFrom({ primary, openReplica, readVersion, knownVersion, log }: Options): Reads {
  if (!openReplica) return { ask: (_viewer, question) => question(primary), close: async () => {} };
  const closing = new AbortController();
  const open = () => {
    const opened: Database = openReplica((error) => takeOut(opened, error));
    return opened;
  };
  let replica = open();
  let isOut = false;
  let seen = { version: -1, goodUntil: 0 };

  /** Any number of callers share one request to the replica. */
  const look = oneRun(async (): Promise<void> => {
    const inTime = sleep(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('the replica did not answer in time');
    });
    const version = await Promise.race([readVersion(replica), inTime]);
    seen = { version, goodUntil: performance.now() + SEEN_GOOD_MS };
  });

  async function has(version: number): Promise<boolean> {
    const isSeen = () => seen.version >= version && performance.now() < seen.goodUntil;
    if (isSeen()) return true;
    await look();
    return isSeen();
  }

  async function comeBack(): Promise<void> {
    while (isOut) {
      await sleep(TRY_AGAIN_MS, undefined, { ref: false, signal: closing.signal });
      isOut = await look().then(
        () => false,
        () => true,
      );
    }
    log.warn('the read replica answers again');
  }

  function takeOut(failed: Database, error: unknown): void {
    if (isOut || failed !== replica) return;
    isOut = true;
    seen = { version: -1, goodUntil: 0 };
    log.warn(
      { err: error },
      'the read replica failed: visitors are answered by the primary until it answers',
    );
    // Hanging connections are abandoned.
    void failed.destroy().catch(() => {});
    replica = open();
    comeBack().catch(() => {});
  }

  return {
    async ask(viewer, question, version) {
      if (viewer || isOut) return question(primary);
      const wanted = version ?? (await knownVersion());
      const asked = replica;
      try {
        if (await has(wanted)) return await question(asked);
      } catch (error) {
        if (error instanceof AppError || isTimeout(error)) throw error;
        takeOut(asked, error);
      }
      return question(primary);
    },
    async close() {
      closing.abort();
      await replica.destroy();
    },
  };
}
