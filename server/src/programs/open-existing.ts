import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findRunningPostgres } from '#db/embedded/embedded-postgres.ts';
import { type OpenDatabase, openDatabaseOn } from '#db/open-database.ts';
import { type DatabaseSettings, type OpenPostgres, openPostgres } from '#db/open-postgres.ts';
import { onlyAt } from '#db/primary.ts';
import { OperatorError } from '#run.ts';

/** The PostgreSQL that the server uses. Creates none where there is none, and leaves a running one running. */
export async function openExistingPostgres(config: DatabaseSettings): Promise<OpenPostgres> {
  if (config.databaseUrl) return openPostgres(config, () => {});
  const dataDir = resolve(config.dataDir);
  await access(join(dataDir, 'postgres', 'PG_VERSION')).catch((cause) => {
    throw new OperatorError(
      `There is no database in ${dataDir} (${cause.message}): set DATA_DIR or DATABASE_URL as the server has it.`,
      { cause },
    );
  });
  const running = await findRunningPostgres(dataDir);
  if (!running) return openPostgres(config, () => {});
  const primary = onlyAt(running.connection);
  return { primary, direct: primary, close: running.stop };
}

/** The database that the server uses, whether the server runs or not. */
export async function withExistingDatabase<T>(
  config: DatabaseSettings,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabaseOn(await openExistingPostgres(config), { config, log: console.error });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
