import { resolve } from 'node:path';
import type pg from 'pg';
import { connect, type Database, type MadeQuery } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { type Listen, listenOn } from './listen.ts';
import { migrate } from './migrate.ts';
import { explainRefusal, requireReachable } from './require-reachable.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  databasePrepared: boolean;
  databaseDirectUrl: string | null;
}

export interface OpenPostgres {
  /** For connections that need a session of their own: without the pooler, where there is one. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

export interface OpenDatabase extends OpenPostgres {
  db: Database;
  listen: Listen;
}

/** The PostgreSQL that the configuration names; by default the embedded one in the data folder. */
export async function openPostgres(
  config: DatabaseSettings,
  log: (message: string) => void,
): Promise<OpenPostgres> {
  if (config.databaseUrl) {
    const { databaseDirectUrl } = config;
    await requireReachable('DATABASE_URL', config.databaseUrl);
    if (databaseDirectUrl) await requireReachable('DATABASE_DIRECT_URL', databaseDirectUrl);
    const connectionString = databaseDirectUrl ?? config.databaseUrl;
    return { connection: { connectionString }, close: async () => {} };
  }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
  return { connection, close: stop };
}

/** The database on it, migrated. */
export async function openDatabase(
  config: DatabaseSettings,
  log: (message: string) => void,
  onQuery?: (query: MadeQuery) => void,
): Promise<OpenDatabase> {
  const { connection, close: closePostgres } = await openPostgres(config, log);
  const onIdleError = (error: Error) => log(`An idle database connection was lost: ${error.message}`);
  const prepares = config.databasePrepared;
  const pooled = config.databaseUrl ? { connectionString: config.databaseUrl } : connection;
  const db = connect({ ...pooled, prepares }, onIdleError, onQuery);
  const close = async () => {
    await db.destroy();
    await closePostgres();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw (config.databaseUrl && explainRefusal(error)) || error;
  }
  return { db, connection, listen: listenOn(connection), close };
}
