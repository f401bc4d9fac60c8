import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { cutOff } from './cut-off.ts';
import { isDiskFull, isLostConnection } from './failures.ts';
import { limiter } from './limit.ts';
import { nameOf } from './prepared.ts';

/** PostgreSQL's error codes when a pooler's connection is not the one that prepared a statement. */
const NOT_THE_SAME = ['26000', '42P05'];

/** Shared by the connections of a pool. */
export interface Naming {
  isOn: boolean;
}

interface Told {
  onSlow(): void;
  onLost(): void;
  onFull(): void;
}

/**
 * A connection for Kysely that names each prepared statement, so that PostgreSQL recognizes it, and gives up one that
 * hangs. The driver gets a callback: when it makes the promise itself, Node keeps a query's rows for long, and collecting
 * them is expensive.
 */
export function namedClient(
  client: pg.PoolClient,
  { naming, isLimited }: { naming: Naming; isLimited: boolean },
  told: Told,
): PostgresPoolClient {
  let isSpent = false;
  const watch = limiter(isLimited);
  const lose = () => {
    isSpent = true;
    told.onLost();
  };
  const query = (text: string, values: unknown[]) => {
    const name = naming.isOn ? nameOf(text) : undefined;
    return new Promise<PostgresQueryResult<unknown>>((resolve, reject) => {
      const stopWatching = watch(text, {
        onSlow: told.onSlow,
        onLimit() {
          lose();
          cutOff(client);
          reject(new Error('query read timeout: the database did not answer'));
        },
      });
      client.query({ ...(name && { name }), text, values }, (error: Error | null, result) => {
        stopWatching();
        if (!error) return resolve(result as PostgresQueryResult<unknown>);
        // DATABASE_PREPARED was not turned off: later statements are sent unnamed and succeed.
        if (name && NOT_THE_SAME.includes(Object(error).code)) naming.isOn = false;
        // Also a read-only one: a session stays so if it was opened so, and would refuse writes for long.
        if (isLostConnection(error)) lose();
        if (isDiskFull(error)) told.onFull();
        reject(error);
      });
    });
  };
  // Without cursors, which we do not use.
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isSpent) };
}
