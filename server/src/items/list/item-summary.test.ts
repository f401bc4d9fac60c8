import { addDays } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recount } from '#testing/many-items.ts';
import { inDays, newItem, type TestServer, testServer, today } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ANA = 'ana@example.com';
const BO = 'bo@example.com';

async function summary(email: string | null, query = '') {
  return (await (await server.as(email)).get(`/items/summary${query}`)).json();
}

/** As if the change had been made that many days ago. */
async function backdateChanges(days: number): Promise<void> {
  await sql`update item_events set happened_at = happened_at - ${days}::int * interval '1 day'`.execute(
    server.db,
  );
}

test('counts all items or one’s own, now and a week ago', async () => {
  const old = await server.addItem(ANA, { expiryDate: inDays(0) });
  await server.addItem(BO, { expiryDate: inDays(5) });
  await server.addItem(BO, { expiryDate: inDays(6) });
  await backdateChanges(8);
  const before = { total: 3, expired: 0, nearlyExpired: 0, fresh: 3 };
  expect(await summary(null)).toEqual({ total: 3, expired: 0, nearlyExpired: 2, fresh: 1, weekAgo: before });

  await (await server.as(ANA)).send('DELETE', `/items/${old._id}`);
  await server.addItem(ANA, { expiryDate: inDays(1) });
  expect(await summary(null)).toEqual({ total: 3, expired: 0, nearlyExpired: 2, fresh: 1, weekAgo: before });
  expect(await summary(ANA, '?scope=mine')).toEqual({
    total: 1,
    expired: 0,
    nearlyExpired: 1,
    fresh: 0,
    weekAgo: { total: 1, expired: 0, nearlyExpired: 0, fresh: 1 },
  });
  expect((await (await server.as(null)).get('/items/summary?scope=mine')).statusCode).toBe(401);
});

test('the kept counts are those of a recount, whatever was done and at once', async () => {
  const people = await Promise.all([server.as(ANA), server.as(BO)]);
  const listed = await Promise.all(
    [ANA, BO].map(async (email, index) => (await people[index]?.get(`/my-items?email=${email}`))?.json()),
  );
  const known: string[][] = listed.map((items) => items.map(({ _id }: { _id: string }) => _id));
  const step = fc.record({
    person: fc.nat(1),
    action: fc.constantFrom('add', 'add', 'update', 'remove'),
    pick: fc.nat(),
    category: fc.constantFrom(...CATEGORIES),
    days: fc.integer({ min: 0, max: 9 }),
  });
  const steps = fc.sample(step, { numRuns: 120, seed: 7 });
  for (let start = 0; start < steps.length; start += 8) {
    await Promise.all(
      steps.slice(start, start + 8).map(async ({ person, action, pick, category, days }) => {
        const body = newItem({ category, expiryDate: addDays(today, days) });
        const own = known[person] ?? [];
        const id = own[pick % Math.max(own.length, 1)];
        if (action === 'add' || !id) {
          own.push((await people[person]?.send('POST', '/items', body))?.json().insertedId);
        } else if (action === 'update') await people[person]?.send('PUT', `/items/${id}`, body);
        else await people[person]?.send('DELETE', `/items/${id}`);
      }),
    );
  }
  const { kept, recounted } = await recount(server.db);
  expect(kept).toEqual(recounted);
  expect(await sql`select 1 from item_counts where count < 0`.execute(server.db)).toMatchObject({ rows: [] });
});

test('a week ago is right though events that are settled are read once', async () => {
  await server.addItem(ANA, { expiryDate: inDays(2) });
  await sql`update item_events set happened_at = happened_at - interval '2 hours'`.execute(server.db);
  const before = await summary(null);
  // Nothing else can have the events by now: without them, only what was read before tells of them.
  await sql`delete from item_events where happened_at < now() - interval '1 hour'`.execute(server.db);
  await server.addItem(ANA, { expiryDate: inDays(3) });
  const after = await summary(null);
  expect(after.total).toBe(before.total + 1);
  expect(after.weekAgo).toEqual(before.weekAgo);
  await server.addItem(ANA, { expiryDate: inDays(3) });
  expect((await summary(null)).weekAgo).toEqual(before.weekAgo);
});
