import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHARE } from '#db/database.ts';
import { fillKitchen, letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const GIL = 'gil@example.com';
const CEM = 'cem@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Holds the kitchens, as a writer on another server does, until the returned function is called. */
const hold = (...kitchens: string[]) =>
  holdBy('select from kitchens where id = any($1) for update', [kitchens]);

async function holdBy(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const other = new pg.Client(server.connection);
  await other.connect();
  await other.query('begin');
  await other.query(statement, values);
  return async () => {
    await other.query('rollback');
    await other.end();
  };
}

/** The server's connections that wait for a lock. */
async function countWaiting(): Promise<number> {
  const other = new pg.Client(server.connection);
  await other.connect();
  const { rows } = await other.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await other.end();
  return rows[0].count;
}

const milks = (count: number) => ({
  intents: Array.from({ length: count }, () => ({
    id: randomUUIDv7(),
    kind: 'addItem',
    item: { id: randomUUIDv7(), title: 'Milk' },
  })),
});

async function sends(email: string, kitchens: string[], count: number) {
  const person = await server.as(email);
  return kitchens.map((kitchen) => person.send('POST', `/kitchens/${kitchen}/intents`, milks(count)));
}

/** A day of another person: reading and writing, in a kitchen of their own. */
async function liveOn(kitchen: string): Promise<number[]> {
  const bo = await server.as(BO);
  const statuses = [];
  for (let time = 0; time < 3; time++) {
    statuses.push((await bo.get(`/kitchens/${kitchen}/items`)).statusCode);
    statuses.push((await bo.send('POST', `/kitchens/${kitchen}/intents`, milks(1))).statusCode);
  }
  return statuses;
}

test('twelve requests into one kitchen take one connection, and others live on', async () => {
  const [kitchen, other] = [await startKitchen(server, ANA), await startKitchen(server, BO)];
  const release = await hold(kitchen);
  const sent = await sends(ANA, Array<string>(12).fill(kitchen), 100);
  await expect.poll(countWaiting).toBe(1);
  expect(new Set(await liveOn(other))).toEqual(new Set([200]));
  expect(await countWaiting()).toBe(1);
  await release();
  const answers = await Promise.all(sent);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  // The rest is more than one account does in a minute, or waited too long.
  for (const { statusCode, headers } of answers)
    if (statusCode !== 200) {
      expect([429, 503]).toContain(statusCode);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  const done = statuses.filter((status) => status === 200).length * 100;
  const { items } = (await (await server.as(ANA)).get(`/kitchens/${kitchen}/changes`)).json();
  expect(items.length).toBe(done);
});

test('an account in many kitchens has no more than its share of the connections', async () => {
  const email = 'dee@example.com';
  const kitchens = [];
  for (let n = 0; n < SHARE + 3; n++) kitchens.push(await startKitchen(server, email));
  const other = await startKitchen(server, BO);
  const release = await hold(...kitchens);
  const sent = await sends(email, kitchens, 1);
  await expect.poll(countWaiting).toBe(SHARE);
  expect(new Set(await liveOn(other))).toEqual(new Set([200]));
  expect(await countWaiting()).toBe(SHARE);
  await release();
  for (const { statusCode } of await Promise.all(sent)) expect([200, 503]).toContain(statusCode);
});

test('many people who write into one kitchen take one connection', async () => {
  const kitchen = await startKitchen(server, GIL);
  const people = Object.fromEntries(
    ['e', 'f', 'g', 'h'].map((name) => [`${name}@example.com`, 'member' as const]),
  );
  await fillKitchen(server, kitchen, { ...people, [GIL]: 'owner' });
  const other = await startKitchen(server, BO);
  const release = await hold(kitchen);
  const sent = (
    await Promise.all(Object.keys(people).map((email) => sends(email, [kitchen, kitchen], 1)))
  ).flat();
  await expect.poll(countWaiting).toBe(1);
  expect(new Set(await liveOn(other))).toEqual(new Set([200]));
  expect(await countWaiting()).toBe(1);
  await release();
  for (const { statusCode } of await Promise.all(sent)) expect([200, 503]).toContain(statusCode);
});

test('a person who was removed does not wait for the kitchen to be told so', async () => {
  const kitchen = await startKitchen(server, GIL);
  const cem = await letIn(server, kitchen, GIL, { email: CEM, role: 'member' });
  await (await server.as(GIL)).send('DELETE', `/kitchens/${kitchen}/members/${cem}`);
  const release = await hold(kitchen);
  const sent = await sends(GIL, [kitchen], 1);
  await expect.poll(countWaiting).toBe(1);
  const [refused] = await sends(CEM, [kitchen], 1);
  expect((await refused)?.json()).toMatchObject({ code: 'kitchen_not_found' });
  await release();
  await Promise.all(sent);
});

test('readers of one kitchen take two connections, and a person who was removed is told so meanwhile', async () => {
  const kitchen = await startKitchen(server, GIL);
  const removed = await letIn(server, kitchen, GIL, { email: 'dario@example.com', role: 'member' });
  await letIn(server, kitchen, GIL, { email: 'eva@example.com', role: 'member' });
  const [gil, dario, eva] = await Promise.all(
    [GIL, 'dario@example.com', 'eva@example.com'].map((email) => server.as(email)),
  );
  await gil?.send('DELETE', `/kitchens/${kitchen}/members/${removed}`);
  const other = await startKitchen(server, BO);
  const release = await holdBy('lock table known_names in access exclusive mode');
  const read = `/kitchens/${kitchen}/known-names`;
  const reading = [gil, gil, eva, eva].map((person) => person?.get(read));
  await expect.poll(countWaiting).toBe(2);
  expect((await dario?.get(read))?.json()).toMatchObject({ code: 'kitchen_not_found' });
  expect((await dario?.get(read.replace(kitchen, randomUUIDv7())))?.json()).toMatchObject({
    code: 'kitchen_not_found',
  });
  const statuses = [(await (await server.as(BO)).get(`/kitchens/${other}/items`)).statusCode];
  expect([statuses, await countWaiting()]).toEqual([[200], 2]);
  await release();
  for (const answer of await Promise.all(reading)) expect(answer?.statusCode).toBe(200);
});
