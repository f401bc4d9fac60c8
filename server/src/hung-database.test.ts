import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/database.ts';
import { liftLimit } from '#db/limit.ts';
import { type HangingWay, openWay } from '#testing/hanging-way.ts';
import { testDatabase } from '#testing/test-database.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

/** Every request is answered within this. */
const ANSWERED_MS = 15_000;

let way: HangingWay;
let server: TestServer;
beforeAll(async () => {
  const database = await testDatabase();
  way = await openWay(database.connection);
  const db = connect({ ...way.connection, max: 4 }, () => {});
  server = await testServer(
    { LOG_LEVEL: 'error' },
    {
      db,
      connection: way.connection,
      async drop() {
        await db.destroy();
        await way.close();
        await database.drop();
      },
    },
  );
});
afterAll(() => server.close());

async function timed<T>(work: Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now();
  const answer = await work;
  return { ms: performance.now() - start, answer };
}

test('while the database hangs, each request is answered in time; then all is well', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const authorization = `Bearer ${await server.tokens.sign(await server.signUp('ana@example.com'))}`;
  const get = (path: string) => fetch(`${address}/api${path}`, { headers: { authorization } });
  const add = () =>
    fetch(`${address}/api/items`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(newItem()),
    });
  expect((await add()).status).toBe(201);
  expect((await get('/ready')).status).toBe(200);

  way.hang();
  // More than there are connections.
  const asked = Array.from({ length: 12 }, (_, at) => timed(at % 2 ? add() : get('/kitchens')));
  for (const { ms, answer } of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(ms).toBeLessThan(ANSWERED_MS);
  }
  way.goOn();
  await expect.poll(async () => (await get('/ready')).status).toBe(200);
  await expect.poll(async () => (await add()).status).toBe(201);
});

test('readiness is answered at once, and the log says why it is not', async () => {
  const lines: string[] = [];
  const sibling = await server.sibling({ logTo: { write: (line) => void lines.push(line) } });
  const ready = () => sibling.inject('/api/ready');
  expect((await ready()).statusCode).toBe(200);
  way.hang();
  const { ms, answer } = await timed(ready());
  way.goOn();
  expect(answer.statusCode).toBe(503);
  // A second, on a machine that may be busy.
  expect(ms).toBeLessThan(3000);
  expect(lines.join()).toContain('did not take a write within 800 ms');
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
  await sibling.close();
});

test('work that may take long does not have the limit of a statement, and what follows on its connection does', async () => {
  const db = connect({ ...way.connection, max: 1 }, () => {});
  await db.transaction().execute(async (tx) => {
    await liftLimit(tx);
    await sql`select pg_sleep(13)`.execute(tx);
  });
  const slow = await timed(sql`select pg_sleep(60)`.execute(db).catch((error: Error) => error.message));
  expect(slow.answer).toMatch(/statement timeout/);
  way.hang();
  await expect(sql`select 1`.execute(db)).rejects.toThrow('the database did not answer');
  way.goOn();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
