import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, startBalancer } from '#testing/balancer.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { makeNextVersion, type NextVersion } from '#testing/next-version.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { type TestDatabase, testDatabase, urlOf } from '#testing/test-database.ts';
import { newItem } from '#testing/test-server.ts';

const ROLLING_UPDATES = Number(process.env.ROLLING_UPDATES ?? 1);
const CLIENTS = 3;
const WRITES_BETWEEN = 50;
/** As CONTRIBUTING.md asks of a migration: a column with a default, because the other server goes on writing beside it. */
const MIGRATION = `alter table items add column smell text not null default ''`;

let database: TestDatabase;
let dataDir: string;
let next: NextVersion;
let balancer: Balancer;
let servers: ServerProcess[] = [];
/** The proxy knows the servers by their ports, which stay. */
const addresses: string[] = [];

const start = (port: string, main?: string) =>
  startProcess(
    {
      PORT: port,
      DATABASE_URL: urlOf(database.connection),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      NIGHTLY_BACKUPS: 'off',
      LIMIT_WRITES_PER_ACCOUNT: '1000000',
    },
    main,
  );

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-rolling-'));
  next = await makeNextVersion(MIGRATION);
  servers = [await start('0'), await start('0')];
  addresses.push(...servers.map(({ address }) => address));
  balancer = await startBalancer(addresses);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await balancer?.stop();
  await next?.remove();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function post(path: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(`${balancer.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Visitors and people who are signed in, one request after the other, until they are stopped. */
async function keepCalling() {
  const account = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };
  const { accessToken } = (await (await post('/auth/register', account)).json()) as SignedIn;
  const headers = { authorization: `Bearer ${accessToken}` };
  const statuses: number[] = [];
  let written = 0;
  let isGoing = true;
  const again = async (call: () => Promise<Response>) => {
    while (isGoing) {
      const answer = await call();
      await answer.arrayBuffer();
      statuses.push(answer.status);
      if (answer.status === 201) written++;
    }
  };
  const calls = [
    () => post('/items', newItem(), headers),
    () => fetch(`${balancer.address}/api/items?limit=16`),
    () => fetch(`${balancer.address}/api/items?scope=mine`, { headers }),
  ];
  const all = Promise.all(calls.flatMap((call) => Array.from({ length: CLIENTS }, () => again(call))));
  return {
    written: () => written,
    stop: async () => {
      isGoing = false;
      await all;
      return statuses;
    },
  };
}

/** A page that follows the live updates, and opens the stream again as a browser does. */
function keepFollowing() {
  const told: number[] = [];
  let opened = 0;
  let isGoing = true;
  let leave = () => {};
  const follow = async () => {
    while (isGoing) {
      const stream = await openEventStream(balancer.address);
      opened++;
      leave = stream.leave;
      await stream.ended;
      told.push(...stream.ids());
    }
  };
  const all = follow();
  return {
    opened: () => opened,
    stop: async () => {
      isGoing = false;
      leave();
      await all;
      return told;
    },
  };
}

async function replace(at: number, main?: string): Promise<void> {
  expect(await servers[at]?.end()).toBe(0);
  servers[at] = await start(new URL(addresses[at] ?? '').port, main);
}

test(`two servers are updated one after the other (${ROLLING_UPDATES} times), and no request fails`, async ({
  annotate,
}) => {
  const calling = await keepCalling();
  const following = keepFollowing();
  const some = async () => {
    const before = calling.written();
    await expect.poll(calling.written).toBeGreaterThan(before + WRITES_BETWEEN);
  };
  await some();
  for (let round = 1; round <= ROLLING_UPDATES; round++) {
    // This version and the next one side by side, then the next one alone.
    await replace(0, next.main);
    await some();
    await replace(1, next.main);
    await some();
  }
  const statuses = await calling.stop();
  const told = await following.stop();
  expect(balancer.failures).toEqual([]);
  expect([...new Set(statuses)].sort()).toEqual([200, 201]);
  expect(told.length).toBeGreaterThan(0);
  expect(following.opened()).toBeGreaterThan(ROLLING_UPDATES);
  const { rows } = await sql<{ count: number }>`select count(*) from items where smell = ''`.execute(
    database.db,
  );
  expect(rows[0]?.count).toBe(calling.written());
  await annotate(`${statuses.length} requests, of which ${calling.written()} wrote; all were answered`);
});
