import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '#backup/backup-error.ts';
import { nameAt, writeToFolder } from '#backup/backups-folder.ts';
import { writeBackup } from '#backup/write-backup.ts';
import { type Config, readConfig } from '#config.ts';
import { findRunningPostgres } from '#db/embedded/embedded-postgres.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { runOnce } from '#run.ts';

/** `npm run backup [-- FILE]`: backs up the database that the server uses, whether the server runs or not. */
await runOnce(async () => {
  const config = readConfig(process.env);
  const [given] = process.argv.slice(2);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const { signal } = stopping;
  const { connection, close } = await openWhatIsThere(config);
  try {
    // npm has changed to the project's folder; a file name is relative to the caller's folder.
    const written = given
      ? await writeBackup(connection, resolve(process.env.INIT_CWD ?? '.', given), { signal })
      : await writeToFolder(connection, resolve(config.dataDir), nameAt(new Date()), { signal });
    if (!written) return;
    const { file, bytes, rows, sha256 } = written;
    console.log(`Backed up ${rows} rows to ${file} (${bytes} bytes, SHA-256 ${sha256}).`);
  } finally {
    await close();
  }
});

/** Creates no database where there is none, and leaves a running one running. */
async function openWhatIsThere(config: Config) {
  if (config.databaseUrl) return openPostgres(config, () => {});
  const dataDir = resolve(config.dataDir);
  await access(join(dataDir, 'postgres', 'PG_VERSION')).catch((cause) => {
    throw new BackupError(
      `There is no database to back up in ${dataDir} (${cause.message}): set DATA_DIR or DATABASE_URL as the server has it.`,
      { cause },
    );
  });
  const running = await findRunningPostgres(dataDir);
  return running ? { connection: running.connection, close: running.stop } : openPostgres(config, () => {});
}
