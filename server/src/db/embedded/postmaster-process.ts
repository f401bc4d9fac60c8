import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const POLL_MS = 10;
/** A clean shutdown, then one that needs a recovery at the next start; never SIGKILL, which orphans its children. */
const STOP_STEPS = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
] as const;

/** The content of postmaster.pid: the process that runs, or ran, on this folder. */
export async function findPostmaster(folder: string): Promise<{ pid: number; isReady: boolean } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

/** False for a zombie, and for another process that has the same id by now. */
export async function runsPostgres(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return workingFolder === folder && name.trim() === 'postgres';
  }
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.includes('postgres') && stdout.includes(folder);
}

export async function stopPostmaster(pid: number, folder: string): Promise<void> {
  for (const [signal, patience] of STOP_STEPS) {
    const deadline = Date.now() + patience;
    if (await runsPostgres(pid, folder)) sendSignal(pid, signal);
    while (Date.now() < deadline) {
      if (!(await runsPostgres(pid, folder))) return;
      await sleep(POLL_MS);
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop: end it before the next start.`);
}

/** Whether there was such a process. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
