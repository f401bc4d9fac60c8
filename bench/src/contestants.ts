import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CONTESTANT = fileURLToPath(new URL('contestant.ts', import.meta.url));
const TICKS_PER_SECOND = 100;

export interface Contestant {
  url: string;
  /** Seconds of processor time used so far, by the process and by a database that works for it. */
  cpuSeconds(): Promise<number>;
  /** Bytes of memory that the process holds. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Usage extends NodeJS.CpuUsage {
  rss: number;
}

export async function startContestant(
  kind: 'bare' | 'bare-database' | 'fastify' | 'express' | 'express-file' | 'ours',
  env: Record<string, string> = {},
  databaseFolder?: string,
): Promise<Contestant> {
  // Few people here ask as much as many people do.
  const plenty = { LIMIT_READS_PER_ACCOUNT: '1000000' };
  const child = fork(CONTESTANT, [kind], { env: { ...process.env, ...plenty, ...env } });
  const [port] = (await once(child, 'message')) as [number];
  const usage = async () => {
    child.send('usage');
    return ((await once(child, 'message')) as [Usage])[0];
  };
  return {
    url: `http://127.0.0.1:${port}`,
    memory: async () => (await usage()).rss,
    async cpuSeconds() {
      const { user, system } = await usage();
      return (user + system) / 1e6 + (databaseFolder ? databaseSeconds(databaseFolder) : 0);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The processor time of PostgreSQL's processes on this folder; their parent counts those that ended. */
export function databaseSeconds(folder: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, pid) => sum + secondsOf(pid, folder), 0);
}

function secondsOf(pid: string, folder: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (!stat.includes('(postgres)') || readlinkSync(`/proc/${pid}/cwd`) !== folder) return 0;
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return (user + system + endedUser + endedSystem) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
