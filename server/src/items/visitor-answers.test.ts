import { afterAll, beforeAll, expect, test } from 'vitest';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await testServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.addItem(ANA, { title: 'Milk' });
});
afterAll(() => server.close());

/** Over the network, because a cached response is sent before the app sees the request. */
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/api${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

async function titles(path: string): Promise<string[]> {
  const items = (await (await visit(path)).json()) as { title: string }[];
  return items.map(({ title }) => title);
}

/** Bypasses the product's writer, which the product itself never does. */
const rename = (title: string) => server.db.updateTable('items').set({ title }).execute();

test('visitors are answered from memory as long as nothing was written, headers and all', async () => {
  const first = await visit('/items?limit=1');
  await rename('Oat milk');
  const second = await visit('/items?limit=1');
  expect(await second.text()).toBe(await first.text());
  const [before, after] = [first, second].map(({ headers }) => {
    const { date, 'x-request-id': id, ...rest } = Object.fromEntries(headers);
    return rest;
  });
  expect(after).toEqual(before);
  expect(await titles('/items?limit=2')).toEqual(['Oat milk']);
  await server.addItem(ANA, { title: 'Butter' });
  expect(await titles('/items?limit=2')).toEqual(['Butter', 'Oat milk']);
});

test('who has the page already is told so, until something was written', async () => {
  const etag = (await visit('/items?limit=3')).headers.get('etag') ?? '';
  const again = await visit('/items?limit=3', { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await server.addItem(ANA, { title: 'Eggs' });
  expect((await visit('/items?limit=3', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['br', 'gzip', 'zstd'])('who asks again and takes %s alone gets it in that', async (encoding) => {
  for (let at = 0; at < 10; at += 1) await server.addItem(ANA, { title: `Jar ${at}` });
  const plain = await visit('/items?limit=10');
  const text = await plain.text();
  const answers = await Promise.all(
    [1, 2, 3].map(() => visit('/items?limit=10', { 'accept-encoding': encoding })),
  );
  for (const answer of answers) {
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(answer.headers.get('x-request-id')).toBeNull();
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 3);
    expect(await answer.text()).toBe(text);
  }
  const other = await visit('/items?limit=10');
  expect([other.headers.get('content-encoding'), await other.text()]).toEqual([null, text]);
});

test('an answer that fits into one packet is sent again as it is', async () => {
  await visit('/items/summary');
  const again = await visit('/items/summary', { 'accept-encoding': 'gzip, br' });
  expect([again.headers.get('x-request-id'), again.headers.get('content-encoding')]).toEqual([null, null]);
});

test('another day or a call that makes no sense is another question', async () => {
  const here = await visit('/items', { 'time-zone': 'Pacific/Kiritimati' });
  const there = await visit('/items', { 'time-zone': 'Pacific/Pago_Pago' });
  expect(here.headers.get('etag')).not.toBe(there.headers.get('etag'));
  expect((await visit('/items', { 'time-zone': 'Mars/Olympus' })).status).toBe(422);
  expect((await visit('/items?page=none')).status).toBe(422);
});

test('nobody who shows a token is answered with what visitors see', async () => {
  await visit('/items?limit=4');
  expect((await visit('/items?limit=4', { authorization: 'Bearer of.bad.news' })).status).toBe(401);
  const ana = await server.as(ANA);
  await rename('Rice');
  expect((await ana.get('/items?limit=1')).json()).toMatchObject([{ title: 'Rice' }]);
});

test('kept answers are counted like all others', async () => {
  await visit('/items?limit=5');
  const counted = async () => {
    const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
    const line = lines.find((text) => /_count\{method="GET",route="\/api\/items",status="200"\}/.test(text));
    return Number(line?.split(' ').at(-1));
  };
  const before = await counted();
  await visit('/items?limit=5');
  expect(await counted()).toBe(before + 1);
});

test('what another server wrote its author sees at once, and visitors within a moment', async () => {
  const other = await server.sibling();
  const ana = await server.as(ANA);
  await visit('/items?search=cheese');
  const token = await server.tokens.sign(await server.signUp(ANA));
  const headers = { authorization: `Bearer ${token}` };
  await other.inject({ method: 'POST', url: '/api/items', headers, payload: newItem({ title: 'Cheese' }) });
  expect((await ana.get('/items?search=cheese')).json()).toMatchObject([{ title: 'Cheese' }]);
  await expect.poll(() => titles('/items?search=cheese')).toEqual(['Cheese']);
  await other.close();
});
