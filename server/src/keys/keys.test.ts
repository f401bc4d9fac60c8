import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newSecret } from '#calling/secrets.ts';
import { keyOf } from '#testing/keys.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const PASSWORD = 'Secret words';

let server: TestServer;
let flat: KitchenId;
beforeAll(async () => {
  server = await testServer({ LIMIT_REQUESTS_PER_KEY: '30' });
  flat = await startKitchen(server, ANA);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('program_keys').execute();
});
afterEach(() => vi.useRealTimers());

const ask = { name: 'Kitchen tablet', scope: 'look', kitchenId: null, lastDay: null };
const items = () => `/kitchens/${flat}/items`;
const asAna = () => server.as(ANA);

test('a key is shown once, and only its hash is kept', async () => {
  const ana = await asAna();
  const made = await ana.send('POST', '/account/keys', { ...ask, kitchenId: flat, lastDay: inDays(365) });
  expect(made.statusCode).toBe(201);
  const { key, ...told } = made.json();
  expect(key).toMatch(/^crp_[\w-]{43}$/);
  expect((await ana.get('/account/keys')).json()).toEqual([told]);
  expect(told).toMatchObject({
    name: 'Kitchen tablet',
    kitchenId: flat,
    lastDay: inDays(365),
    lastUsedAt: null,
  });
  const kept = JSON.stringify(await server.db.selectFrom('program_keys').selectAll().execute());
  expect(kept).not.toContain(key.slice(4));
  expect((await ana.get('/account/export')).json().keys).toEqual([told]);
  expect((await ana.get('/account/events')).json()[0].kind).toBe('key-made');
});

test.each([
  ['no name', { name: ' ' }],
  ['an unknown scope', { scope: 'all' }],
  ['a day in the past', { lastDay: inDays(-1) }],
  ['no such day', { lastDay: '2026-02-30' }],
])('a key with %s is refused', async (_, wrong) => {
  const answer = await (await asAna()).send('POST', '/account/keys', { ...ask, ...wrong });
  expect(answer.statusCode).toBe(422);
});

test('nobody makes a key for a kitchen of others', async () => {
  const others = await startKitchen(server, 'ben@example.com');
  const answer = await (await asAna()).send('POST', '/account/keys', { ...ask, kitchenId: others });
  expect(answer.statusCode).toBe(404);
});

test('an account has twenty keys at most, also when it asks for a thousand at the same time', async () => {
  const ana = await asAna();
  const made = await Promise.all(Array.from({ length: 1000 }, () => ana.send('POST', '/account/keys', ask)));
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect((await ana.get('/account/keys')).json()).toHaveLength(20);
  const reasons = made.filter(({ statusCode }) => statusCode !== 201).map((refused) => refused.json().code);
  expect([...new Set(reasons)].sort()).toEqual(['too_busy', 'too_many_keys']);
});

test('a thousand keys that nobody made open nothing, and a good one works beside them', async () => {
  const program = server.withToken(await keyOf(server, ANA, { scope: 'look' }));
  const guesses = Array.from({ length: 1000 }, () => server.withToken(`crp_${newSecret()}`).get(items()));
  expect((await program.get(items())).statusCode).toBe(200);
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer.json().code !== 'invalid_token')).toEqual([]);
});

test('a key works for as long as its person wants, and not a moment longer', async () => {
  const browser = server.browser();
  const email = `${crypto.randomUUID()}@example.com`;
  await browser.register(email, PASSWORD);
  const { kitchenId } = (await browser.send('POST', '/kitchens', { name: 'Flat' })).json();
  const { key, id } = (await browser.send('POST', '/account/keys', ask)).json();
  const program = server.withToken(key);
  const page = server.withToken(browser.accessToken ?? '');
  const work = async () => [
    (await program.get(`/kitchens/${kitchenId}/today`)).statusCode === 200,
    (await page.send('POST', '/verify-token')).json().valid,
  ];
  expect(await work()).toEqual([true, true]);
  const madeAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const minutes of [11, 24 * 60 + 1]) {
    vi.setSystemTime(madeAt + minutes * 60_000);
    expect(await work()).toEqual([true, false]);
  }
  vi.setSystemTime(madeAt);
  expect(await work()).toEqual([true, true]);
  expect((await browser.send('POST', '/auth/logout', {})).statusCode).toBeLessThan(300);
  expect(await work()).toEqual([true, false]);

  const others = await (await server.as('ben@example.com')).send('DELETE', `/account/keys/${id}`);
  expect(others.statusCode).toBe(200);
  expect(await work()).toEqual([true, false]);
  await browser.login(email, PASSWORD);
  await browser.send('DELETE', `/account/keys/${id}`);
  const ended = await program.get(`/kitchens/${kitchenId}/today`);
  expect([ended.statusCode, ended.json().code]).toEqual([401, 'invalid_token']);
});

test('a key opens a kitchen no longer than its person is in it, and does no more there than its person may', async () => {
  const ben = 'ben@example.com';
  const benId = await letIn(server, flat, ANA, { email: ben, role: 'member' });
  const [ana, own] = [await asAna(), await startKitchen(server, ben, 'Allotment')];
  const program = server.withToken(await keyOf(server, ben, { scope: 'do' }));
  const add = () => program.send('POST', `/kitchens/${flat}/lines`, { text: 'leeks' });
  expect((await add()).statusCode).toBe(201);
  await ana.send('PATCH', `/kitchens/${flat}/members/${benId}`, { role: 'guest' });
  const refused = await add();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed_here']);
  expect((await program.get(items())).statusCode).toBe(200);
  await (await server.as(ben)).send('DELETE', `/kitchens/${flat}/members/${benId}`);
  const gone = await program.get(items());
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'kitchen_not_found']);
  expect((await program.get(`/kitchens/${own}/today`)).statusCode).toBe(200);
});

test('when a key was used is written down, once a minute at most', async () => {
  const program = server.withToken(await keyOf(server, ANA, { scope: 'look' }));
  const lastUsed = async () => (await (await asAna()).get('/account/keys')).json()[0].lastUsedAt;
  expect(await lastUsed()).toBeNull();
  await program.get(items());
  const first = await lastUsed();
  expect(first).not.toBeNull();
  await program.get(items());
  expect(await lastUsed()).toBe(first);
});

test('a key works on its last day, where its person is', async () => {
  const key = await keyOf(server, ANA, { scope: 'look', lastDay: inDays(0) });
  expect((await server.withToken(key).get(items())).statusCode).toBe(200);
});

test('what a program did is told with its name, and only where the person did not do it', async () => {
  const program = server.withToken(await keyOf(server, ANA, { scope: 'do' }));
  const added = await program.send('POST', items(), newItem());
  expect(added.statusCode).toBe(201);
  const { insertedId } = added.json();
  const eaten = { id: crypto.randomUUID(), kind: 'finishItem', itemId: insertedId, outcome: 'eaten' };
  await (await asAna()).send('POST', `/kitchens/${flat}/intents`, { intents: [eaten] });
  const history = (await program.get(`${items()}/${insertedId}/events`)).json();
  expect(history.map(({ kind, program: by }: Record<string, unknown>) => [kind, by])).toEqual([
    ['item-eaten', null],
    ['item-added', 'Kitchen tablet'],
  ]);
});

test.each(['token', 'access_token', 'key'])('a key in a URL as %s is refused with a reason', async (name) => {
  const key = await keyOf(server, ANA, { scope: 'look' });
  for (const [method, url] of [
    ['GET', `/api${items()}`],
    ['POST', '/mcp'],
  ] as const) {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await server.app.inject({ method, url: `${url}?${name}=${key}`, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'key_in_url']);
    expect(answer.json().message).toContain('Authorization: Bearer');
  }
});

test('a key has a limit of its own', async () => {
  const program = server.withToken(await keyOf(server, ANA, { scope: 'look' }));
  const answers = await Promise.all(Array.from({ length: 34 }, () => program.get(items())));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await (await asAna()).get(items())).statusCode).toBe(200);
});

test.each([
  ['stay where nothing is said', undefined, 1],
  ['end where the person wants that', true, 0],
])('with a new password, keys %s', async (_, endKeys, left) => {
  const browser = server.browser();
  const email = `${crypto.randomUUID()}@example.com`;
  await browser.register(email, PASSWORD);
  await browser.send('POST', '/account/keys', ask);
  const changed = await browser.send('POST', '/account/password', {
    ...{ currentPassword: PASSWORD, newPassword: 'Other secret words', endKeys },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await browser.send('GET', '/account/keys')).json()).toHaveLength(left);
});

const url = 'https://hooks.example/hook';
test.each<[string, string, (kitchenId: KitchenId) => string, object]>([
  ['key', 'POST', () => '/account/keys', ask],
  ['webhook', 'POST', (id) => `/kitchens/${id}/webhooks`, { url, types: ['food.added'] }],
  ['topic', 'PUT', () => '/account/reminders/ntfy', { url }],
])('a %s that is asked for before a reset is refused after it', async (_, method, path, body) => {
  const browser = server.browser();
  const email = `${crypto.randomUUID()}@example.com`;
  await browser.register(email, PASSWORD);
  const { kitchenId } = (await browser.send('POST', '/kitchens', { name: 'Flat' })).json();
  // The reset has locked what it ends, and ended the sessions, when the request comes.
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const reset = server.db.transaction().execute(async (tx) => {
    await sql`select from accounts where email = ${email} for update`.execute(tx);
    await sql`select from kitchens where id = ${kitchenId} for update`.execute(tx);
    await sql`delete from sessions where account_id = (select id from accounts where email = ${email})`.execute(
      tx,
    );
    isLocked();
    await committed;
  });
  await locked;
  const asked = browser.send(method, path(kitchenId), body);
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
  await expect.poll(async () => (await waiting.execute(server.db)).rows[0]?.count).toBeGreaterThan(0);
  commit();
  await reset;
  expect((await asked).statusCode).toBe(401);
});

test.each(['look', 'do'] as const)(
  'a key to %s is told nothing about the people of a kitchen',
  async (scope) => {
    const cards = async (get: (path: string) => Promise<{ json(): unknown }>) =>
      (await get('/kitchens')).json() as { members: { count: number; faces: unknown[] } }[];
    const ana = await asAna();
    expect((await cards((path) => ana.get(path)))[0]?.members.faces).toHaveLength(1);
    const program = server.withToken(await keyOf(server, ANA, { scope }));
    expect((await cards((path) => program.get(path)))[0]?.members).toEqual({ count: 1, faces: [] });
  },
);

test('keys end with the account', async () => {
  const email = 'leaver@example.com';
  const key = await keyOf(server, email, { scope: 'look' });
  expect((await server.withToken(key).get('/kitchens')).statusCode).toBe(200);
  await (await server.as(email)).send('DELETE', '/account', {});
  expect((await server.withToken(key).get('/kitchens')).statusCode).toBe(401);
  expect(await server.db.selectFrom('program_keys').selectAll().execute()).toEqual([]);
});
