import { afterAll, beforeAll, expect, test } from 'vitest';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  await server.addItem(ANA, { title: 'Milk' });
});
afterAll(() => server.close());

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('visitors are answered from memory as long as nothing was written, headers and all', async () => {
  const visitor = await server.as(null);
  const first = await visitor.get('/items?limit=1');
  // Behind everybody's back, which the product itself never does.
  await server.db.updateTable('items').set({ title: 'Oat milk' }).execute();
  const second = await visitor.get('/items?limit=1');
  expect(second.json()).toEqual(first.json());
  const { 'x-request-id': _, date: __, ...headers } = second.headers;
  expect(first.headers).toMatchObject(headers);
  expect((await visitor.get('/items?limit=2')).json()).toMatchObject([{ title: 'Oat milk' }]);
  await server.addItem(ANA, { title: 'Butter' });
  expect(titles((await visitor.get('/items?limit=2')).json())).toEqual(['Butter', 'Oat milk']);
});

test('another day or a call that makes no sense is another question', async () => {
  const visitor = await server.as(null);
  const here = await visitor.get('/items', { 'time-zone': 'Pacific/Kiritimati' });
  const there = await visitor.get('/items', { 'time-zone': 'Pacific/Pago_Pago' });
  expect(here.headers.etag).not.toBe(there.headers.etag);
  expect((await visitor.get('/items', { 'time-zone': 'Mars/Olympus' })).statusCode).toBe(422);
  expect((await visitor.get('/items?page=none')).statusCode).toBe(422);
});

test('what another server wrote its author sees at once, and visitors within a moment', async () => {
  const other = await server.sibling();
  const ana = await server.as(ANA);
  const visitor = await server.as(null);
  await visitor.get('/items?search=cheese');
  const token = await server.tokens.sign(await server.signUp(ANA));
  const headers = { authorization: `Bearer ${token}` };
  await other.inject({ method: 'POST', url: '/api/items', headers, payload: newItem({ title: 'Cheese' }) });
  expect(titles((await ana.get('/items?search=cheese')).json())).toEqual(['Cheese']);
  await expect
    .poll(async () => titles((await visitor.get('/items?search=cheese')).json()))
    .toEqual(['Cheese']);
  await other.close();
});
