import { CATEGORIES } from '@crisper/domain/items/category.ts';
import { ITEM_STATUSES } from '@crisper/domain/items/item-list.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { fillFridge, openAccounts } from './fill.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await fillFridge(server.db, await openAccounts(server.db, 'Crisper1'), new Date());
});
afterAll(() => server.close());

const found = async (query: string) =>
  Number((await (await server.as(null)).get(`/items?${query}`)).headers['x-total-count']);

test('the demo kitchen has something of every category and in every state', async () => {
  expect(await found('')).toBe(120);
  for (const category of CATEGORIES) expect(await found(`category=${category}`)).toBeGreaterThan(10);
  for (const status of ITEM_STATUSES) expect(await found(`status=${status}`)).toBeGreaterThan(10);
});

test('it was filled over two weeks, by people who can sign in and have notes', async () => {
  const { weekAgo } = (await (await server.as(null)).get('/items/summary')).json();
  expect(weekAgo.total).toBeGreaterThan(30);
  const signedIn = await (await server.as(null)).send('POST', '/auth/login', {
    email: 'ana@example.com',
    password: 'Crisper1',
  });
  const ana = server.withToken(signedIn.json().accessToken);
  const items = (await ana.get('/my-items?email=ana@example.com')).json();
  expect(items.filter((item: object) => 'note' in item).length).toBeGreaterThan(3);
});
