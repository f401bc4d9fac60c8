import { resolve } from 'node:path';
import { BackupError } from '#backup/backup-error.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { readConfig } from '#config.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { runOnce } from '#run.ts';

/** `npm run restore -- FILE`: fills the empty database that the configuration names, or creates it. */
await runOnce(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new BackupError('Which backup? Say: npm run restore -- FILE');
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  const config = readConfig(process.env);
  const { header, rows, leftOut } = await restoreBackup(file, () => openPostgres(config, () => {}));
  for (const table of leftOut) console.error(`Left out: ${table} is not a table of Crisper's.`);
  console.log(
    `Restored ${rows} rows as they were on ${header.madeAt} (Crisper ${header.productVersion}): the checksum and every count are right, and Crisper can be started.`,
  );
});
