import { resolve } from 'node:path';
import type pg from 'pg';
import type { Config } from '#config.ts';
import { connect, type Database, type MadeQuery } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { type Listen, listenOn } from './listen.ts';
import { migrate } from './migrate.ts';

export interface OpenPostgres {
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

export interface OpenDatabase extends OpenPostgres {
  db: Database;
  listen: Listen;
}

/** The PostgreSQL that the configuration names; without a name, our own in the data folder. */
export async function openPostgres(config: Config, log: (message: string) => void): Promise<OpenPostgres> {
  if (config.databaseUrl) {
    return { connection: { connectionString: config.databaseUrl }, close: async () => {} };
  }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
  return { connection, close: stop };
}

/** The database on it, up to date. */
export async function openDatabase(
  config: Config,
  log: (message: string) => void,
  onQuery?: (query: MadeQuery) => void,
): Promise<OpenDatabase> {
  const { connection, close: closePostgres } = await openPostgres(config, log);
  const onIdleError = (error: Error) => log(`An idle database connection was lost: ${error.message}`);
  const db = connect({ ...connection, prepares: config.databasePrepared }, onIdleError, onQuery);
  const close = async () => {
    await db.destroy();
    await closePostgres();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connection, listen: listenOn(connection), close };
}
