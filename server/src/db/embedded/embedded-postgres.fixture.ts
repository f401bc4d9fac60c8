import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach } from 'vitest';
import type { DatabaseUser } from './database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, stopPostmaster } from './postmaster-process.ts';

export const isRoot = process.getuid?.() === 0;
export const NOBODY: DatabaseUser = { uid: 65_534, gid: 65_534 };

/** False when only root can enter the project's folder. */
export const canRunAsNobody =
  isRoot &&
  spawnSync(process.execPath, ['--check', import.meta.filename], { ...NOBODY, cwd: '/' }).status === 0;

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  cleanUps.push(async () => {
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true, maxRetries: 5 });
  });
  return folder;
}

/** A data folder, not made yet, whose database is stopped after the test, whichever process started it. */
export async function newDataDir(parent?: string): Promise<string> {
  const dataDir = join(parent ?? (await temporaryFolder()), 'data');
  cleanUps.push(async () => {
    const postmaster = await findPostmaster(clusterOf(dataDir));
    if (postmaster) await stopPostmaster(postmaster.pid, clusterOf(dataDir));
  });
  return dataDir;
}

export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  cleanUps.push(() => embedded.stop());
  return embedded;
}

export async function query(
  connection: EmbeddedPostgres['connection'],
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function runChild(command: string, args: string[], user?: DatabaseUser): ChildProcess {
  const child = spawn(command, args, {
    ...user,
    cwd: import.meta.dirname,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit');
  });
  return child;
}

/** Another server process on the data folder: prints "started" or the error, then runs the script. */
export function runServer(dataDir: string, script = '', user?: DatabaseUser): ChildProcess {
  const code = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
    try {
      const embedded = await startEmbeddedPostgres({ dataDir: process.argv[1] });
      console.log('started');
      ${script}
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  return runChild(process.execPath, ['--input-type=module', '-e', code, dataDir], user);
}

export async function outputOf(child: ChildProcess): Promise<string[]> {
  let text = '';
  for await (const chunk of child.stdout ?? []) text += chunk;
  return text.trim().split('\n');
}
