import {
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { namedClient } from './named-client.ts';
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
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolFor(pool, prepares) }),
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
 * The pool as Kysely uses it. Kysely forgets the pool before it ends it: a connection that was being opened then is never
 * released, and the end waits for it for ever. So the pool ends first, while Kysely still knows it.
 */
function poolFor(pool: pg.Pool, prepares: boolean): PostgresPool {
  const naming = { isOn: prepares };
  // The same one each time: Kysely remembers its own part of a connection by it.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const named = clients.get(client) ?? namedClient(client, naming);
      clients.set(client, named);
      return named;
    },
    end: async () => {},
    options: pool.options,
    Client: pg.Client,
  };
}
