import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '#accounts/accounts.commands.ts';
import { findAccountId } from '#accounts/accounts.queries.ts';
import { deviceOf } from '#testing/push-devices.ts';
import type { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
const REFRESH_COOKIE = 'crisper_session';
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function member(): Promise<{ browser: Browser; email: string }> {
  const browser = server.browser();
  const email = `person${people++}@example.com`;
  const answer = await browser.register(email, PASSWORD);
  expect(answer.statusCode, answer.body).toBe(201);
  return { browser, email };
}

async function isTokenGood(token: string | null): Promise<boolean> {
  return (await server.withToken(token ?? '').send('POST', '/verify-token')).json().valid;
}

const sessionIdOf = (browser: Browser) => browser.cookies.get(REFRESH_COOKIE)?.split('.')[1] ?? '';

const accountIdOf = (browser: Browser) => browser.cookies.get(REFRESH_COOKIE)?.split('.')[0] ?? '';

async function countSessions(accountId: string): Promise<number> {
  const rows = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
}

/** As if the session's token had been replaced that long ago. */
async function letTimePass(browser: Browser, seconds: number): Promise<void> {
  await server.db
    .updateTable('sessions')
    .set({ rotated_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', sessionIdOf(browser))
    .execute();
}

describe('signing up', () => {
  test('answers with a token and the person', async () => {
    const browser = server.browser();
    const answer = await browser.send('POST', '/auth/register', {
      name: ' Ana ',
      email: 'Ana@Example.com',
      photoURL: '',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      email: 'ana@example.com',
      displayName: 'Ana',
      photoURL: null,
      timeZone: 'UTC',
      emailSeenBy: 'signed-in',
      hasPassword: true,
    });
    expect(Date.now() - Date.parse(answer.json().user.metadata.creationTime)).toBeLessThan(60_000);
    expect(await isTokenGood(answer.json().accessToken)).toBe(true);
    expect((await browser.send('GET', '/account')).json()).toEqual(answer.json().user);
  });

  test('is refused for an address that has an account, in any case', async () => {
    const { email } = await member();
    const answer = await server.browser().register(email.toUpperCase(), PASSWORD);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('email_in_use');
  });

  test('of one address by twenty at once opens one account, and tells the others that there is one', async () => {
    const email = 'twenty@example.com';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().register(email, PASSWORD)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(19).fill([409, 'email_in_use']),
    );
    const accounts = await server.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    expect(accounts).toHaveLength(1);
    const found = await findAccountId(server.db, email);
    expect(accounts).toEqual([{ id: found }]);
  });

  test('that fails after the address was claimed leaves it free', async () => {
    const person = { name: 'Ana', email: 'half@example.com', photoURL: null, password: PASSWORD };
    const registration = { registration: person, passwordHash: 'not a hash', timeZone: UTC };
    await expect(register(server.db, registration)).rejects.toThrow(/violates/);
    expect(await findAccountId(server.db, person.email)).toBeNull();
    expect((await server.browser().register(person.email, PASSWORD)).statusCode).toBe(201);
  });

  test.each(['short', 'alllower', 'ALLUPPER', 'Aa1'])('refuses the weak password %s', async (password) => {
    const answer = await server.browser().register('weak@example.com', password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.password).toBe(
      'Password must be at least 6 characters long and contain uppercase and lowercase letters.',
    );
  });

  test('keeps no password and no refresh token as they are', async () => {
    const { browser } = await member();
    const [, , secret = ''] = browser.cookies.get(REFRESH_COOKIE)?.split('.') ?? [];
    const stored = JSON.stringify([
      await server.db.selectFrom('sessions').selectAll().execute(),
      await server.db.selectFrom('credentials').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$');
  });
});

describe('the cookies', () => {
  test('are out of reach of scripts and other sites', async () => {
    const answer = await server.browser().register(`person${people++}@example.com`, PASSWORD);
    const [session, pictures, device] = answer.cookies;
    expect(session).toMatchObject({
      name: REFRESH_COOKIE,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
    });
    expect(Math.abs((session?.maxAge ?? 0) - 7 * 24 * 3600)).toBeLessThan(10);
    expect(session?.secure).toBeUndefined();
    expect(pictures).toMatchObject({
      name: 'crisper_pictures',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/pictures',
    });
    expect(device).toMatchObject({ name: 'crisper_device', httpOnly: true, path: '/api/auth' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('are for TLS only where the product is reached by it', async () => {
    const secure = await testServer({ PUBLIC_URL: 'https://crisper.example' });
    const browser = secure.browser();
    const answer = await browser.register('ana@example.com', PASSWORD);
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Secure-crisper_session', true],
      ['__Secure-crisper_pictures', true],
      ['__Secure-crisper_device', true],
    ]);
    browser.headers = { origin: 'https://crisper.example' };
    expect((await browser.refresh()).statusCode).toBe(200);
    browser.headers = { origin: 'http://crisper.example' };
    expect((await browser.refresh()).statusCode).toBe(403);
    await secure.close();
  });

  test('are believed from our own pages', async () => {
    const { browser } = await member();
    for (const headers of [
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
      // TLS ends at a proxy in front of this server.
      { origin: 'https://fridge.home.arpa', host: 'fridge.home.arpa' },
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    ]) {
      browser.headers = { ...headers };
      expect((await browser.refresh()).statusCode, JSON.stringify(headers)).toBe(200);
    }
  });
});

describe('refreshing', () => {
  test('gives a new token and a new cookie', async () => {
    const { browser, email } = await member();
    const before = browser.cookies.get(REFRESH_COOKIE);
    const answer = await browser.refresh();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.email).toBe(email);
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(before);
    expect(await isTokenGood(answer.json().accessToken)).toBe(true);
  });

  test('twenty times at once replaces the cookie once, and all succeed', async () => {
    const { browser } = await member();
    const before = browser.cookies.get(REFRESH_COOKIE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.refresh()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(before);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('again at once changes nothing, so that calls still on their way succeed', async () => {
    const { browser } = await member();
    const slow = server.browser();
    slow.cookies.set(REFRESH_COOKIE, browser.cookies.get(REFRESH_COOKIE) ?? '');
    await browser.refresh();
    const replaced = browser.cookies.get(REFRESH_COOKIE);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(browser.cookies.get(REFRESH_COOKIE)).toBe(replaced);
    expect((await slow.refresh()).statusCode).toBe(200);
    await letTimePass(browser, 11);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(replaced);
  });

  test('with a cookie that was replaced ends the session for every holder', async () => {
    const { browser } = await member();
    const thief = server.browser();
    thief.cookies.set(REFRESH_COOKIE, browser.cookies.get(REFRESH_COOKIE) ?? '');
    await browser.refresh();
    await letTimePass(browser, 11);
    const answer = await thief.refresh();
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('invalid_token');
    expect(thief.cookies.has(REFRESH_COOKIE)).toBe(false);
    expect(await isTokenGood(browser.accessToken)).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('with a cookie replaced twice ends the session even at once', async () => {
    const { browser } = await member();
    const thief = server.browser();
    thief.cookies.set(REFRESH_COOKIE, browser.cookies.get(REFRESH_COOKIE) ?? '');
    await browser.refresh();
    await letTimePass(browser, 11);
    await browser.refresh();
    expect((await thief.refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test.each([
    ['idle for a week', 'idle_until'],
    ['a month old', 'ends_at'],
  ] as const)('is over for a session %s', async (_, column) => {
    const { browser } = await member();
    await server.db
      .updateTable('sessions')
      .set({ [column]: new Date(Date.now() - 1) })
      .where('id', '=', sessionIdOf(browser))
      .execute();
    expect(await isTokenGood(browser.accessToken)).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test.each([
    ['no cookie', null, 'unauthenticated'],
    ['a rubbish cookie', 'rubbish', 'unauthenticated'],
    ['a made-up cookie', `${crypto.randomUUID()}.${crypto.randomUUID()}.${'a'.repeat(43)}`, 'invalid_token'],
  ])('with %s is refused', async (_, cookie, code) => {
    const browser = server.browser();
    if (cookie) browser.cookies.set(REFRESH_COOKIE, cookie);
    const answer = await browser.refresh();
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe(code);
  });

  test('works with a rubbish access token beside the cookie', async () => {
    const { browser } = await member();
    browser.accessToken = 'rubbish';
    expect((await browser.refresh()).statusCode).toBe(200);
  });
});

describe('signing out', () => {
  test('kills the token and the cookie of this browser at once, and no other', async () => {
    const { browser, email } = await member();
    const other = server.browser();
    await other.login(email, PASSWORD);
    const cookie = browser.cookies.get(REFRESH_COOKIE) ?? '';
    expect((await browser.send('POST', '/auth/logout', {})).json()).toEqual({ success: true });
    expect(browser.cookies.has(REFRESH_COOKIE)).toBe(false);
    expect(await isTokenGood(browser.accessToken)).toBe(false);
    browser.cookies.set(REFRESH_COOKIE, cookie);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect(await isTokenGood(other.accessToken)).toBe(true);
  });

  test('everywhere kills them all', async () => {
    const { browser, email } = await member();
    const other = server.browser();
    await other.login(email, PASSWORD);
    // The cookie is enough: the access token may have expired.
    browser.accessToken = null;
    await browser.send('POST', '/auth/logout', { everywhere: true });
    expect(await isTokenGood(other.accessToken)).toBe(false);
    expect((await other.refresh()).statusCode).toBe(401);
  });

  test('succeeds when already signed out', async () => {
    const answer = await server.browser().send('POST', '/auth/logout');
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('the browsers in which a person is signed in', () => {
  const listed = async (browser: Browser) => (await browser.send('GET', '/account/sessions')).json();

  test('are listed with the one that asks among them, the last used first', async () => {
    const { browser, email } = await member();
    const phone = server.browser();
    phone.headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' };
    await phone.login(email, PASSWORD);
    await phone.send('POST', '/push/subscriptions', await deviceOf(server));
    await letTimePass(browser, 3600);
    expect(await listed(browser)).toMatchObject([
      {
        id: sessionIdOf(phone),
        isCurrent: false,
        showsNotices: true,
        userAgent: expect.stringContaining('iPhone'),
      },
      { id: sessionIdOf(browser), isCurrent: true, showsNotices: false },
    ]);
    const stranger = await member();
    expect(await listed(stranger.browser)).toHaveLength(1);
  });

  test('do not include those whose session is over', async () => {
    const { browser, email } = await member();
    const other = server.browser();
    await other.login(email, PASSWORD);
    await server.db
      .updateTable('sessions')
      .set({ idle_until: new Date(Date.now() - 1) })
      .where('id', '=', sessionIdOf(other))
      .execute();
    expect(await listed(browser)).toHaveLength(1);
  });

  test('can be signed out one by one, with their notices, and twice succeeds', async () => {
    const { browser, email } = await member();
    const phone = server.browser();
    await phone.login(email, PASSWORD);
    await phone.send('POST', '/push/subscriptions', await deviceOf(server));
    for (let time = 0; time < 2; time++) {
      const answer = await browser.send('DELETE', `/account/sessions/${sessionIdOf(phone)}`);
      expect(answer.json()).toEqual({ success: true });
    }
    expect(await isTokenGood(phone.accessToken)).toBe(false);
    expect((await phone.refresh()).statusCode).toBe(401);
    expect(await listed(browser)).toHaveLength(1);
    expect((await browser.send('GET', '/account/reminders')).json().devices).toBe(0);
  });

  test('are safe from others', async () => {
    const { browser } = await member();
    const stranger = await member();
    await stranger.browser.send('DELETE', `/account/sessions/${sessionIdOf(browser)}`);
    expect(await isTokenGood(browser.accessToken)).toBe(true);
  });
});

test('a browser that signs in again leaves no session behind', async () => {
  const { browser, email } = await member();
  const first = browser.accessToken;
  await browser.login(email, PASSWORD);
  expect(await isTokenGood(first)).toBe(false);
  expect(await isTokenGood(browser.accessToken)).toBe(true);
});

describe('an account with fifty sessions', () => {
  test('that signs in once more loses the one it used least recently, and those that ended go first', async () => {
    const { browser: first, email } = await member();
    const accountId = accountIdOf(first);
    const second = server.browser();
    await second.login(email, PASSWORD);
    await sql`
      insert into sessions (account_id, id, token_hash, rotated_at, authenticated_at, created_at, idle_until, ends_at, user_agent)
      select account_id, gen_random_uuid(), token_hash, rotated_at, now(), now(), idle_until, ends_at, 'many'
      from sessions, generate_series(1, 48) where id = ${sessionIdOf(second)}
    `.execute(server.db);
    await letTimePass(first, 3600);
    await letTimePass(second, 7200);
    await first.refresh();
    expect(await countSessions(accountId)).toBe(50);
    await server.browser().login(email, PASSWORD);
    expect(await countSessions(accountId)).toBe(50);
    expect([await isTokenGood(first.accessToken), await isTokenGood(second.accessToken)]).toEqual([
      true,
      false,
    ]);

    await sql`update sessions set idle_until = now() - interval '1 second' where user_agent = 'many'`.execute(
      server.db,
    );
    await server.browser().login(email, PASSWORD);
    expect(await countSessions(accountId)).toBe(3);
    expect(await isTokenGood(first.accessToken)).toBe(true);
  });
});
