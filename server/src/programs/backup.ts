import { resolve } from 'node:path';
import { nameAt, writeToFolder } from '#backup/backups-folder.ts';
import { writeBackup } from '#backup/write-backup.ts';
import { readConfig } from '#config.ts';
import { runOnce } from '#run.ts';
import { openExistingPostgres } from './open-existing.ts';

/** `npm run backup [-- FILE]`: backs up the database that the server uses, whether the server runs or not. */
await runOnce(async () => {
  const config = readConfig(process.env);
  const [given] = process.argv.slice(2);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const { signal } = stopping;
  const { direct, close } = await openExistingPostgres(config);
  try {
    const connection = await direct.find();
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
