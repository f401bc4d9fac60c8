import {
  access,
  chmod,
  chown,
  constants,
  type FileHandle,
  mkdir,
  open,
  realpath,
  rename,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { fullDisk } from './full-disk.ts';

const SQLITE_BUSY = 5;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/**
 * One server per data folder. The lock is an empty SQLite database held open exclusively: the kernel holds such a lock,
 * so it ends with its process however that dies, is never mistaken for another process with the same id, and works
 * between containers. Nothing else may open the file: closing it would end the lock.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'crisper.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    await chmod(path, 0o600);
    await giveToOwnerOf(dataDir, path);
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new EmbeddedPostgresError(
        `The data folder ${dataDir} is in use by another Crisper server: stop that one, or set DATA_DIR to a folder of its own for this one.`,
      );
    }
    throw notWritable(dataDir, error);
  }
  return () => lock.close();
}

export async function openLog(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, 'postgres.log');
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && found.size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  const log = await open(path, 'a', 0o600);
  await giveToOwnerOf(dataDir, path);
  return log;
}

/** Files that root leaves in a user's data folder must not lock that user out later. */
export async function giveToOwnerOf(dataDir: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir);
  await chown(path, owner.uid, owner.gid);
}

function notWritable(dataDir: string, cause: unknown): EmbeddedPostgresError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const full = fullDisk(dataDir, reason);
  if (full) return full;
  return new EmbeddedPostgresError(
    `The data folder ${dataDir} is not writable (${reason}): give it to the user who runs Crisper, or set DATA_DIR to another folder.`,
    { cause },
  );
}
