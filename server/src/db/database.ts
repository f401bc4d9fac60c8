import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { isReadOnly } from './failures.ts';
import { nameOf } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const DATE_OID = pg.types.builtins.DATE;
const BIGINT_OID = pg.types.builtins.INT8;
const NUMERIC_OID = pg.types.builtins.NUMERIC;

/** Dates stay text; counts are small enough for a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE_OID) return (text: string) => text;
    if (oid === BIGINT_OID || oid === NUMERIC_OID) return Number;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};

/** A query without its values, which may be secret. */
export interface MadeQuery {
  sql: string;
  ms: number;
}

export interface Connection extends pg.PoolConfig {
  /** False behind a pooler that gives every transaction another connection, without the prepared statements. */
  prepares?: boolean;
}

export function connect(
  { prepares = true, ...connection }: Connection,
  onIdleError: (error: Error) => void,
  onQuery?: (query: MadeQuery) => void,
): Database {
  const naming = { isOn: prepares };
  const pool = new pg.Pool({
    max: 10,
    // Requests after a quiet minute find connections with their statements prepared.
    idleTimeoutMillis: 120_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'crisper',
    ...connection,
    types,
  });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', onIdleError);
  // And so would one in use, between two statements; the next statement fails and reports it.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameStatements(client, naming);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withoutEnd(pool) }),
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) => onQuery({ sql: query.sql, ms: queryDurationMillis }),
    }),
  });
  const destroy = db.destroy.bind(db);
  let ended: Promise<void> | undefined;
  db.destroy = () => {
    ended ??= pool.end().then(destroy);
    return ended;
  };
  return db;
}

/**
 * Kysely forgets the pool before it ends it. A connection that was being opened then is never released, and the end
 * waits for it for ever. So the pool ends first, while Kysely still knows it.
 */
const withoutEnd = (pool: pg.Pool): PostgresPool => ({
  connect: () => pool.connect(),
  end: async () => {},
  options: pool.options,
  Client: pg.Client,
});

/** PostgreSQL's error codes when a pooler's connection is not the one that prepared a statement. */
const NOT_THE_SAME = ['26000', '42P05'];

type Ask = (query: pg.QueryConfig, hear: (error: Error | null, result: pg.QueryResult) => void) => void;

/**
 * Names each prepared statement, so that PostgreSQL recognizes it. The driver gets a callback: when it makes the
 * promise itself, Node keeps a query's rows for long, and collecting them is expensive.
 */
function nameStatements(client: pg.PoolClient, naming: { isOn: boolean }): void {
  const ask = client.query.bind(client) as Ask;
  const named = (text: string, values: unknown[]) => {
    const name = naming.isOn ? nameOf(text) : undefined;
    return new Promise<pg.QueryResult>((resolve, reject) => {
      ask({ ...(name && { name }), text, values }, (error, result) => {
        if (!error) return resolve(result);
        // DATABASE_PREPARED was not turned off: later statements are sent unnamed and succeed.
        if (name && NOT_THE_SAME.includes(Object(error).code)) naming.isOn = false;
        if (isReadOnly(error)) leavePool(client);
        reject(error);
      });
    });
  };
  client.query = named as typeof client.query;
}

/** A session stays read-only if it was opened so: it would refuse writes long after the database accepts them. */
function leavePool(client: pg.PoolClient): void {
  const { release } = client;
  client.release = () => release(true);
}
