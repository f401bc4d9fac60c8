import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contestant, startContestant } from './contestants.ts';
import { atLeast, type Goal } from './goals.ts';
import { type HammerTarget, hammer } from './hammer.ts';
import { median, spread } from './median.ts';
import { signUp, withOurServer } from './our-server.ts';

const ITEMS = 100_000;
const PAGE = 16;
const ROUNDS = 5;

interface Race {
  name: string;
  /** Ours and those it is compared with. */
  ours: HammerTarget;
  rivals: { name: string; target: HammerTarget; contestant: Contestant; goal?: number; requests?: number }[];
  requests: number;
}

/** Processor time for each request, in microseconds. */
async function cost(contestant: Contestant, target: HammerTarget, requests: number): Promise<number> {
  const before = await contestant.cpuSeconds();
  await hammer(target, requests);
  return (((await contestant.cpuSeconds()) - before) / requests) * 1e6;
}

/** All contestants in turn, beginning with another one each round. */
async function run({ name, ours, rivals, requests }: Race, us: Contestant) {
  const entries = [
    { name: 'ours', target: ours, contestant: us, requests, costs: [] as number[] },
    ...rivals.map((rival) => ({ requests, ...rival, costs: [] as number[] })),
  ];
  // As often as a round, so that everything is compiled by then.
  for (const entry of entries) await hammer(entry.target, entry.requests);
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = entries[(round + turn) % entries.length];
      if (entry) entry.costs.push(await cost(entry.contestant, entry.target, entry.requests));
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

interface Answers {
  page: string;
  etag: string;
  item: { _id: string };
  thousand: unknown[];
}

/** The response of our server, for the others to send the same. */
async function askFor({ url }: Contestant, firstPage: string): Promise<Answers> {
  const answer = await fetch(url + firstPage);
  const page = await answer.text();
  const [item] = JSON.parse(page) as [{ _id: string }];
  const hundreds = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      const hundred = await fetch(`${url}/api/items?limit=100&page=${n + 1}`);
      return (await hundred.json()) as unknown[];
    }),
  );
  return { page, etag: answer.headers.get('etag') ?? '', item, thousand: hundreds.flat() };
}

/** Our server compared with a bare one that sends the same bytes, a bare Fastify, and Express with an array. */
export function measureApi(): Promise<Goal[]> {
  return withOurServer(ITEMS, async (us, folder) => {
    const started: Contestant[] = [];
    const start = async (...[kind, env, database]: Parameters<typeof startContestant>) => {
      const contestant = await startContestant(kind, env, database);
      started.push(contestant);
      return contestant;
    };
    const file = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return { BODY: join(folder, name) };
    };
    const to = ({ url }: Contestant, path: string, more: Partial<HammerTarget> = {}): HammerTarget => ({
      url,
      path: () => path,
      status: 200,
      ...more,
    });
    const firstPage = `/api/items?limit=${PAGE}`;
    const { page, etag, item, thousand } = await askFor(us, firstPage);
    const token = await signUp(us, 'Ana');
    const few = await file('page.json', page);
    const many = await file('thousand.json', JSON.stringify(thousand));
    try {
      const bare = await start('bare', few);
      const bareItem = await start('bare', await file('item.json', JSON.stringify(item)));
      const database = join(folder, 'postgres');
      const bareDatabase = await start('bare-database', { DATABASE_FOLDER: database }, database);
      const unchanged = await start('bare', { STATUS: '304' });
      const fastify = await start('fastify', few);
      const all = '/api/items';
      const express = async (name: string, kind: 'express' | 'express-file', body: { BODY: string }) => {
        const contestant = await start(kind, body);
        return { name, contestant, target: to(contestant, all) };
      };
      const knowing = { headers: { 'if-none-match': etag }, status: 304 };
      const signedIn = { headers: { authorization: `Bearer ${token}` } };
      const races: Race[] = [
        {
          name: 'first page',
          ours: to(us, firstPage),
          rivals: [
            { name: 'node:http', target: to(bare, firstPage), contestant: bare, goal: 0.5 },
            { name: 'Fastify', target: to(fastify, firstPage), contestant: fastify },
            { ...(await express('Express, 16 items in a file', 'express-file', few)), goal: 5 },
            {
              ...(await express('Express, 1,000 items in a file', 'express-file', many)),
              goal: 50,
              requests: 300,
            },
            await express('Express, 16 items in memory', 'express', few),
            { ...(await express('Express, 1,000 items in memory', 'express', many)), requests: 300 },
          ],
          requests: 2000,
        },
        {
          name: 'page from PostgreSQL',
          // No two requests are alike, or the response would come from memory.
          ours: to(us, '', { path: (n) => `${firstPage}&n=${n}` }),
          rivals: [
            { name: 'node:http', target: to(bare, firstPage), contestant: bare, goal: 0.1 },
            { name: 'node:http and driver', target: to(bareDatabase, firstPage), contestant: bareDatabase },
          ],
          requests: 2000,
        },
        {
          name: 'one item, signed in',
          ours: to(us, `/api/items/${item._id}`, signedIn),
          rivals: [
            {
              name: 'node:http',
              target: to(bareItem, `/api/items/${item._id}`, signedIn),
              contestant: bareItem,
              goal: 0.15,
            },
          ],
          requests: 2000,
        },
        {
          name: 'unchanged page (304)',
          ours: to(us, firstPage, knowing),
          rivals: [
            {
              name: 'node:http',
              target: to(unchanged, firstPage, knowing),
              contestant: unchanged,
              goal: 0.8,
            },
          ],
          requests: 6000,
        },
      ];
      const results = [];
      for (const race of races) results.push(await run(race, us));
      console.table(results.flatMap(({ rows }) => rows));
      return results.flatMap(({ goals }) => goals);
    } finally {
      for (const contestant of started) await contestant.stop();
    }
  });
}
