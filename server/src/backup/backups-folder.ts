import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { giveToOwnerOf } from '#db/embedded/data-folder.ts';
import { type WriteOptions, type Written, writeBackup } from './write-backup.ts';

const EXTENSION = 'backup.zst';
const NIGHTLY = /^crisper-nightly-\d{4}-\d{2}-\d{2}\.backup\.zst$/;
const NIGHTLY_DRAFT = /^crisper-nightly-\d{4}-\d{2}-\d{2}\.backup\.zst\.\d+\.partial$/;

/** The default folder for backups; readable by the operator only, like the data. */
export async function openBackupsFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveToOwnerOf(dataDir, folder);
  return folder;
}

/** Writes a backup that belongs to the owner of the data. */
export async function writeToFolder(
  connection: pg.ClientConfig,
  dataDir: string,
  name: string,
  options?: WriteOptions,
): Promise<Written | null> {
  const file = join(await openBackupsFolder(dataDir), name);
  const written = await writeBackup(connection, file, options);
  if (written) await giveToOwnerOf(dataDir, file);
  return written;
}

export function nightlyName(night: string): string {
  return `crisper-nightly-${night}.${EXTENSION}`;
}

/** A backup made by hand is never deleted automatically. */
export function nameAt(now: Date): string {
  return `crisper-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.${EXTENSION}`;
}

/** Deletes all but the newest nightly backups, and the remains of interrupted ones; no other file. */
export async function deleteOld(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort();
  const old = names.filter((name) => NIGHTLY.test(name)).slice(0, -keep);
  const drafts = names.filter((name) => NIGHTLY_DRAFT.test(name));
  for (const name of [...old, ...drafts]) await rm(join(folder, name), { force: true });
}
