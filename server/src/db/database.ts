import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isReadOnly } from './failures.ts';
import { nameOf } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const DATE_OID = pg.types.builtins.DATE;
const BIGINT_OID = pg.types.builtins.INT8;
const NUMERIC_OID = pg.types.builtins.NUMERIC;

/** Dates stay the text they are; counts are small enough for a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE_OID) return (text: string) => text;
    if (oid === BIGINT_OID || oid === NUMERIC_OID) return Number;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};

/** A query without its values, which may be anybody's secrets. */
export interface MadeQuery {
  sql: string;
  ms: number;
}

export interface Connection extends pg.PoolConfig {
  /** False behind a pooler that gives every transaction another connection: none would find what it had prepared. */
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
    // Whoever comes after a quiet minute finds connections that know their statements.
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
  // Without a listener, the death of an idle connection would end the process.
  pool.on('error', onIdleError);
  // And so would that of one in use, between two statements; the next statement fails, and tells of it.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameStatements(client, naming);
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) => onQuery({ sql: query.sql, ms: queryDurationMillis }),
    }),
  });
}

/** What PostgreSQL says when a connection is not the one that prepared a statement, but only a pooler's. */
const NOT_THE_SAME = ['26000', '42P05'];

type Ask = (query: pg.QueryConfig, hear: (error: Error | null, result: pg.QueryResult) => void) => void;

/**
 * Gives each statement that is worth keeping its name, which is how PostgreSQL knows it again. The driver is told whom
 * to call: where it makes the promise itself, Node keeps a query's rows for long, and collects them dearly.
 */
function nameStatements(client: pg.PoolClient, naming: { isOn: boolean }): void {
  const ask = client.query.bind(client) as Ask;
  const named = (text: string, values: unknown[]) => {
    const name = naming.isOn ? nameOf(text) : undefined;
    return new Promise<pg.QueryResult>((resolve, reject) => {
      ask({ ...(name && { name }), text, values }, (error, result) => {
        if (!error) return resolve(result);
        // Somebody forgot to say so: whoever asks next is answered.
        if (name && NOT_THE_SAME.includes(Object(error).code)) naming.isOn = false;
        if (isReadOnly(error)) leavePool(client);
        reject(error);
      });
    });
  };
  client.query = named as typeof client.query;
}

/** A session keeps what it was opened with: one that may not write would refuse long after the database takes writes. */
function leavePool(client: pg.PoolClient): void {
  const { release } = client;
  client.release = () => release(true);
}
