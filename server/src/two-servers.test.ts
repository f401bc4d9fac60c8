import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '#testing/event-stream.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { type TestDatabase, testDatabase, urlOf } from '#testing/test-database.ts';
import { newItem } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
const GUESSES = 4;
let database: TestDatabase;
let dataDir: string;
let one: ServerProcess;
let two: ServerProcess;

beforeAll(async () => {
  database = await testDatabase({ empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  const env = {
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: dataDir,
    NIGHTLY_BACKUPS: 'off',
    LIMIT_LOGINS_PER_ACCOUNT: String(GUESSES),
  };
  // Both find an empty database at the same moment.
  [one, two] = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all([one?.end(), two?.end()]);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function call(server: ServerProcess, path: string, headers = {}, body?: unknown): Promise<Response> {
  return fetch(`${server.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signUp(email: string) {
  const answer = await call(one, '/auth/register', {}, { name: 'Ana', email, password: PASSWORD });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { accessToken } = (await answer.json()) as SignedIn;
  return { token: { authorization: `Bearer ${accessToken}` }, cookie: { cookie: cookie.join('; ') } };
}

/** The view of a visitor there: the newest item, and the number of items. */
async function look(server: ServerProcess, headers = {}) {
  const [page, summary] = await Promise.all([
    call(server, '/items?limit=16', headers).then((answer) => answer.json() as Promise<Item[]>),
    call(server, '/items/summary', headers).then((answer) => answer.json() as Promise<ItemSummary>),
  ]);
  return { newest: page[0]?.title, total: summary.total };
}

test('what is added through one its author sees on the other at once, and visitors in a moment', async () => {
  const { token } = await signUp('ana@example.com');
  const { total } = await look(two);
  for (const [place, title] of ['Milk', 'Cheese', 'Butter'].entries()) {
    const seen = { newest: title, total: total + place + 1 };
    expect((await call(one, '/items', token, newItem({ title }))).status).toBe(201);
    expect(await look(two, token)).toEqual(seen);
    expect(await look(one)).toEqual(seen);
    await expect.poll(() => look(two), { interval: 10 }).toEqual(seen);
  }
});

test('who follows one hears of what the other wrote, and then finds it on both', async () => {
  const { token } = await signUp('bo@example.com');
  const { total } = await look(two);
  const stream = await openEventStream(two.address);
  await expect.poll(() => stream.ids().length).toBe(1);
  for (const [place, title] of ['Eggs', 'Flour', 'Yeast'].entries()) {
    await call(one, '/items', token, newItem({ title }));
    await expect.poll(() => stream.ids().length, { interval: 1 }).toBe(place + 2);
    const seen = { newest: title, total: total + place + 1 };
    expect(await Promise.all([look(one), look(two)])).toEqual([seen, seen]);
  }
  stream.leave();
});

test('guesses count wherever they are made', async () => {
  const email = 'guessed@example.com';
  await signUp(email);
  const guess = async (server: ServerProcess) =>
    (await call(server, '/auth/login', {}, { email, password: 'Wrong words' })).status;
  const statuses = [];
  for (let n = 0; n < GUESSES + 2; n++) statuses.push(await guess(n % 2 ? one : two));
  expect(statuses).toEqual([...Array(GUESSES).fill(403), 429, 429]);
});

test('who signs out on one can write nothing on the other, and read nothing a moment later', async () => {
  const { token, cookie } = await signUp('cy@example.com');
  expect((await call(two, '/items?scope=mine', token)).status).toBe(200);
  expect((await call(one, '/auth/logout', { ...token, ...cookie }, {})).status).toBe(200);
  expect((await call(two, '/items', token, {})).status).toBe(401);
  await expect.poll(async () => (await call(two, '/items?scope=mine', token)).status).toBe(401);
  expect((await call(two, '/auth/refresh', cookie, {})).status).toBe(401);
});
