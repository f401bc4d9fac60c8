import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '#calling/secrets.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'trace' });
});
afterAll(() => server.close());

/** The log of one request to the real app, as lines of JSON. */
async function logOf(method: 'GET' | 'POST', url: string): Promise<string> {
  let log = '';
  const app = await server.sibling({
    logTo: {
      write: (line) => {
        log += line;
      },
    },
  });
  await app.inject({
    method,
    url,
    headers: { authorization: 'Bearer of.bad.news', cookie: 'crisper=crumbs' },
  });
  await app.close();
  return log;
}

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
  const log = await logOf(method, url);
  const requests = log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line).req ?? []);
  expect(requests[0]).toMatchObject({ method, url: told });
  for (const hidden of [secret, id, 'of.bad.news', 'crumbs']) expect(log).not.toContain(hidden);
});

test('the log names pages and files by their path', async () => {
  expect(await logOf('GET', '/blog?search=milk')).toContain('"url":"/blog"');
  expect(await logOf('GET', '/api/items/nothing?x=1')).toContain('"url":"/api/items/:itemId"');
});
