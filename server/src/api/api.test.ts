import { connect as connectSocket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await testServer();
  ana = await server.as('ana@example.com');
});
afterAll(() => server.close());

describe('what cannot be read is refused in one clear sentence', () => {
  test.each([
    ['broken JSON', '{"title":', 400, 'malformed_request'],
    ['a number instead of an object', '7', 422, 'invalid_input'],
    ['an empty body', '', 422, 'invalid_input'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400, 'malformed_request'],
    ['more than 64 KiB', JSON.stringify({ title: 'x'.repeat(65 * 1024) }), 413, 'payload_too_large'],
  ])('%s', async (_, payload, status, code) => {
    const answer = await ana.send('POST', '/items', payload, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^(Please|That|The) \w+/);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of %s',
    async (type) => {
      const answer = await ana.send('POST', '/items', 'title=Milk', { 'content-type': type });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});

test.each(['/nothing', '/items/a/b/c', '/Items'])('there is nothing at %s', async (path) => {
  const answer = await ana.get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'route_not_found', message: 'There is nothing at this address.' });
});

test('every answer carries the security headers and an id for the log', async () => {
  for (const path of ['/health', '/nothing', '/docs']) {
    const { headers } = await ana.get(path);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("img-src 'self' https: data:");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('browsers are told to insist on TLS where the product is reached over it', async () => {
  const secure = await testServer({ PUBLIC_URL: 'https://crisper.example' });
  const { headers } = await (await secure.as(null)).get('/health');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

describe('the API document', () => {
  test('names every call, who may make it and what it takes', async () => {
    const document = (await ana.get('/docs/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const { post, get } = document.paths['/api/items'];
    expect(post.security).toEqual([{ accessToken: [] }]);
    expect(post.requestBody.content['application/json'].schema.required).toEqual([
      'title',
      'image',
      'category',
      'quantity',
      'expiryDate',
    ]);
    expect(get.description).toContain('at most 100 items');
    expect(get.parameters.map(({ name }: { name: string }) => name)).toContain('Time-Zone');
    expect(document.paths['/api/items/{itemId}/note'].patch.responses).toHaveProperty('403');
  });

  test('has a page for people', async () => {
    const page = await ana.get('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Add or change the private note on an item');
  });
});

test('the server is not ready while its database is away, and says so', async () => {
  const lonely = await testServer();
  const client = await lonely.as(null);
  expect((await client.get('/ready')).json()).toEqual({ status: 'ready' });
  await lonely.db.destroy();
  const answer = await client.get('/ready');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect((await client.get('/health')).statusCode).toBe(200);
  await lonely.close();
});

test('a bug is told to nobody', async () => {
  const broken = await testServer();
  const client = await broken.as('ana@example.com');
  await broken.db.schema.dropTable('item_events').execute();
  const answer = await client.send('POST', '/items', newItem());
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
  expect((await client.get('/items')).json()).toEqual([]);
  await broken.close();
});

test('a list that fails carries no label by which a browser would keep the failure', async () => {
  const broken = await testServer();
  const client = await broken.as('ana@example.com');
  expect((await client.get('/items')).headers.etag).toBeDefined();
  await broken.db.schema.dropTable('notes').execute();
  const answer = await client.get('/items');
  expect([answer.statusCode, answer.headers.etag]).toEqual([500, undefined]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  await broken.close();
});

test('closing finishes what is in flight and leaves no connection behind', async () => {
  const closing = await testServer();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const address = closing.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');

  const idle = connectSocket(address.port, '127.0.0.1');
  const idleClosed = new Promise((resolve) => idle.once('close', resolve));
  // Our transaction locks the row that the request in flight needs.
  const item = await closing.addItem('ana@example.com');
  const lock = closing.db.transaction().execute(async (tx) => {
    await tx.selectFrom('items').selectAll().where('id', '=', item._id).forUpdate().execute();
    await held;
  });
  const token = await closing.tokens.sign(await closing.signUp('ana@example.com'));
  const inFlight = fetch(`http://127.0.0.1:${address.port}/api/items/${item._id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await expect.poll(() => waitingQueries(closing)).toBe(1);
  const closed = closing.app.close();
  await idleClosed;
  release();
  const answer = await inFlight;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await lock;
  await closing.close();
});

async function waitingQueries({ db }: TestServer): Promise<number> {
  const waiting = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(db);
  return waiting.rows[0]?.count ?? 0;
}
