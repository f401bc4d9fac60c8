import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '#testing/event-stream.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { readItemsVersion } from './items.queries.ts';

const ANA = 'ana@example.com';
/** The interval of one second, and time for a busy machine. */
const SOON = { timeout: 5000 };

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const told = (stream: EventStream) => expect.poll(() => stream.ids().at(-1), SOON);
const version = () => readItemsVersion(server.db);

async function listeners(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'crisper listener' and datname = current_database() and query = 'listen "crisper_items"'
  `.execute(server.db);
  return rows.length;
}

test('a follower is told the version at once, and again with every change', async () => {
  const stream = await openEventStream(server.app);
  await told(stream).toBe(0);
  const milk = await server.addItem(ANA);
  await told(stream).toBe(await version());
  const ana = await server.as(ANA);
  await ana.send('PATCH', `/items/${milk._id}/note`, { userEmail: ANA, text: 'Very private' });
  await told(stream).toBe(await version());
  await ana.send('DELETE', `/items/${milk._id}`);
  await told(stream).toBe(await version());
  expect(await version()).toBe(3);
  expect(stream.text()).not.toContain('private');
  expect(stream.text()).not.toContain(milk._id);
});

test('a follower is told when a person is shown under another name', async () => {
  const stream = await openEventStream(server.app);
  await server.addItem(ANA);
  await told(stream).toBe(1);
  const ana = await server.as(ANA);
  expect((await ana.send('PATCH', '/account', { displayName: 'Ana' })).statusCode).toBe(200);
  await told(stream).toBe(2);
});

test('the answer passes proxies as it is, and says when to come back', async () => {
  const stream = await openEventStream(server.app, { 'accept-encoding': 'gzip, br' });
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(stream.headers.get('content-encoding')).toBeNull();
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('content-encoding')).toBeNull();
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
  await expect.poll(() => stream.text()).toMatch(/^retry: 1000\n\n/);
});

describe('a follower that comes back', () => {
  test('is told what they missed', async () => {
    await server.addItem(ANA);
    const stream = await openEventStream(server.app, { 'last-event-id': '0' });
    await told(stream).toBe(await version());
  });

  test('is told nothing when nothing happened', async () => {
    await server.addItem(ANA);
    const current = await openEventStream(server.app, { 'last-event-id': String(await version()) });
    const fresh = await openEventStream(server.app);
    await told(fresh).toBe(await version());
    expect(current.ids()).toEqual([]);
  });

  test.each(['rubbish', '-1', '9'.repeat(40)])('with %s is told where things stand', async (id) => {
    const stream = await openEventStream(server.app, { 'last-event-id': id });
    await told(stream).toBe(0);
  });
});

describe('two servers on one database', () => {
  test('call each other over the database', async () => {
    let calls = 0;
    const stop = server.listen('crisper_items', () => calls++);
    // A new listener is called once, for notifications before it listened.
    await expect.poll(() => calls, SOON).toBe(1);
    await server.addItem(ANA);
    await expect.poll(() => calls, SOON).toBe(2);
    stop();
  });

  test('notice each other when nothing can be heard at all', async () => {
    const deaf = await server.sibling({ listen: () => () => {} });
    const stream = await openEventStream(deaf);
    await told(stream).toBe(0);
    await server.addItem(ANA);
    await told(stream).toBe(1);
    await deaf.close();
  });

  test('notice each other after the listening connection was lost, and listen again', async () => {
    const stream = await openEventStream(server.app);
    await expect.poll(listeners, SOON).toBe(1);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crisper listener'
        and datname = current_database()
    `.execute(server.db);
    const other = await server.sibling();
    const token = await server.tokens.sign(await server.signUp(ANA));
    await other.inject({
      method: 'POST',
      url: '/api/items',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        title: 'Milk',
        image: '/pictures/milk.webp',
        category: 'Dairy',
        quantity: 1,
        expiryDate: '2999-01-01',
      },
    });
    await told(stream).toBe(1);
    await expect.poll(listeners, SOON).toBe(1);
    await other.close();
  });
});

describe('nobody is kept', () => {
  test('when the last follower has gone, the database is left in peace', async () => {
    const streams = await Promise.all([openEventStream(server.app), openEventStream(server.app)]);
    await expect.poll(listeners, SOON).toBe(1);
    for (const stream of streams) stream.leave();
    await expect.poll(listeners, SOON).toBe(0);
  });

  test('closing ends the streams at once', async () => {
    const other = await server.sibling();
    const stream = await openEventStream(other);
    await told(stream).toBe(0);
    await other.close();
    await stream.ended;
  });

  test('a HEAD is not answered with something endless', async () => {
    expect((await server.app.inject({ method: 'HEAD', url: '/api/items/events' })).statusCode).toBe(404);
  });

  test('one address cannot take every connection, and gets its place back when it goes', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const streams = await Promise.all(Array.from({ length: 200 }, () => openEventStream(server.app)));
    const refused = await openEventStream(server.app);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    for (const stream of streams.slice(0, 5)) stream.leave();
    await expect.poll(async () => (await openEventStream(server.app)).status, SOON).toBe(200);
    for (const stream of streams) stream.leave();
  });
});
