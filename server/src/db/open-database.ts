import { resolve } from 'node:path';
import type { Config } from '#config.ts';
import { connect, type Database, type MadeQuery } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { type Listen, listenOn } from './listen.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  close(): Promise<void>;
}

/** The database that the configuration names, up to date; without a name, our own in the data folder. */
export async function openDatabase(
  config: Config,
  log: (message: string) => void,
  onQuery?: (query: MadeQuery) => void,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const onIdleError = (error: Error) => log(`An idle database connection was lost: ${error.message}`);
  const db = connect(connection, onIdleError, onQuery);
  const close = async () => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, listen: listenOn(connection), close };
}
