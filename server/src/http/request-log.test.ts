import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '#calling/secrets.ts';
import { keyOf } from '#testing/keys.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'trace' });
});
afterAll(() => server.close());

/** The log of requests to the real app, as lines of JSON. */
async function logOf(ask: (app: FastifyInstance) => Promise<unknown>): Promise<string> {
  let log = '';
  const app = await server.sibling({
    logTo: {
      write: (line) => {
        log += line;
      },
    },
  });
  await ask(app);
  await app.close();
  return log;
}

const logOfOne = (method: 'GET' | 'POST', url: string): Promise<string> => {
  const headers = { authorization: 'Bearer of.bad.news', cookie: 'crisper=crumbs' };
  return logOf((app) => app.inject({ method, url, headers }));
};

const id = randomUUID();
const secret = newSecret();
const token = `${id}.${secret}`;

test.each([
  ['POST', `/api/newsletter/unsubscribe/${token}`, '/api/newsletter/unsubscribe/:token'],
  ['GET', `/api/newsletter/unsubscribe/${token}`, '/api/newsletter/unsubscribe/:token'],
  ['GET', `/api/newsletter/unsubscribe/${token}/`, '/api/newsletter/unsubscribe/….…/'],
  ['POST', `/api/reminders/stop/${id}`, '/api/reminders/stop/:token'],
  ['GET', `/api/calendar/${token}.ics`, '/api/calendar/:token.ics'],
  ['GET', `/api/calendar/${token}`, '/api/calendar/….…'],
  ['GET', `/api/auth/oidc/google/callback?code=${secret}&state=${id}`, '/api/auth/oidc/:provider/callback'],
  ['GET', `/reset-password?token=${token}`, '/reset-password'],
  ['GET', `/newsletter/confirm/${token}?token=${token}`, '/newsletter/confirm/….…'],
  ['GET', `/api/${encodeURIComponent(`?token=${token}`)}`, '/api/%3Ftoken%….…'],
] as const)('the log tells of %s %s without its secrets', async (method, url, told) => {
  const log = await logOfOne(method, url);
  const requests = log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line).req ?? []);
  expect(requests[0]).toMatchObject({ method, url: told });
  for (const hidden of [secret, id, 'of.bad.news', 'crumbs']) expect(log).not.toContain(hidden);
});

test('the log names pages and files by their path', async () => {
  expect(await logOfOne('GET', '/blog?search=milk')).toContain('"url":"/blog"');
  expect(await logOfOne('GET', '/api/items/nothing?x=1')).toContain('"url":"/api/items/:itemId"');
});

test('no key of a program is in the log, however it is sent and whatever comes of it', async () => {
  const ana = 'ana@example.com';
  const kitchen = `/kitchens/${await startKitchen(server, ana)}`;
  const key = await keyOf(server, ana, { scope: 'look' });
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' };
  const astray = { cookie: `key=${key}`, referer: `http://crisper.example/#${key}`, 'user-agent': key };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'eat_first', arguments: {} } };
  const statuses: number[] = [];
  const log = await logOf(async (app) => {
    const ask = async (method: 'GET' | 'POST', url: string, more: object = { headers }) =>
      statuses.push((await app.inject({ method, url, ...more })).statusCode);
    await ask('GET', `/api${kitchen}/today`);
    await ask('POST', '/mcp', { headers, payload: call });
    await ask('POST', `/api${kitchen}/lines`, { headers, payload: { text: key } });
    await ask('GET', `/api${kitchen}/today?key=${key}`);
    await ask('POST', `/mcp?key=${key}`, { headers, payload: call });
    await ask('GET', `/api${kitchen}/today`, { headers: astray });
    await ask('GET', `/api/${key}`);
    await ask('GET', `/x?key=${key}`);
    await ask('GET', `${kitchen}/board?${key}`);
  });
  expect(statuses.slice(0, 6)).toEqual([200, 200, 403, 400, 400, 401]);
  for (const told of ['/api/kitchens/:kitchenId/today', '/api/kitchens/:kitchenId/lines', '"/mcp"'])
    expect(log).toContain(told);
  expect(log).not.toContain(key.slice(4));
});
