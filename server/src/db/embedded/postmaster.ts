import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHILD_ENVIRONMENT } from './binaries.ts';
import { type Cluster, folderArgument } from './cluster.ts';
import { openLog } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { fullDisk } from './full-disk.ts';
import { findPostmaster, isAlive, runsPostgres, stopPostmaster } from './postmaster-process.ts';
import { SOCKET_PORT, settingArguments } from './settings.ts';

const POLL_MS = 10;
const RECOVERY_PATIENCE_MS = 300_000;
const LEFTOVERS_PATIENCE_MS = 15_000;

export interface Postmaster {
  pid: number;
  isAdopted: boolean;
}

/** The process that survived an earlier server on this folder, or a new one. */
export async function runPostmaster(cluster: Cluster, connection: pg.ClientConfig): Promise<Postmaster> {
  const patience = Date.now() + LEFTOVERS_PATIENCE_MS;
  for (;;) {
    const survivor = await adopt(cluster, connection);
    const { pid, complaint } = survivor ?? (await launch(cluster));
    if (complaint !== undefined) {
      // Children of a killed postmaster need a moment to notice; PostgreSQL rightly waits for them.
      const isPassing = /already exists|still in use/.test(complaint);
      if (!isPassing || Date.now() > patience) {
        throw (
          fullDisk(cluster.dataDir, complaint) ??
          new EmbeddedPostgresError(
            `PostgreSQL did not start (${complaint}): ${join(cluster.dataDir, 'postgres.log')} says more.`,
          )
        );
      }
    } else {
      const failure = await connectOnce(connection).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return { pid, isAdopted: survivor !== undefined };
      // A survivor may be ending at this moment, because it was killed just before.
      if (!survivor || Date.now() > patience) throw failure;
    }
    await sleep(20 * POLL_MS);
  }
}

async function adopt(
  cluster: Cluster,
  connection: pg.ClientConfig,
): Promise<{ pid: number; complaint?: undefined } | undefined> {
  const { folder } = cluster;
  const pid = (await findPostmaster(folder))?.pid;
  if (pid === undefined || !(await runsPostgres(pid, folder))) {
    await refuseForeigner(cluster, connection);
    // PostgreSQL clears its locks when their process is gone, but not when a zombie or another process has the id.
    if (pid !== undefined && isAlive(pid)) await removeLocks(folder);
    return undefined;
  }
  const command = await readFile(join(folder, 'postmaster.opts'), 'utf8');
  if (!command.includes('cluster_name=crisper')) throw inUse(folder, `process ${pid}`);
  if (command.trim() !== commandLine(cluster)) {
    await stopPostmaster(pid, folder);
    return undefined;
  }
  return (await untilReady(pid, folder, () => runsPostgres(pid, folder))) ? { pid } : undefined;
}

/** The socket is in the data folder, so a server that responds there uses it, even unseen in another container. */
async function refuseForeigner({ folder }: Cluster, connection: pg.ClientConfig): Promise<void> {
  if (await answers(connection)) throw inUse(folder, 'it runs in another container');
}

/** Whether a PostgreSQL responds, even one that accepts no connections now. */
export function answers(connection: pg.ClientConfig): Promise<boolean> {
  return connectOnce(connection).then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  );
}

async function launch(cluster: Cluster): Promise<{ pid: number; complaint?: string }> {
  const log = await openLog(cluster.dataDir);
  const { size } = await log.stat();
  const [program = '', ...options] = command(cluster);
  // Detached: Ctrl-C in the terminal must not end the database before the server is done with it.
  const child = spawn(program, options, {
    ...cluster.user,
    cwd: cluster.folder,
    env: CHILD_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure = `it ended with ${signal ?? code}`;
  });
  child.unref();
  cluster.onLaunch();
  const { pid = 0 } = child;
  const isReady = await untilReady(pid, cluster.folder, () => failure === undefined);
  const said = isReady
    ? ''
    : (await readFile(join(cluster.dataDir, 'postgres.log'))).subarray(size).toString();
  await log.close();
  if (isReady) return { pid };
  return { pid, complaint: said.match(/(?<=(?:FATAL|PANIC): +).*/g)?.at(-1) ?? failure ?? 'no reason given' };
}

async function untilReady(
  pid: number,
  folder: string,
  isRunning: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const deadline = Date.now() + RECOVERY_PATIENCE_MS;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(folder);
    if (postmaster?.pid === pid && postmaster.isReady) return true;
    if (!(await isRunning())) return false;
    await sleep(POLL_MS);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${pid}) has not finished its recovery in ${RECOVERY_PATIENCE_MS / 60_000} minutes: start Crisper again to go on waiting.`,
  );
}

async function connectOnce(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

function command(cluster: Cluster): string[] {
  return [cluster.binaries.postgres, '-D', folderArgument(cluster), ...settingArguments()];
}

/** As PostgreSQL notes it in postmaster.opts. */
function commandLine(cluster: Cluster): string {
  const [program, ...options] = command(cluster);
  return [program, ...options.map((option) => `"${option}"`)].join(' ');
}

async function removeLocks(folder: string): Promise<void> {
  await rm(join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
  await rm(join(folder, 'postmaster.pid'), { force: true });
}

function inUse(folder: string, by: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${folder} is in use by a PostgreSQL that Crisper did not start (${by}): stop that one, or set DATA_DIR to another folder.`,
  );
}
