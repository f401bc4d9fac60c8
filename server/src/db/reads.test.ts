import { randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '#testing/event-stream.ts';
import { type ReplicatedDatabase, replicatedDatabase } from '#testing/replicated-database.ts';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { connect } from './database.ts';

const ANA = 'ana@example.com';
let database: ReplicatedDatabase;
let server: TestServer;
let visitor: Client;
let ana: Client;

beforeAll(async () => {
  database = await replicatedDatabase();
  server = await testServer({}, database);
  visitor = await server.as(null);
  ana = await server.as(ANA);
  await server.addItem(ANA, { title: 'Milk' });
});
afterAll(() => server.close());

/** Another page each time, so that no response is cached. */
let asked = 0;
const freshPage = () => `/items?limit=100&n=${asked++}`;
const titles = async (client: Client, path = freshPage()) =>
  (await client.get(path)).json().map(({ title }: { title: string }) => title);

/** Which database responds: the replica may need a moment to follow. */
async function answeredBy(client: Client, path: string): Promise<string> {
  const before = { ...database.asked };
  expect((await client.get(path)).statusCode).toBe(200);
  if (database.asked.primary > before.primary) return 'primary';
  return database.asked.replica > before.replica ? 'replica' : 'nobody';
}
const untilFollowed = () => expect.poll(() => answeredBy(visitor, freshPage())).toBe('replica');

test.each(['/items', '/items/summary', '/items/upcoming'])(
  'visitors’ requests for %s go to the replica, those of signed-in people to the primary',
  async (path) => {
    await untilFollowed();
    const own = `${path}?n=${asked++}`;
    expect(await answeredBy(visitor, own)).toBe('replica');
    expect(await answeredBy(ana, own)).toBe('primary');
  },
);

test('an item and its picture come from the replica, a picture that it lacks from the primary', async () => {
  const { _id } = await server.addItem(ANA);
  await untilFollowed();
  expect(await answeredBy(visitor, `/items/${_id}`)).toBe('replica');
  expect((await visitor.get(`/items/${randomUUIDv7()}`)).statusCode).toBe(404);
  const { accountId } = await server.signUp(ANA);
  const id = randomUUIDv7();
  await database.pause();
  await server.db
    .insertInto('pictures')
    .values({
      id,
      owner_id: accountId,
      hash: 'x'.repeat(43),
      bytes: Buffer.from('bytes'),
      created_at: new Date(),
    })
    .execute();
  expect(await answeredBy(visitor, `/pictures/${id}.webp`)).toBe('primary');
  await database.resume();
  await expect.poll(() => answeredBy(visitor, `/pictures/${id}.webp`)).toBe('replica');
});

test('while the replica lags, nobody sees less than they were told of', async () => {
  await untilFollowed();
  const followed = await openEventStream(server.app);
  await expect.poll(() => followed.ids().length).toBe(1);
  await database.pause();
  await server.addItem(ANA, { title: 'Cheese' });
  await expect.poll(() => followed.ids().length).toBe(2);
  const page = await visitor.get('/items');
  expect(page.headers.etag).toContain(`"${followed.ids().at(-1)}.`);
  expect(page.json()[0].title).toBe('Cheese');
  expect(await answeredBy(visitor, freshPage())).toBe('primary');
  await database.resume();
  await untilFollowed();
  expect((await visitor.get('/items')).json()).toEqual(page.json());
  followed.leave();
});

test('a page is never older than its label, however the replica stops and goes', async () => {
  const before = await visitor.get(freshPage());
  const versionOf = (etag: unknown) => Number(/"(\d+)\./.exec(String(etag))?.[1]);
  const base = Number(before.headers['x-total-count']) - versionOf(before.headers.etag);
  const pages: { label: number; shown: number }[] = [];
  let writing = true;
  const read = async () => {
    while (writing) {
      const { headers } = await visitor.get(freshPage());
      pages.push({ label: versionOf(headers.etag), shown: Number(headers['x-total-count']) - base });
    }
  };
  const both = Promise.all([read(), read()]);
  for (let n = 0; n < 40; n++) {
    if (n % 10 === 0) await database.pause();
    if (n % 10 === 5) await database.resume();
    await ana.send('POST', '/items', newItem());
  }
  writing = false;
  await both;
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ label, shown }) => shown < label)).toEqual([]);
});

test('without its replica the primary answers, until the replica is back', async () => {
  await untilFollowed();
  await database.stopReplica();
  expect(await answeredBy(visitor, freshPage())).toBe('primary');
  await server.addItem(ANA, { title: 'Butter' });
  expect((await titles(visitor))[0]).toBe('Butter');
  await database.startReplica();
  await untilFollowed();
  expect((await titles(visitor))[0]).toBe('Butter');
});

test('a replica that takes calls and says nothing is left alone', async () => {
  let calls = 0;
  const silent = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const app = await server.sibling({
    openReplica: () => connect({ host: '127.0.0.1', port, connectionTimeoutMillis: 1000 }, () => {}),
  });
  for (let n = 0; n < 20; n++) {
    expect((await app.inject(`/api${freshPage()}`)).statusCode).toBe(200);
  }
  expect(calls).toBeLessThan(10);
  await app.close();
  silent.close();
});
