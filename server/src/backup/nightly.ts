import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Primary } from '#db/primary.ts';
import { BackupError } from './backup-error.ts';
import { deleteOld, nightlyName, openBackupsFolder, writeToFolder } from './backups-folder.ts';
import type { Written } from './write-backup.ts';

const KEPT = 7;
const NIGHT_BEGINS_HOUR = 3;
const LOOK_EVERY_MS = 15 * 60 * 1000;
/** Any number that nothing else on the database locks. */
const LOCK = 7_240_911_301;

interface NightlyOptions {
  database: Primary;
  dataDir: string;
}

/** A backup every night, or after a missed night once the server runs again. */
export function backUpEveryNight(options: NightlyOptions, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const written = await backUpTonight(options, new Date(), stopping.signal);
      if (written) log.info(written, 'made the nightly backup');
    } catch (error) {
      if (!stopping.signal.aborted)
        log.error({ err: error }, 'the nightly backup failed and will be tried again');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

/** Makes tonight's backup, unless it exists already or another server is making it. */
export async function backUpTonight(
  { database, dataDir }: NightlyOptions,
  now: Date,
  signal?: AbortSignal,
): Promise<Written | null> {
  const folder = await openBackupsFolder(dataDir);
  const name = nightlyName(nightOf(now));
  const isThere = () => exists(join(folder, name));
  if (await isThere()) return null;
  const goAhead = async (client: pg.Client) => {
    // The previous holder of the lock may have made it since we looked.
    if (!(await isFirst(client)) || (await isThere())) return false;
    await requireRoom(client, folder);
    return true;
  };
  const written = await writeToFolder(await database.find(), dataDir, name, { goAhead, signal });
  if (written) await deleteOld(folder, KEPT);
  return written;
}

/** The date that the night belongs to in the server's zone: after midnight it is still yesterday's. */
function nightOf(now: Date): string {
  const day = new Date(now);
  day.setHours(day.getHours() - NIGHT_BEGINS_HOUR);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Two at once would do no harm, but twice the work; the lock ends with the transaction. */
async function isFirst(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [
    LOCK,
  ]);
  return rows[0]?.got ?? false;
}

/** A full disk would stop the database, only for a copy of it. */
async function requireRoom(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const needed = Number(rows[0]?.bytes);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > needed) return;
  throw new BackupError(
    `There is not enough room in ${folder} for a backup: free ${Math.ceil(needed / 1e6)} MB there.`,
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
