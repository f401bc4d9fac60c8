import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATEGORIES } from '@crisper/domain/items/category.ts';
import { ITEM_SORTS } from '@crisper/domain/items/item-list.ts';
import { connect } from '@crisper/server/db/database.ts';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { atLeast, type Goal } from '#goals.ts';
import { loadItems } from '#load-items.ts';
import { median, spread } from '#median.ts';
import { type Contestant, startContestant } from './contestants.ts';
import { hammer, type Target } from './hammer.ts';

const ITEMS = 100_000;
const PAGE = 16;
const ROUNDS = 5;
const WARM_UP = 500;

interface Race {
  name: string;
  /** Ours and whoever it is held against. */
  ours: Target;
  rivals: { name: string; target: Target; contestant: Contestant; goal?: number }[];
  requests: number;
}

/** One of a thousand early pages, more than are kept in memory. */
export function variation(n: number): string {
  const category = CATEGORIES[n % CATEGORIES.length];
  const sort = ITEM_SORTS[Math.floor(n / CATEGORIES.length) % ITEM_SORTS.length];
  return `&category=${category}&sort=${sort}&page=${1 + (n % 41)}`;
}

/** Processor time for each request, in microseconds. */
async function cost(contestant: Contestant, target: Target, requests: number): Promise<number> {
  const before = await contestant.cpuSeconds();
  await hammer(target, requests);
  return (((await contestant.cpuSeconds()) - before) / requests) * 1e6;
}

/** Everybody in turn, beginning with another one each round. */
async function run({ name, ours, rivals, requests }: Race, us: Contestant) {
  const entries = [
    { name: 'ours', target: ours, contestant: us, costs: [] as number[] },
    ...rivals.map((rival) => ({ ...rival, costs: [] as number[] })),
  ];
  for (const { target } of entries) await hammer(target, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = entries[(round + turn) % entries.length];
      if (entry) entry.costs.push(await cost(entry.contestant, entry.target, requests));
    }
  }
  const [own, ...others] = entries;
  const ourCost = median(own?.costs ?? []);
  const results = others.map((rival, place) => ({
    rival,
    ratio: median(rival.costs) / ourCost,
    goal: rivals[place]?.goal,
  }));
  return {
    rows: results.map(({ rival, ratio }) => ({
      race: name,
      against: rival.name,
      'ours, µs': Math.round(ourCost),
      'theirs, µs': Math.round(median(rival.costs)),
      'times as fast': Number(ratio.toFixed(2)),
      spread: `${Math.round(spread(own?.costs ?? []) * 100)} %`,
    })),
    goals: results.flatMap(({ rival, ratio, goal }) =>
      goal === undefined ? [] : [atLeast(`${name}, against ${rival.name}`, ratio, goal)],
    ),
  };
}

async function fillFridge(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect({ ...postgres.connection, max: 1, statement_timeout: 0 }, console.error);
  await migrate(db);
  await loadItems(db, ITEMS);
  await db.destroy();
  await postgres.stop();
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', password: 'Crisper1' }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Our server beside a bare one that answers the same bytes, a bare Fastify, and an Express with an array. */
export async function measureApi(): Promise<Goal[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'crisper-bench-')));
  const started: Contestant[] = [];
  const start = async (...options: Parameters<typeof startContestant>) => {
    const contestant = await startContestant(...options);
    started.push(contestant);
    return contestant;
  };
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  try {
    await fillFridge(folder);
    const us = await start('ours', { DATA_DIR: folder }, join(folder, 'postgres'));
    const firstPage = `/api/items?limit=${PAGE}`;
    const answer = await fetch(us.url + firstPage);
    const page = await answer.text();
    const etag = answer.headers.get('etag') ?? '';
    const [item] = JSON.parse(page) as { _id: string }[];
    const thousand = (
      await Promise.all(
        Array.from({ length: 10 }, async (_, n) => {
          const hundred = await fetch(`${us.url}/api/items?limit=100&page=${n + 1}`);
          return (await hundred.json()) as unknown[];
        }),
      )
    ).flat();
    const PAGE_FILE = { BODY: await file('page.json', page) };
    const ITEM_FILE = { BODY: await file('item.json', JSON.stringify(item)) };
    const token = await signUp(us.url);
    const bare = await start('bare', PAGE_FILE);
    const bareItem = await start('bare', ITEM_FILE);
    const unchanged = await start('bare', { STATUS: '304' });
    const fastify = await start('fastify', PAGE_FILE);
    const few = await start('express', PAGE_FILE);
    const many = await start('express', { BODY: await file('thousand.json', JSON.stringify(thousand)) });

    const to = ({ url }: Contestant, path: string, more: Partial<Target> = {}): Target => ({
      url,
      path: () => path,
      status: 200,
      ...more,
    });
    const cached = to(us, firstPage);
    const rows = [];
    const goals: Goal[] = [];
    for (const race of [
      {
        name: 'unchanged page (304)',
        ours: to(us, firstPage, { headers: { 'if-none-match': etag }, status: 304 }),
        rivals: [
          {
            name: 'node:http',
            target: to(unchanged, '/', { status: 304 }),
            contestant: unchanged,
            goal: 0.8,
          },
        ],
        requests: 8000,
      },
      {
        name: 'first page',
        ours: cached,
        rivals: [
          { name: 'node:http', target: to(bare, '/'), contestant: bare, goal: 0.5 },
          { name: 'Fastify', target: to(fastify, '/'), contestant: fastify },
          { name: 'Express, 16 items', target: to(few, '/api/items'), contestant: few, goal: 5 },
          { name: 'Express, 1,000 items', target: to(many, '/api/items'), contestant: many, goal: 50 },
        ],
        requests: 3000,
      },
      {
        name: 'page from PostgreSQL',
        ours: to(us, '', { path: (n) => firstPage + variation(n) }),
        rivals: [{ name: 'node:http', target: to(bare, '/'), contestant: bare, goal: 0.1 }],
        requests: 1500,
      },
      {
        name: 'one item, signed in',
        ours: to(us, `/api/items/${item?._id}`, { headers: { authorization: `Bearer ${token}` } }),
        rivals: [{ name: 'node:http', target: to(bareItem, '/'), contestant: bareItem, goal: 0.15 }],
        requests: 1500,
      },
    ] satisfies Race[]) {
      const result = await run(race, us);
      rows.push(...result.rows);
      goals.push(...result.goals);
    }
    console.table(rows);
    return goals;
  } finally {
    for (const contestant of started) await contestant.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
