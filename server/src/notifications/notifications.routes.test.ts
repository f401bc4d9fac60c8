import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a person is told of what just expired, the latest first, then of what expires soon', async () => {
  for (const [title, days] of [
    ['Rice', 6],
    ['Ham', 5],
    ['Milk', 0],
    ['Leek', 2],
  ] as const) {
    await server.addItem(ANA, { title, expiryDate: inDays(days) });
  }
  await server.addItem('bo@example.com', { title: 'Not hers', expiryDate: inDays(0) });
  // Items do not expire at once, and a past date cannot be entered.
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
    ['Old soup', -1, 'high'],
    ['Older soup', -15, 'high'],
    ['Milk', 0, 'high'],
    ['Leek', 2, 'medium'],
    ['Ham', 5, 'low'],
  ]);
});

test.each([
  ['what expired', -1, { status: 'recently-expired', sort: 'expiry-latest' }],
  ['what expires soon', 1, { status: 'nearly-expired', sort: 'expiry-soonest' }],
])('of one day, %s is in the order of the list of items', async (_, ahead, query) => {
  const email = `same-day-${query.status}@example.com`;
  for (const title of ['Milk', 'Eggs', 'Fish']) {
    const { _id } = await server.addItem(email, { title });
    await sql`update items set expiry_date = ${addDays(today, ahead)} where id = ${_id}`.execute(server.db);
  }
  const client = await server.as(email);
  const listed = (await client.get(`/items?${new URLSearchParams({ scope: 'mine', ...query })}`)).json();
  const told = (await client.get(`/notifications/${email}`)).json();
  expect(told).toHaveLength(3);
  expect(told.map(({ itemId }: Record<string, unknown>) => itemId)).toEqual(
    listed.map(({ _id }: Record<string, unknown>) => _id),
  );
});

test('days are counted where the reader is', async () => {
  const email = 'traveller@example.com';
  await server.addItem(email, { title: 'Milk', expiryDate: inDays(2) });
  const client = await server.as(email);
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const told = await Promise.all(
    zones.map(async (zone) => (await client.get(`/notifications/${email}`, { 'time-zone': zone })).json()),
  );
  const expected = zones.map((zone) => daysLeft(inDays(2), dateAt(new Date(), zone as TimeZone)));
  expect(told.map(([milk]) => milk.daysLeft)).toEqual(expected);
});

test('someone with very much that expired is still told of what is to be eaten', async () => {
  const email = 'many@example.com';
  const { _id } = await server.addItem(email, { title: 'Soup' });
  await sql`update items set expiry_date = ${addDays(today, -3)} where id = ${_id}`.execute(server.db);
  await sql`
    insert into items (kitchen_id, id, added_by, title, category, quantity, expiry_date, description, status, added_at)
    select kitchen_id, gen_random_uuid(), added_by, title, category, quantity, expiry_date, '', status, added_at
    from items cross join generate_series(1, 250) where id = ${_id}
  `.execute(server.db);
  await server.addItem(email, { title: 'Milk', expiryDate: inDays(0) });
  const told = (await (await server.as(email)).get(`/notifications/${email}`)).json();
  expect(told).toHaveLength(200);
  expect(told.at(-1)).toMatchObject({ title: 'Milk', daysLeft: 0 });
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
