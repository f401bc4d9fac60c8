import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@crisper/server/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { variation } from '#api/api.ts';
import { type Contestant, startContestant } from '#api/contestants.ts';
import { hammer } from '#api/hammer.ts';
import { atMost, type Goal } from '#goals.ts';
import { loadItems } from '#load-items.ts';
import { median, spread } from '#median.ts';

const ITEMS = 10_000;
const ROUNDS = 5;
/** Rounds that do not count, for one server and for two. */
const WARM_UP = 1;
const FIRST_PAGE = '/api/items?limit=16';

type Pair = [Contestant, Contestant];

interface Race {
  name: string;
  path: () => string;
  requests: number;
  servers: Pair;
}

interface Result {
  /** Of the servers and the database, for each request. */
  cpuMicros: number;
  perSecond: number;
}

/** The same callers, half of them at each door; the doors may be the same server's. */
async function run(path: () => string, requests: number, doors: Pair): Promise<Result> {
  const used = async () => {
    const seconds = await Promise.all([...new Set(doors)].map((server) => server.cpuSeconds()));
    return seconds.reduce((sum, one) => sum + one);
  };
  const before = await used();
  const start = performance.now();
  await Promise.all(doors.map(({ url }) => hammer({ url, path, status: 200 }, requests / 2)));
  const perSecond = (requests / (performance.now() - start)) * 1000;
  return { cpuMicros: (((await used()) - before) / requests) * 1e6, perSecond };
}

/** One server and two in turn, each of them first in every other round. */
async function compare({ name, path, requests, servers }: Race) {
  const [one, two] = servers;
  const alone = { doors: [one, one] as Pair, results: [] as Result[] };
  const both = { doors: [one, two] as Pair, results: [] as Result[] };
  for (const { doors } of [alone, both]) await run(path, WARM_UP * requests, doors);
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of round % 2 ? [both, alone] : [alone, both]) {
      entry.results.push(await run(path, requests, entry.doors));
    }
  }
  const all = (entry: typeof alone, figure: keyof Result) => entry.results.map((result) => result[figure]);
  const cost = median(all(both, 'cpuMicros')) / median(all(alone, 'cpuMicros'));
  const row = {
    race: name,
    'one, µs': Math.round(median(all(alone, 'cpuMicros'))),
    'two, µs': Math.round(median(all(both, 'cpuMicros'))),
    'times the work': Number(cost.toFixed(2)),
    'spread, one': `${Math.round(spread(all(alone, 'cpuMicros')) * 100)} %`,
    'spread, two': `${Math.round(spread(all(both, 'cpuMicros')) * 100)} %`,
    'one, a second': Math.round(median(all(alone, 'perSecond'))),
    'two, a second': Math.round(median(all(both, 'perSecond'))),
  };
  return { row, cost };
}

async function fill(connection: EmbeddedPostgres['connection']): Promise<void> {
  const db = connect({ ...connection, max: 1, statement_timeout: 0 }, console.error);
  await migrate(db);
  await loadItems(db, ITEMS);
  await db.destroy();
}

function urlOf({ host, port, user, database }: EmbeddedPostgres['connection']): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * What a second server on the same database costs. Callers, servers and database share this machine's processors, so
 * twice the answers a second are not to be had here; what counts is the work for each answer. Two servers that are
 * less busy each wait for callers more often, which costs any server something: node:http shows how much.
 */
export async function measureTwoServers(): Promise<Goal[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'crisper-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const started: Contestant[] = [];
  const start = async (...options: Parameters<typeof startContestant>) => {
    const contestant = await startContestant(...options);
    started.push(contestant);
    return contestant;
  };
  try {
    await fill(postgres.connection);
    const env = { DATABASE_URL: urlOf(postgres.connection), DATA_DIR: folder, NIGHTLY_BACKUPS: 'off' };
    // The database's time is counted once, with the first.
    const ours: Pair = [await start('ours', env, join(folder, 'postgres')), await start('ours', env)];
    const BODY = join(folder, 'page.json');
    await writeFile(BODY, await (await fetch(ours[0].url + FIRST_PAGE)).text());
    const bare: Pair = [await start('bare', { BODY }), await start('bare', { BODY })];

    let asked = 0;
    const varied = () => FIRST_PAGE + variation(asked++);
    const first = () => FIRST_PAGE;
    const results = {
      bare: await compare({ name: 'node:http', path: first, requests: 1500, servers: bare }),
      kept: await compare({ name: 'first page', path: first, requests: 1500, servers: ours }),
      read: await compare({ name: 'page from PostgreSQL', path: varied, requests: 300, servers: ours }),
    };
    console.table(Object.values(results).map(({ row }) => row));
    const { bare: least, kept, read } = results;
    return [
      atMost('first page, work of two servers to one, beside node:http', kept.cost / least.cost, 1.15),
      atMost('page from PostgreSQL, work of two servers to one', read.cost, 1.15),
    ];
  } finally {
    for (const contestant of started) await contestant.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
