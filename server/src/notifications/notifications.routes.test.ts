import { addDays } from '@crisper/domain/calendar-date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a person is told of what expires soon and what just did, most urgent first', async () => {
  for (const [title, days] of [
    ['Rice', 6],
    ['Ham', 5],
    ['Milk', 0],
    ['Leek', 2],
  ] as const) {
    await server.addItem(ANA, { title, expiryDate: inDays(days) });
  }
  await server.addItem('bo@example.com', { title: 'Not hers', expiryDate: inDays(0) });
  // Food does not expire at once, and the past cannot be entered.
  for (const [title, days] of [
    ['Old soup', -1],
    ['Older soup', -15],
    ['Oldest soup', -16],
  ] as const) {
    const { _id } = await server.addItem(ANA, { title });
    await sql`update items set expiry_date = ${addDays(today, days)} where id = ${_id}`.execute(server.db);
  }
  const notifications = (await (await server.as(ANA)).get(`/notifications/${ANA}`)).json();
  expect(
    notifications.map(({ title, daysLeft, priority }: Record<string, unknown>) => [
      title,
      daysLeft,
      priority,
    ]),
  ).toEqual([
    ['Milk', 1, 'high'],
    ['Old soup', 0, 'high'],
    ['Leek', 3, 'medium'],
    ['Ham', 6, 'low'],
    ['Older soup', -14, 'low'],
  ]);
});

test('the address may be spelled in any case, but must be one', async () => {
  const ana = await server.as(ANA);
  expect((await ana.get('/notifications/Ana@Example.com')).statusCode).toBe(200);
  expect((await ana.get('/notifications/ana')).statusCode).toBe(422);
});

test('what was seen stays seen until it becomes more urgent', async () => {
  const bo = 'seen@example.com';
  const client = await server.as(bo);
  const seen = async () =>
    (await client.get(`/notifications/${bo}`))
      .json()
      .map(({ title, seen }: Record<string, unknown>) => [title, seen]);
  const ham = await server.addItem(bo, { title: 'Ham', expiryDate: inDays(5) });
  expect(await seen()).toEqual([['Ham', false]]);
  expect((await client.send('PUT', `/notifications/${bo}/seen`)).json()).toEqual({ success: true });
  expect(await seen()).toEqual([['Ham', true]]);

  await server.addItem(bo, { title: 'Leek', expiryDate: inDays(4) });
  expect(await seen()).toEqual([
    ['Leek', false],
    ['Ham', true],
  ]);
  await client.send('PUT', `/notifications/${bo}/seen`);
  await sql`update items set expiry_date = ${addDays(today, 0)} where id = ${ham._id}`.execute(server.db);
  expect(await seen()).toEqual([
    ['Ham', false],
    ['Leek', true],
  ]);
});
