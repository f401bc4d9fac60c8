import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, CHILD_ENVIRONMENT } from './binaries.ts';
import { type DatabaseUser, giveTree } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { fullDisk } from './full-disk.ts';

export const SUPERUSER = 'crisper';
const DRAFT_PREFIX = 'postgres.new-';

/** PostgreSQL's word for one data directory and the server that runs on it. */
export interface Cluster {
  dataDir: string;
  folder: string;
  user: DatabaseUser | undefined;
  binaries: Binaries;
  /** Called for each process that is started for it, before it is waited for. */
  onLaunch(): void;
}

/**
 * The folder as PostgreSQL gets it. The user that root starts it as may be unable to enter the parent folders
 * (/root, say), but is already inside: the working directory is set before root's rights are dropped.
 */
export function folderArgument({ folder, user }: Cluster): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

export async function prepareCluster(cluster: Cluster): Promise<void> {
  if (!(await isMade(cluster))) await makeCluster(cluster);
}

async function isMade({ folder, user, binaries }: Cluster): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return false;
  if (user === undefined && found.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user (id ${found.uid}): run Crisper as that user, or give the folder and all in it to the one who runs Crisper.`,
    );
  }
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    if ((await readdir(folder)).length === 0) return false;
    throw new EmbeddedPostgresError(
      `The folder ${folder} holds something that is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version.trim() !== binaries.major) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} was made by PostgreSQL ${version.trim()} and Crisper now brings PostgreSQL ${binaries.major}: restore a backup into a new DATA_DIR, or run PostgreSQL ${version.trim()} yourself and set DATABASE_URL.`,
    );
  }
  if (user && found.uid !== user.uid) await giveTree(folder, user);
  await chmod(folder, 0o700);
  return true;
}

/** Made beside its place and renamed once complete, so that an interrupted attempt is never taken for a database. */
async function makeCluster(cluster: Cluster): Promise<void> {
  for (const name of await readdir(cluster.dataDir)) {
    if (name.startsWith(DRAFT_PREFIX))
      await rm(join(cluster.dataDir, name), { recursive: true, maxRetries: 5 });
  }
  // A name of its own each time: the initdb of a server that was killed may still be writing into the last one.
  const draft = await mkdtemp(join(cluster.dataDir, DRAFT_PREFIX));
  if (cluster.user) await chown(draft, cluster.user.uid, cluster.user.gid);
  await initialise({ ...cluster, folder: draft });
  await rename(draft, cluster.folder);
  const parent = await open(cluster.dataDir);
  await parent.sync();
  await parent.close();
}

/**
 * The built-in provider sorts and folds case alike on every machine. pg_trgm however asks the C library what a
 * letter is, and under a ctype of plain C finds none outside ASCII; so that is only the last resort.
 */
async function initialise(cluster: Cluster): Promise<void> {
  for (const candidate of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const complaint = await initdb(cluster, `--lc-ctype=${candidate}`);
    if (complaint === undefined) return;
    if (candidate !== 'C' && complaint.includes('invalid locale name')) continue;
    throw (
      fullDisk(cluster.dataDir, complaint) ??
      new EmbeddedPostgresError(`PostgreSQL could not make a database in ${cluster.dataDir}: ${complaint}`)
    );
  }
}

async function initdb(cluster: Cluster, ctype: string): Promise<string | undefined> {
  const options = [
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    ctype,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  const running = promisify(execFile)(cluster.binaries.initdb, ['-D', folderArgument(cluster), ...options], {
    ...cluster.user,
    cwd: cluster.folder,
    env: CHILD_ENVIRONMENT,
  });
  cluster.onLaunch();
  return running.then(
    () => undefined,
    (error: Error & { stderr?: string }) =>
      /(?:error|FATAL|PANIC): +(.*)/.exec(error.stderr ?? '')?.[1] ?? error.message,
  );
}
