import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

const TOKEN = 'watching with a long enough token';
let server: TestServer;

beforeAll(async () => {
  server = await testServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url: '/metrics', headers, remoteAddress });

test('tells how often each call was made and how long it took', async () => {
  await server.app.inject('/api/items/summary');
  await server.app.inject('/api/items/00000000-0000-4000-8000-000000000000');
  await server.app.inject('/made/up/by-a-stranger');
  const { body, headers } = await metrics();
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toMatch(/_count\{method="GET",route="\/api\/items\/summary",status="200"\} 1\n/);
  expect(body).toMatch(/_bucket\{method="GET",route="\/api\/items\/:itemId",status="404",le="\+Inf"\} 1\n/);
  expect(body).not.toContain('made/up');
  expect(body).toMatch(/\nprocess_resident_memory_bytes \d+\n/);
  expect(body).toMatch(/\ncrisper_mails_queued 0\n/);
  const shape = /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[^{}]+\})? [\d.e+-]+)$/;
  expect(
    body
      .trimEnd()
      .split('\n')
      .filter((line) => !shape.test(line)),
  ).toEqual([]);
});

test.each([
  ['from elsewhere', {}, '192.0.2.7'],
  ['through a proxy on this computer', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['for a page of another site', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
  ['for a name that points at this computer', { host: 'kitchen.local' }, '127.0.0.1'],
  ['with another token', { authorization: 'Bearer something else' }, '192.0.2.7'],
  ['with the beginning of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, '192.0.2.7'],
])('%s there is nothing', async (_, headers, address) => {
  const answer = await metrics(headers as Record<string, string>, address);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('crisper_');
});

test('from elsewhere with the token it is there', async () => {
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).statusCode).toBe(200);
});
