import { connect, type Database, type MadeQuery } from './database.ts';
import { type Listen, listenOn } from './listen.ts';
import { migrate } from './migrate.ts';
import type { DatabaseSettings, OpenPostgres } from './open-postgres.ts';
import { explainRefusal } from './require-reachable.ts';

export interface OpenDatabase extends OpenPostgres {
  db: Database;
  listen: Listen;
}

type Log = (message: string) => void;

interface Options {
  config: DatabaseSettings;
  log: Log;
  onQuery?: (query: MadeQuery) => void;
}

/** The database on that PostgreSQL, migrated. Closing it, or failing to open it, closes PostgreSQL. */
export async function openDatabaseOn(
  { primary, direct, close: closePostgres }: OpenPostgres,
  { config, log, onQuery }: Options,
): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log(`An idle database connection was lost: ${error.message}`);
  const prepares = config.databasePrepared;
  const db = connect({ primary, prepares }, onIdleError, onQuery);
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
  return { db, primary, direct, listen: listenOn(direct), close };
}
