import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '#testing/outbox.ts';
import type { Browser } from '#testing/test-browser.ts';
import { inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: 'https://crisper.example' });
});
afterAll(() => server.close());

async function newFeed(email: string): Promise<string> {
  const { url } = (await (await server.as(email)).send('POST', '/account/calendar')).json();
  expect(url).toMatch(/^https:\/\/crisper\.example\/api\/calendar\/.*\.ics$/);
  return new URL(url).pathname;
}

const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

const summariesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));

test('the address shows every dated item of the person, to any program that has it', async () => {
  const milk = await server.addItem(ANA, { title: 'Milk, fresh', expiryDate: inDays(3) });
  await server.addItem(ANA, { title: 'Rice', expiryDate: inDays(300) });
  await server.addItem('bo@example.com', { title: 'Not hers' });
  await (await server.as(ANA)).send('PATCH', `/items/${milk._id}/note`, { userEmail: ANA, text: 'Secret' });
  const answer = await fetchFeed(await newFeed(ANA));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(summariesIn(answer.body)).toEqual(['Last good day: Rice', 'Last good day: Milk, fresh']);
  expect(answer.body).toContain('URL:https://crisper.example/items/');
  expect(answer.body).not.toContain('Secret');
});

test('what has not changed is not sent again', async () => {
  const email = 'etag@example.com';
  await server.addItem(email);
  const feed = await newFeed(email);
  const { etag } = (await fetchFeed(feed)).headers;
  const again = await fetchFeed(feed, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await server.addItem(email);
  expect((await fetchFeed(feed, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('a new address ends the old one, and turning it off ends the new one', async () => {
  const bo = await server.as('bo@example.com');
  expect((await bo.get('/account/calendar')).json()).toEqual({ madeAt: null, endedAt: null });
  const first = await newFeed('bo@example.com');
  expect((await bo.get('/account/calendar')).json()).toEqual({ madeAt: expect.any(String), endedAt: null });
  const second = await newFeed('bo@example.com');
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  expect((await bo.send('DELETE', '/account/calendar')).json()).toEqual({ success: true });
  expect((await fetchFeed(second)).statusCode).toBe(404);
});

const PASSWORD = 'Secret words';

test.each<[string, (browser: Browser, email: string) => Promise<unknown>]>([
  [
    'a new password',
    (browser) =>
      browser.send('POST', '/account/password', { currentPassword: PASSWORD, newPassword: 'Other words' }),
  ],
  [
    'a password reset',
    async (browser, email) => {
      await browser.send('POST', '/auth/password-reset', { email });
      const token = await mailedToken(server.dataDir, email);
      await browser.send('POST', '/auth/password-reset/confirm', { token, password: 'Other words' });
    },
  ],
  ['logging out everywhere', (browser) => browser.send('POST', '/auth/logout', { everywhere: true })],
])('%s ends the address, and tells so until there is a new one', async (way, act) => {
  const email = `${way.replaceAll(' ', '-')}@example.com`;
  const browser = server.browser();
  await browser.register(email, PASSWORD);
  const make = async () => new URL((await browser.send('POST', '/account/calendar')).json().url).pathname;
  const feed = await make();
  await act(browser, email);
  expect((await fetchFeed(feed)).statusCode).toBe(404);
  for (const password of [PASSWORD, 'Other words']) await browser.login(email, password);
  const state = async () => (await browser.send('GET', '/account/calendar')).json();
  expect(await state()).toEqual({ madeAt: null, endedAt: expect.any(String) });
  const events: { kind: string }[] = (await browser.send('GET', '/account/events')).json();
  expect(events.filter(({ kind }) => kind === 'calendar-address-ended')).toHaveLength(1);
  expect((await fetchFeed(await make())).statusCode).toBe(200);
  expect(await state()).toEqual({ madeAt: expect.any(String), endedAt: null });
  expect((await fetchFeed(feed)).statusCode).toBe(404);
});

test('logging out on one device leaves the address alone', async () => {
  const browser = server.browser();
  await browser.register('one-device@example.com', PASSWORD);
  const { url } = (await browser.send('POST', '/account/calendar')).json();
  await browser.send('POST', '/auth/logout', {});
  expect((await fetchFeed(new URL(url).pathname)).statusCode).toBe(200);
});

test('the database does not know the secret', async () => {
  const feed = await newFeed('hashed@example.com');
  const stored = JSON.stringify(await server.db.selectFrom('calendar_feeds').selectAll().execute());
  expect(stored).not.toContain(feed.slice(-'x'.repeat(43).length - '.ics'.length, -'.ics'.length));
});

test.each(['nonsense', `${crypto.randomUUID()}.${'x'.repeat(43)}`, '..%2f'])(
  'there is nothing at the address with %s',
  async (token) => expect((await fetchFeed(`/api/calendar/${token}.ics`)).statusCode).toBe(404),
);
