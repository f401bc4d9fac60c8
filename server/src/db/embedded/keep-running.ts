import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import { type Postmaster, runPostmaster } from './postmaster.ts';
import { runsPostgres } from './postmaster-process.ts';

const LOOK_EVERY_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

interface Options {
  cluster: Cluster;
  connection: pg.ClientConfig;
  log: (message: string) => void;
}

/** Restarts the database when it ends by itself: killed for its memory, or out of disk. Stopping returns its process. */
export function keepRunning(first: Postmaster, { cluster, connection, log }: Options) {
  const stopping = new AbortController();
  let { pid } = first;

  async function watch(): Promise<void> {
    let pauseMs = LOOK_EVERY_MS;
    for (;;) {
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false });
      if (await runsPostgres(pid, cluster.folder)) continue;
      try {
        ({ pid } = await runPostmaster(cluster, connection));
        pauseMs = LOOK_EVERY_MS;
        log(`PostgreSQL had ended and was started again (process ${pid})`);
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        log(`PostgreSQL has ended and does not start again: ${(error as Error).message}`);
      }
    }
  }

  const watching = watch().catch(() => {});
  return async function stopWatching(): Promise<number> {
    stopping.abort();
    await watching;
    return pid;
  };
}
