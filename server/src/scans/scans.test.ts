import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { keyOf } from '#testing/keys.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const YOGHURT = '5000169005279';
let server: TestServer;
let flat: KitchenId;
let scanner: Client;
let act: ReturnType<typeof actsIn>;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000', LIMIT_REQUESTS_PER_KEY: '100000' });
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  flat = await startKitchen(server, ANA);
  act = actsIn(flat, await server.as(ANA));
  scanner = server.withToken(await keyOf(server, ANA, { scope: 'do', kitchenId: flat, name: 'Wall' }));
});
afterAll(() => server.close());

const scan = (code: string, said: string, headers: Record<string, string> = {}) =>
  scanner.send('POST', `/kitchens/${flat}/scans`, { code, act: said }, headers);
/** As if the pack had been away for a while. */
const later = () => server.db.deleteFrom('throttles').where('key', 'like', 'scan:%').execute();
const putIn = (fields: object, seen = true) =>
  act({
    kind: 'addItem',
    item: { id: crypto.randomUUID(), title: 'Yoghurt', amount: 150, unit: 'g', category: 'Dairy', ...fields },
    ...(seen && { seen: { as: `gtin:0${YOGHURT}` } }),
  });
interface Shown {
  _id: string;
  amount: number;
  expiryDate: string | null;
}
const items = async (): Promise<Shown[]> =>
  (await (await server.as(ANA)).get(`/kitchens/${flat}/items?limit=100`)).json();
const versionOf = async () => (await (await server.as(ANA)).get(`/kitchens/${flat}`)).json().version;

test('a pack is added as the kitchen knows it, and is told as done by the scanner', async () => {
  await putIn({ place: 'fridge', labelDate: inDays(3) });
  const answer = await scan(`${YOGHURT}\r\n`, 'added');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    ...{ outcome: 'done', title: 'Yoghurt' },
    food: { amount: 150, unit: 'g', place: 'fridge', certainty: 'estimated' },
  });
  const { food } = answer.json();
  const [event] = (await (await server.as(ANA)).get(`/kitchens/${flat}/items/${food.id}/events`)).json();
  expect(event).toMatchObject({ kind: 'item-added', program: 'Wall' });
});

test.each([
  ['en', 180],
  ['fr', 5],
])('raisins are kept as what a page in %s calls so', async (language, days) => {
  await putIn({ title: 'Raisins', category: 'Others', unit: 'g' });
  const { food } = (await scan(YOGHURT, 'added', { language })).json();
  expect(food).toMatchObject({ lastDay: inDays(days), certainty: 'estimated' });
});

test('the day and the weight of the code go with it', async () => {
  await putIn({});
  const day = inDays(4).replaceAll('-', '').slice(2);
  const answer = await scan(`]C1010${YOGHURT}17${day}3103000250`, 'added');
  expect(answer.json().food).toMatchObject({ amount: 250, unit: 'g', lastDay: inDays(4), certainty: 'said' });
});

test.each([
  ['eaten', 'item-eaten'],
  ['thrown-away', 'item-wasted'],
])('of what is there, the one that is due first is %s, and that can be undone', async (said, kind) => {
  for (const days of [9, 2, 5]) await putIn({ labelDate: inDays(days) });
  await putIn({ title: 'Quark', labelDate: inDays(1) }, false);
  const { event, ...answer } = (await scan(YOGHURT, said)).json();
  expect(answer).toEqual({ outcome: 'done', title: 'Yoghurt', food: null });
  expect((await items()).map(({ expiryDate }) => expiryDate).sort()).toEqual(
    [inDays(1), inDays(5), inDays(9)].sort(),
  );
  const stored = await server.db
    .selectFrom('item_events')
    .select('kind')
    .where('id', '=', event)
    .executeTakeFirst();
  expect(stored?.kind).toBe(kind);
  expect(await act({ kind: 'undo', event })).toMatchObject([{ outcome: 'done' }]);
  expect(await items()).toHaveLength(4);
});

test('of several packs in one, one is eaten', async () => {
  await putIn({});
  await act({ kind: 'removeItem', itemId: (await items())[0]?._id });
  await putIn({ amount: 600 }, false);
  expect((await scan(YOGHURT, 'eaten')).json()).toMatchObject({ outcome: 'done', food: { amount: 450 } });
});

test('what is closed is opened before what is open', async () => {
  await putIn({ labelDate: inDays(2) });
  await putIn({ labelDate: inDays(8) });
  const first = (await scan(YOGHURT, 'opened')).json();
  await later();
  const second = (await scan(YOGHURT, 'opened')).json();
  expect([first.outcome, second.outcome]).toEqual(['done', 'done']);
  expect(first.food.id).not.toBe(second.food.id);
});

test.each([
  ['that nobody has named', YOGHURT, 'added', 404, 'code_unknown'],
  ['that nobody has named', YOGHURT, 'eaten', 404, 'code_unknown'],
  ['that lacks a digit', '500016900527', 'eaten', 422, 'invalid_input'],
  ['that is none', 'hello', 'eaten', 422, 'invalid_input'],
  ['that is empty', ' ', 'eaten', 422, 'invalid_input'],
  ['that is too long', '1'.repeat(501), 'eaten', 422, 'invalid_input'],
  ['with an act that nobody knows', YOGHURT, 'boiled', 422, 'invalid_input'],
])('a code %s is refused in words, and nothing is written', async (_, code, said, status, reason) => {
  const before = await versionOf();
  const answer = await scan(code, said);
  expect([answer.statusCode, answer.json().code]).toEqual([status, reason]);
  expect(answer.json().message).not.toBe('');
  expect(await versionOf()).toBe(before);
});

test('what is not there is not eaten', async () => {
  await putIn({});
  await scan(YOGHURT, 'eaten');
  await later();
  const answer = await scan(YOGHURT, 'eaten');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'code_not_here']);
});

test('a scanner that sends one code fifty times at once is counted once a second, and told so', async () => {
  const packs = 20;
  for (let days = 1; days <= packs; days++) await putIn({ labelDate: inDays(days) });
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 50 }, () => scan(YOGHURT, 'eaten')));
  const atMost = 1 + Math.floor((performance.now() - began) / 1000);
  const done = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThanOrEqual(atMost);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(50 - done);
  expect(refused[0]?.json().code).toBe('scanned_just_now');
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(await items()).toHaveLength(packs - done);
});

test('another code, and the same in another kitchen, are other scans', async () => {
  await putIn({});
  await scan(YOGHURT, 'added');
  const other = await scan('96385074', 'added');
  expect(other.json().code).toBe('code_unknown');
  const allotment = await startKitchen(server, ANA, 'Allotment');
  const ana = await server.as(ANA);
  await actsIn(
    allotment,
    ana,
  )({
    kind: 'addItem',
    item: { id: crypto.randomUUID(), title: 'Yoghurt' },
    seen: { as: `gtin:0${YOGHURT}` },
  });
  const body = { code: YOGHURT, act: 'added' };
  expect((await ana.send('POST', `/kitchens/${allotment}/scans`, body)).statusCode).toBe(200);
});

test('the same request sent again is the same scan, however soon', async () => {
  for (const days of [1, 2]) await putIn({ labelDate: inDays(days) });
  const headers = { 'idempotency-key': 'scan-17' };
  const first = (await scan(YOGHURT, 'eaten', headers)).json();
  const again = await scan(YOGHURT, 'eaten', headers);
  expect(again.json()).toEqual({ ...first, outcome: 'already' });
  expect(await items()).toHaveLength(1);
});
