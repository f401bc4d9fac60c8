import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@crisper/server/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { loadItems } from '#load-items.ts';
import { type Contestant, startContestant } from './contestants.ts';
import { atMost, type Goal } from './goals.ts';
import { hammer } from './hammer.ts';
import { median, spread } from './median.ts';
import { urlOf } from './our-server.ts';

const ITEMS = 10_000;
const ROUNDS = 6;
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

/** The same callers, half of them at each URL; both URLs may be the same server's. */
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

/** Every race by one server and by two, in turn, beginning with another one each round. */
async function compare(races: Race[]) {
  const entries = races.flatMap((race) => {
    const [one, two] = race.servers;
    return [
      { race, doors: [one, one] as Pair, results: [] as Result[] },
      { race, doors: [one, two] as Pair, results: [] as Result[] },
    ];
  });
  for (const { race, doors } of entries) await run(race.path, WARM_UP * race.requests, doors);
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = entries[(round + turn) % entries.length];
      if (entry) entry.results.push(await run(entry.race.path, entry.race.requests, entry.doors));
    }
  }
  return races.map((race, place) => {
    const all = (who: 0 | 1, figure: keyof Result) =>
      entries[2 * place + who]?.results.map((result) => result[figure]) ?? [];
    const cost = median(all(1, 'cpuMicros')) / median(all(0, 'cpuMicros'));
    const row = {
      race: race.name,
      'one, µs': Math.round(median(all(0, 'cpuMicros'))),
      'two, µs': Math.round(median(all(1, 'cpuMicros'))),
      'times the work': Number(cost.toFixed(2)),
      'spread, one': `${Math.round(spread(all(0, 'cpuMicros')) * 100)} %`,
      'spread, two': `${Math.round(spread(all(1, 'cpuMicros')) * 100)} %`,
      'one, a second': Math.round(median(all(0, 'perSecond'))),
      'two, a second': Math.round(median(all(1, 'perSecond'))),
    };
    return { row, cost };
  });
}

async function fill(connection: EmbeddedPostgres['connection']): Promise<void> {
  const db = connect({ ...connection, max: 1, statement_timeout: 0 }, console.error);
  await migrate(db);
  await loadItems(db, ITEMS);
  await db.destroy();
}

/**
 * The cost of a second server on the same database. Load generator, servers and database share this machine's
 * processors, so two servers cannot give twice the responses a second here; the work for each response counts. Two
 * less busy servers wait for requests more often, which costs any server something: node:http shows how much.
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
    // No two requests are alike, or the response would come from memory.
    const varied = () => `${FIRST_PAGE}&n=${asked++}`;
    const first = () => FIRST_PAGE;
    const results = await compare([
      { name: 'node:http', path: first, requests: 1500, servers: bare },
      { name: 'first page', path: first, requests: 1500, servers: ours },
      { name: 'page from PostgreSQL', path: varied, requests: 1000, servers: ours },
    ]);
    console.table(results.map(({ row }) => row));
    const [least = Number.NaN, kept = Number.NaN, read = Number.NaN] = results.map(({ cost }) => cost);
    return [
      atMost('first page, work of two servers to one, beside node:http', kept / least, 1.15),
      atMost('page from PostgreSQL, work of two servers to one', read, 1.15),
    ];
  } finally {
    for (const contestant of started) await contestant.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
