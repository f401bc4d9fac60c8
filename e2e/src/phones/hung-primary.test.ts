import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { KitchenChanges } from '@crisper/domain/kept/kept-api.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@crisper/server/testing/replicated-postgres.ts';
import { type ServerProcess, startProcess } from '@crisper/server/testing/server-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleTabCode } from './bundle.ts';
import { SimulatedDevice } from './device.ts';
import type { Transport } from './network.ts';
import { Phone } from './phone.ts';

const PEOPLE = 5;
const ACT_EVERY_MS = 100;
const TICK_MS = 10;
const SOME = 25;
/** Every request is answered within this. */
const ANSWERED_MS = 15_000;
/** From the end of the promotion to the next write that is acknowledged. */
const FIRST_WRITE_MS = 5000;

let postgres: ReplicatedPostgres;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-hung-'));
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

interface Asked {
  ms: number;
  status: number | undefined;
}
const asked: Asked[] = [];

const overHttp: Transport = async (path, init) => {
  const start = performance.now();
  let status: number | undefined;
  try {
    const answer = await fetch(server.address + path, init);
    ({ status } = answer);
    return answer;
  } finally {
    asked.push({ ms: performance.now() - start, status });
  }
};

async function call<T>(path: string, token: string | null, body?: object): Promise<T> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const readiness = async () => (await fetch(`${server.address}/api/ready`)).status;

/** Somebody who puts in food, whatever the server answers, until they are stopped. */
async function startPerson(script: Awaited<ReturnType<typeof bundleTabCode>>) {
  const account = { name: 'Ana', email: `${randomUUID()}@example.com`, password: 'Crisper1' };
  const { accessToken: token, user } = await call<SignedIn>('/auth/register', null, account);
  const { kitchenId } = await call<{ kitchenId: KitchenId }>('/kitchens', token, { name: 'Flat' });
  const device = new SimulatedDevice(overHttp, script);
  const phone = Phone.signedIn(device, kitchenId, { uid: user.uid, name: account.email, token });
  phone.openTab();
  const start = performance.now();
  const clock = setInterval(() => {
    device.elapsedMs = performance.now() - start;
    for (const tab of device.tabs) tab.runTimers();
  }, TICK_MS);
  let isGoing = true;
  const act = async () => {
    const item = { id: randomUUIDv7() as ItemId, title: 'Milk', amount: 1 };
    await phone.perform([
      { title: item.title, intent: { id: randomUUIDv7(), kind: 'addItem', item } as const },
    ]);
  };
  const acting = (async () => {
    while (isGoing) {
      await act();
      await sleep(ACT_EVERY_MS);
    }
  })();
  return {
    done: () => device.network.handled.length,
    waiting: () => phone.tab().code.currentKept().outbox.length,
    async stop() {
      isGoing = false;
      await acting;
      phone.tab().fire('online');
    },
    end: () => clearInterval(clock),
    /** What they did, and what came of it. */
    async compare() {
      const { items } = await call<KitchenChanges>(`/kitchens/${kitchenId}/changes`, token);
      const did = phone.did.map(({ intent }) => (intent as { item: { id: string } }).item.id);
      return { did: did.toSorted(), stored: items.map(({ _id }) => _id as string).toSorted() };
    },
  };
}

test('the primary hangs, and the one that follows it is promoted: writes go on, none is lost and none is done twice', async () => {
  const script = await bundleTabCode();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => startPerson(script)));
  const done = () => people.reduce((sum, person) => sum + person.done(), 0);
  // Soon, and only after requests were given up.
  for (const isLate of [false, true]) {
    const start = done();
    await expect.poll(done).toBeGreaterThan(start + SOME);
    const before = asked.length;
    const endPrimary = await postgres.hangPrimary();
    await expect.poll(readiness).toBe(503);
    if (isLate) await expect.poll(() => asked.slice(before).some(({ status }) => status === 503)).toBe(true);

    await postgres.promote();
    const promoted = done();
    await expect.poll(done, { timeout: FIRST_WRITE_MS, interval: 5 }).toBeGreaterThan(promoted);
    await expect.poll(readiness).toBe(200);
    await expect.poll(done).toBeGreaterThan(promoted + SOME);
    await endPrimary();
    await postgres.follow();
  }
  await Promise.all(people.map((person) => person.stop()));
  await expect
    .poll(() => people.map((person) => person.waiting()), { timeout: 90_000 })
    .toEqual(people.map(() => 0));
  for (const person of people) {
    person.end();
    const { did, stored } = await person.compare();
    expect(stored).toEqual(did);
  }
  expect(asked.filter(({ ms }) => ms > ANSWERED_MS)).toEqual([]);
  expect([...new Set(asked.map(({ status }) => status))].filter((status) => status !== 200).sort()).toEqual([
    503,
  ]);
});
