import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { startContestant } from './contestants.ts';
import { atMost, type Goal } from './goals.ts';
import { median, spread } from './median.ts';
import { withFolder } from './our-server.ts';

const SERVER = fileURLToPath(new URL('../../server/start.mjs', import.meta.url));
const ROUNDS = 5;
const PORT = 3970;
const PATIENCE_MS = 60_000;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** Until a server that nobody calls has given back what starting took. */
const REST_MS = 45_000;

/** The time until the first page of the fridge is answered. */
async function startOurs(
  dataDir: string,
  whileItRuns: (pid: string) => Promise<void> = async () => {},
): Promise<number> {
  const start = performance.now();
  const child = fork(SERVER, {
    // As the service and the container set it.
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      DATA_DIR: dataDir,
      PORT: String(PORT),
      LOG_LEVEL: 'silent',
    },
    silent: true,
  });
  try {
    await firstAnswer(`http://127.0.0.1:${PORT}/api/items?limit=16`);
    const milliseconds = performance.now() - start;
    await whileItRuns(String(child.pid));
    return milliseconds;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function firstAnswer(url: string): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (performance.now() < patience) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(5);
  }
  throw new Error(`${url} was not answered`);
}

/** PostgreSQL alone and Node alone, one after the other: no server with both can start sooner. */
async function startBare(dataDir: string): Promise<number> {
  const start = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const node = await startContestant('bare');
  await fetch(node.url);
  const milliseconds = performance.now() - start;
  await node.stop();
  await postgres.stop();
  return milliseconds;
}

/** In bytes: all that is resident, or the process's share of it. */
function memoryOf(pid: string, kind: 'Rss' | 'Pss'): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${kind}: +(\\d+)`, 'm').exec(text)?.[1]) * KILOBYTE;
}

/** Its processes share most of their pages. */
function databaseMemory(folder: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, pid) => {
    try {
      const isOurs = readlinkSync(`/proc/${pid}/cwd`) === folder;
      return isOurs ? sum + memoryOf(pid, 'Pss') : sum;
    } catch {
      return sum;
    }
  }, 0);
}

/** The memory of the server and its database after a warm start, when nobody calls, in bytes. */
async function measureRest(): Promise<number> {
  let [server, database] = [0, 0];
  await withFolder(async (folder) => {
    await startOurs(folder);
    await startOurs(folder, async (pid) => {
      await sleep(REST_MS);
      // The benchmark runs by the same program, whose pages count as the server's.
      server = memoryOf(pid, 'Rss');
      database = databaseMemory(join(folder, 'postgres'));
    });
  });
  const [ours, theirs] = [server, database].map((bytes) => Math.round(bytes / MEGABYTE));
  console.log(`Memory at rest: ${ours} MB of Node, ${theirs} MB of PostgreSQL`);
  return server + database;
}

/** Each round with its own folder: a fresh start, then a warm one on the same folder. */
export async function measureStart(): Promise<Goal[]> {
  const times = {
    fresh: [] as number[],
    warm: [] as number[],
    bareFresh: [] as number[],
    bareWarm: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    await withFolder(async (folder) => {
      const [ours, bare] = [join(folder, 'ours'), join(folder, 'bare')];
      times.bareFresh.push(await startBare(bare));
      times.fresh.push(await startOurs(ours));
      times.warm.push(await startOurs(ours));
      times.bareWarm.push(await startBare(bare));
    });
  }
  const row = (name: string, ours: number[], bare: number[]) => ({
    start: name,
    'ours, ms': Math.round(median(ours)),
    'PostgreSQL and Node alone, ms': Math.round(median(bare)),
    ratio: Number((median(ours) / median(bare)).toFixed(2)),
    spread: `${Math.round(spread(ours) * 100)} %`,
  });
  console.table([row('fresh', times.fresh, times.bareFresh), row('warm', times.warm, times.bareWarm)]);
  const memory = await measureRest();
  return [
    atMost(
      'start, fresh, against PostgreSQL and Node alone',
      median(times.fresh) / median(times.bareFresh),
      2,
    ),
    atMost('start, warm, against PostgreSQL and Node alone', median(times.warm) / median(times.bareWarm), 5),
    atMost('start, megabytes at rest', memory / MEGABYTE, 150),
  ];
}
