import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '#testing/event-stream.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '#testing/replicated-postgres.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { newItem } from '#testing/test-server.ts';

const FAILOVERS = Number(process.env.FAILOVERS ?? 1);
const WRITERS = 4;
const WRITES_BEFORE = 25;
const WRITES_AFTER = 25;
const AT_ONCE = 20;
/** From the end of the promotion to the next write that is acknowledged. */
const FIRST_WRITE_MS = 2000;

let postgres: ReplicatedPostgres;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-failover-'));
  server = await startProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NIGHTLY_BACKUPS: 'off',
    LIMIT_WRITES_PER_ACCOUNT: '1000000',
    LIMIT_SIGN_UPS_PER_ADDRESS: '1000000',
  });
});
afterAll(async () => {
  await server?.end();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const readiness = async () => (await fetch(`${server.address}/api/ready`)).status;
const listeners = () =>
  postgres.onPrimary(`select from pg_stat_activity where application_name = 'crisper listener'`);

/** People who add food whatever the response is, until they are stopped. */
async function keepWriting() {
  const account = { name: 'Ana', email: `${randomUUID()}@example.com`, password: 'Crisper1' };
  const { accessToken } = (await (await post('/auth/register', account)).json()) as SignedIn;
  const headers = { authorization: `Bearer ${accessToken}` };
  const acknowledged: string[] = [];
  const told = new Set<number>();
  let isGoing = true;
  const write = async () => {
    while (isGoing) {
      const answer = await post('/items', newItem(), headers);
      told.add(answer.status);
      const { insertedId } = (await answer.json()) as { insertedId: string };
      if (answer.status === 201) acknowledged.push(insertedId);
    }
  };
  const all = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    told,
    stop: () => {
      isGoing = false;
      return all;
    },
  };
}

test(`the primary is lost and its follower promoted (${FAILOVERS} times): the server goes on, and nothing acknowledged is lost`, async ({
  annotate,
}) => {
  const written: string[] = [];
  const firstWritesMs: number[] = [];
  for (let round = 1; round <= FAILOVERS; round++) {
    const writers = await keepWriting();
    const count = () => writers.acknowledged.length;
    await expect.poll(count).toBeGreaterThan(WRITES_BEFORE);

    await postgres.killPrimary();
    await expect.poll(readiness).toBe(503);
    await postgres.promote();
    const [promotedAt, before] = [performance.now(), count()];
    await expect.poll(count, { timeout: FIRST_WRITE_MS, interval: 5 }).toBeGreaterThan(before);
    firstWritesMs.push(Math.round(performance.now() - promotedAt));
    expect(await readiness()).toBe(200);
    await expect.poll(count).toBeGreaterThan(before + WRITES_AFTER);
    await expect.poll(async () => (await listeners()).length).toBeGreaterThan(0);
    await expectNews();

    await writers.stop();
    expect([...writers.told].filter((status) => ![201, 503].includes(status))).toEqual([]);
    written.push(...writers.acknowledged);
    await postgres.follow();
  }
  await expectAll(written);
  await annotate(`${written.length} writes; the first ones came after ${firstWritesMs.join(', ')} ms`);
});

/** A page that is opened now is told of what is written. */
async function expectNews(): Promise<void> {
  const stream = await openEventStream(server.address);
  await expect.poll(() => stream.ids().length).toBeGreaterThan(1);
  stream.leave();
}

async function expectAll(ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const statuses = await Promise.all(
      ids
        .slice(first, first + AT_ONCE)
        .map(async (id) => (await fetch(`${server.address}/api/items/${id}`)).status),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }
}
