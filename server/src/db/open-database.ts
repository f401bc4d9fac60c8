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

/** Not refused: while several servers are updated one after the other, the older ones go on. */
const usedByNewer = (step: string) =>
  `A newer Crisper has used this database (${step}): update this one as well, or go back as docs/operating.md says under "Updates".`;

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
    const [newer] = await migrate(db);
    if (newer) log(usedByNewer(newer));
  } catch (error) {
    await close();
    throw (config.databaseUrl && explainRefusal(error)) || error;
  }
  return { db, primary, direct, listen: listenOn(direct), close };
}
