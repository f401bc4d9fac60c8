import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isDiskFull, isLostConnection } from './failures.ts';
import { nameOf } from './prepared.ts';

/** PostgreSQL's error codes when a pooler's connection is not the one that prepared a statement. */
const NOT_THE_SAME = ['26000', '42P05'];

/** Shared by the connections of a pool. */
export interface Naming {
  isOn: boolean;
}

interface Told {
  onLost(): void;
  onFull(): void;
}

/**
 * A connection for Kysely that names each prepared statement, so that PostgreSQL recognizes it. The driver gets a
 * callback: when it makes the promise itself, Node keeps a query's rows for long, and collecting them is expensive.
 */
export function namedClient(client: pg.PoolClient, naming: Naming, told: Told): PostgresPoolClient {
  let isSpent = false;
  const query = (text: string, values: unknown[]) => {
    const name = naming.isOn ? nameOf(text) : undefined;
    return new Promise<PostgresQueryResult<unknown>>((resolve, reject) => {
      client.query({ ...(name && { name }), text, values }, (error: Error | null, result) => {
        if (!error) return resolve(result as PostgresQueryResult<unknown>);
        // DATABASE_PREPARED was not turned off: later statements are sent unnamed and succeed.
        if (name && NOT_THE_SAME.includes(Object(error).code)) naming.isOn = false;
        if (isLostConnection(error)) {
          // Also a read-only one: a session stays so if it was opened so, and would refuse writes for long.
          isSpent = true;
          told.onLost();
        }
        if (isDiskFull(error)) told.onFull();
        reject(error);
      });
    });
  };
  // Without cursors, which we do not use.
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isSpent) };
}
