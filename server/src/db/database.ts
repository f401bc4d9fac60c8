import {
  Kysely,
  type KyselyPlugin,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryId,
} from 'kysely';
import pg from 'pg';
import { SLOW_MS } from './limit.ts';
import { type Naming, namedClient } from './named-client.ts';
import { PlacePool } from './place-pool.ts';
import { onlyAt, type Primary } from './primary.ts';
import { noteProbe } from './ready.ts';
import { noteRoom } from './room.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** Of one server. */
const CONNECTIONS = 12;
/** As many of them as one account, or one kitchen, may have at once. */
export const SHARE = CONNECTIONS / 4;

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
  /** Where to connect, if that may change. */
  primary?: Primary;
  /** False behind a pooler that gives every transaction another connection, without the prepared statements. */
  prepares?: boolean;
  plugins?: KyselyPlugin[];
}

export function connect(
  { primary = onlyAt({}), prepares = true, plugins = [], ...connection }: Connection,
  onIdleError: (error: Error) => void,
  onQuery?: (query: MadeQuery, id: QueryId) => void,
): Database {
  const pools = new Map<pg.ClientConfig, PlacePool>();
  let ended: Promise<void> | undefined;
  const poolAt = (place: pg.ClientConfig) => {
    if (ended && !pools.has(place)) throw new Error('the database was closed');
    const pool = pools.get(place) ?? newPool({ ...connection, ...place }, onIdleError);
    pools.set(place, pool);
    return pool;
  };
  const forget = primary.onLeft((place) => {
    pools.get(place)?.leave();
    pools.delete(place);
  });
  const room = { isFull: false };
  const isLimited = connection.statement_timeout !== 0;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: poolFor({ primary, poolAt, room, naming: { isOn: prepares }, isLimited }),
    }),
    plugins,
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, ms: queryDurationMillis }, query.queryId),
    }),
  });
  noteRoom(db, room);
  let probe: Database | undefined;
  noteProbe(db, () => {
    probe ??= connect({ ...connection, primary, prepares, max: 1 }, onIdleError);
    return probe;
  });
  const destroy = db.destroy.bind(db);
  db.destroy = () => {
    forget();
    ended ??= Promise.all([...[...pools.values()].map((pool) => pool.end()), probe?.destroy()]).then(destroy);
    return ended;
  };
  return db;
}

function newPool(connection: pg.PoolConfig, onIdleError: (error: Error) => void): PlacePool {
  const settings = {
    max: CONNECTIONS,
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
  };
  return new PlacePool(settings, onIdleError);
}

interface Pooled {
  primary: Primary;
  poolAt: (place: pg.ClientConfig) => PlacePool;
  room: { isFull: boolean };
  naming: Naming;
  isLimited: boolean;
}

/**
 * The pools as Kysely uses them: one for each place where the primary was, so that no connection to an earlier one is
 * used again. Kysely forgets a pool before it ends it: a connection that was being opened then is never released, and
 * the end waits for it for ever. So the pools end first, while Kysely still knows them.
 */
function poolFor({ primary, poolAt, room, naming, isLimited }: Pooled): PostgresPool {
  // The same one each time: Kysely remembers its own part of a connection by it.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  async function connectAt(place: pg.ClientConfig): Promise<PostgresPoolClient> {
    const waiting = setInterval(() => primary.doubt(place), SLOW_MS);
    const client = await poolAt(place)
      .connect()
      .finally(() => clearInterval(waiting));
    const told = {
      onSlow: () => primary.doubt(place),
      onLost: () => primary.lost(place),
      onFull: () => {
        room.isFull = true;
      },
    };
    const named = clients.get(client) ?? namedClient(client, { naming, isLimited }, told);
    clients.set(client, named);
    return named;
  }

  return {
    async connect() {
      const place = await primary.find();
      return connectAt(place).catch(async (error: unknown) => {
        primary.lost(place);
        const other = await primary.find();
        if (other === place) throw error;
        return connectAt(other);
      });
    },
    end: async () => {},
    // Kysely would use them for connections of its own, which it does not open.
    options: {},
  };
}
