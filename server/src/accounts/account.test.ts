import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken, mailsTo, readOutbox } from '#testing/outbox.ts';
import type { Browser } from '#testing/test-browser.ts';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
const NEW_PASSWORD = 'Other words';
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function member(): Promise<{ browser: Browser; email: string }> {
  const browser = server.browser();
  const email = `person${people++}@example.com`;
  await browser.register(email, PASSWORD);
  return { browser, email };
}

async function isTokenGood(browser: Browser): Promise<boolean> {
  return (await server.withToken(browser.accessToken ?? '').send('POST', '/verify-token')).json().valid;
}

async function signedInElsewhere(email: string): Promise<Browser> {
  const other = server.browser();
  await other.login(email, PASSWORD);
  return other;
}

async function makeSessionsOld(): Promise<void> {
  await server.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
}

describe('the profile', () => {
  test('can have its name, photo and time zone changed', async () => {
    const { browser } = await member();
    const photoURL = 'https://pictures.example/ana.png';
    const change = { displayName: ' Ana B ', photoURL, timeZone: 'Europe/Berlin' };
    const answer = await browser.send('PATCH', '/account', change);
    expect(answer.json()).toMatchObject({ displayName: 'Ana B', photoURL, timeZone: 'Europe/Berlin' });
    const removed = await browser.send('PATCH', '/account', { displayName: 'Ana', photoURL: '' });
    expect(removed.json()).toMatchObject({ photoURL: null, timeZone: 'Europe/Berlin' });
  });

  test('keeps the name and the photo, or that there are none, when something else is changed', async () => {
    const { browser, email } = await member();
    const photoURL = 'https://pictures.example/ana.png';
    await browser.send('PATCH', '/account', { displayName: 'Ana B', photoURL });
    const zone = await browser.send('PATCH', '/account', { timeZone: 'Europe/Berlin' });
    expect(zone.json()).toMatchObject({ displayName: 'Ana B', photoURL, timeZone: 'Europe/Berlin' });
    const none = { display_name: null, photo_url: null };
    await server.db.updateTable('accounts').set(none).where('email', '=', email).execute();
    const seenBy = await browser.send('PATCH', '/account', { emailSeenBy: 'nobody' });
    expect(seenBy.json()).toMatchObject({ displayName: null, photoURL: null, emailSeenBy: 'nobody' });
  });

  test('keeps a photo over HTTP that it has, and takes no other', async () => {
    const { browser, email } = await member();
    const photoURL = 'http://pictures.example/old.png';
    await server.db.updateTable('accounts').set({ photo_url: photoURL }).where('email', '=', email).execute();
    const kept = await browser.send('PATCH', '/account', { displayName: 'Ana B', photoURL });
    expect(kept.json()).toMatchObject({ displayName: 'Ana B', photoURL });
    const other = { displayName: 'Ana B', photoURL: 'http://pictures.example/new.png' };
    const refused = await browser.send('PATCH', '/account', other);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.photoURL).toMatch(/begins with https:\/\//);
  });

  test('shows visitors the name, and the email address to whom its owner chose, wherever the food is', async () => {
    const { browser, email } = await member();
    const { insertedId } = (await browser.send('POST', '/items', newItem())).json();
    const change = async (changes: object) =>
      (await browser.send('PATCH', '/account', { displayName: 'Ana', ...changes })).json().emailSeenBy;
    const addressesFor = async (client: Pick<Client, 'get'>) => {
      const list: { _id: string; addedBy: string }[] = (await client.get('/items')).json();
      const one = (await client.get(`/items/${insertedId}`)).json();
      return [list.find(({ _id }) => _id === insertedId)?.addedBy, one.addedBy];
    };
    const shownTo = async () =>
      [
        await addressesFor(await server.as(null)),
        await addressesFor(await server.as('other@example.com')),
        await addressesFor(server.withToken(browser.accessToken ?? '')),
      ].map(([inList, alone]) => (inList === alone ? alone : [inList, alone]));
    const etag = async () => (await (await server.as(null)).get('/items')).headers.etag;

    expect(await shownTo()).toEqual(['Ana', email, email]);
    expect(await change({ emailSeenBy: 'nobody' })).toBe('nobody');
    expect(await shownTo()).toEqual(['Ana', 'Ana', email]);
    const before = await etag();
    expect(await change({ displayName: 'Ana B' })).toBe('nobody');
    expect(await etag()).not.toBe(before);
    expect(await shownTo()).toEqual(['Ana B', 'Ana B', email]);
    expect(await change({ emailSeenBy: 'everybody' })).toBe('everybody');
    expect(await shownTo()).toEqual([email, email, email]);
    await browser.send('DELETE', `/items/${insertedId}`);
  });

  test('tells its owner, and nobody else, who came in and what was changed', async () => {
    const { browser, email } = await member();
    await browser.send('PATCH', '/account', { displayName: 'Ana' });
    await browser.send('POST', '/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await browser.send('POST', '/account/calendar');
    await browser.send('DELETE', '/account/calendar');
    const events: { kind: string }[] = (await browser.send('GET', '/account/events')).json();
    expect(events).toMatchObject([
      { kind: 'calendar-address-ended' },
      { kind: 'calendar-address-made' },
      { kind: 'password-changed' },
      { kind: 'profile-changed' },
      { kind: 'signed-in', address: '127.0.0.1', userAgent: expect.any(String) },
    ]);
    expect((await browser.send('GET', '/account/export')).json().events).toEqual(events);
    const other = await server.as('other@example.com');
    expect((await other.get('/account/events')).body).not.toContain(email);
    await browser.send('POST', '/auth/logout', { everywhere: true });
    await browser.login(email, NEW_PASSWORD);
    const since: { kind: string }[] = (await browser.send('GET', '/account/events')).json();
    expect(since.slice(0, 2)).toMatchObject([{ kind: 'signed-in' }, { kind: 'signed-out-everywhere' }]);
  });

  test.each([
    ['displayName', { displayName: ' ' }],
    ['displayName', { displayName: 'ana@example.com' }],
    ['photoURL', { displayName: 'Ana', photoURL: 'javascript:alert(1)' }],
    ['timeZone', { displayName: 'Ana', timeZone: 'Mars/Olympus' }],
  ])('says what is wrong with %s', async (field, change) => {
    const { browser } = await member();
    const answer = await browser.send('PATCH', '/account', change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

describe('changing the password', () => {
  test('keeps this session and ends the others', async () => {
    const { browser, email } = await member();
    const other = await signedInElsewhere(email);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await browser.send('POST', '/account/password', body)).json()).toEqual({ success: true });
    expect(await isTokenGood(browser)).toBe(true);
    expect(await isTokenGood(other)).toBe(false);
    expect((await server.browser().login(email, PASSWORD)).statusCode).toBe(403);
    expect((await server.browser().login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test.each([[undefined], ['Wrong words']])('is refused with %s for the old one', async (currentPassword) => {
    const { browser } = await member();
    const answer = await browser.send('POST', '/account/password', {
      currentPassword,
      newPassword: NEW_PASSWORD,
    });
    expect(answer.json().code).toBe('wrong_password');
  });

  test('cannot be used to guess the old one', async () => {
    const { browser } = await member();
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const body = { currentPassword: `Wrong ${i}`, newPassword: NEW_PASSWORD };
      statuses.push((await browser.send('POST', '/account/password', body)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  test('of a person who has none needs a recent sign-in', async () => {
    const ana = await server.as('no-password@example.com');
    await makeSessionsOld();
    const refused = await ana.send('POST', '/account/password', { newPassword: NEW_PASSWORD });
    expect(refused.json().code).toBe('sign_in_again');
    await server.db.updateTable('sessions').set({ authenticated_at: new Date() }).execute();
    expect((await ana.send('POST', '/account/password', { newPassword: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await server.browser().login('no-password@example.com', NEW_PASSWORD)).statusCode).toBe(200);
  });
});

describe('resetting the password', () => {
  const ask = (email: string) => server.browser().send('POST', '/auth/password-reset', { email });
  const confirm = (token: string, password = NEW_PASSWORD) =>
    server.browser().send('POST', '/auth/password-reset/confirm', { token, password });

  test('by the mailed link ends all sessions, once', async () => {
    const { browser, email } = await member();
    const other = await signedInElsewhere(email);
    expect((await ask(email)).json()).toEqual({ success: true });
    const token = await mailedToken(server.dataDir, email);
    const stored = await server.db.selectFrom('password_resets').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
    expect((await confirm(token)).json()).toEqual({ success: true });
    expect([await isTokenGood(browser), await isTokenGood(other)]).toEqual([false, false]);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await server.browser().login(email, NEW_PASSWORD)).statusCode).toBe(200);
    const again = await confirm(token);
    expect(again.statusCode).toBe(410);
    expect(again.json().code).toBe('reset_link_invalid');
  });

  test('by the mailed link ends what somebody else had programs and devices told', async () => {
    const { browser, email } = await member();
    const { kitchenId: id } = (await browser.send('POST', '/kitchens', { name: 'Flat' })).json();
    const url = 'https://hooks.example/hook';
    const { statusCode } = await browser.send('POST', `/kitchens/${id}/webhooks`, {
      url,
      types: ['food.added'],
    });
    expect(statusCode).toBe(200);
    await browser.send('PUT', '/account/reminders/ntfy', { url: 'https://ntfy.example/flat' });
    await ask(email);
    await confirm(await mailedToken(server.dataDir, email));
    const owner = server.browser();
    await owner.login(email, NEW_PASSWORD);
    expect((await owner.send('GET', `/kitchens/${id}/webhooks`)).json()).toEqual([]);
    expect((await owner.send('GET', '/account/reminders')).json().topic).toBeNull();
    const kitchen = server.db.selectFrom('kitchens').select('has_webhooks').where('id', '=', id);
    expect(await kitchen.executeTakeFirst()).toEqual({ has_webhooks: false });
  });

  test('twice at once works once', async () => {
    const { email } = await member();
    await ask(email);
    const token = await mailedToken(server.dataDir, email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  test('links to where the product is reached, whatever the request says, with the token after the #', async () => {
    const { email } = await member();
    const browser = server.browser();
    browser.headers = { host: 'evil.local', 'x-forwarded-host': 'evil.example' };
    await browser.send('POST', '/auth/password-reset', { email });
    await mailedToken(server.dataDir, email);
    const mails = JSON.stringify(await readOutbox(server.dataDir));
    expect(mails).not.toContain('evil.');
    expect(mails).toContain('http://localhost:3000/reset-password#token=');
    expect((await stat(join(server.dataDir, 'outbox'))).mode & 0o077).toBe(0);
  });

  test('answers the same for an address without an account, and mails nobody', async () => {
    const { email } = await member();
    const [known, unknown] = await Promise.all([ask(email), ask('nobody@example.com')]);
    expect([unknown?.statusCode, unknown?.body]).toEqual([known?.statusCode, known?.body]);
    await mailedToken(server.dataDir, email);
    await sleep(100);
    expect(await mailsTo(server.dataDir, 'nobody@example.com')).toEqual([]);
  });

  test('needs the link within half an hour', async () => {
    const { email } = await member();
    await ask(email);
    const token = await mailedToken(server.dataDir, email);
    const [row] = await server.db
      .selectFrom('password_resets')
      .select('expires_at')
      .where('account_id', '=', token.slice(0, 36))
      .execute();
    expect(Math.abs(Number(row?.expires_at) - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    await server.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await confirm(token)).json().code).toBe('reset_link_invalid');
  });

  test('needs a strong password, and rubbish is no link', async () => {
    expect((await confirm('rubbish')).json().code).toBe('reset_link_invalid');
    expect((await confirm(`${crypto.randomUUID()}.${'a'.repeat(43)}`)).json().code).toBe(
      'reset_link_invalid',
    );
    expect((await confirm('rubbish', 'weak')).statusCode).toBe(422);
  });

  test('lets in a person whom a stranger’s guesses have locked out', async () => {
    const { email } = await member();
    for (let i = 0; i < 11; i++) await server.browser().login(email, 'Wrong words');
    expect((await server.browser().login(email, PASSWORD)).statusCode).toBe(429);
    await ask(email);
    await confirm(await mailedToken(server.dataDir, email));
    expect((await server.browser().login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('mails one person so often and no more, and does not say so', async () => {
    const { email } = await member();
    for (let i = 0; i < 8; i++) expect((await ask(email)).json()).toEqual({ success: true });
    await expect.poll(async () => (await mailsTo(server.dataDir, email)).length).toBe(5);
  });
});

describe('deleting the account', () => {
  test('removes everything that is the person’s, and the counts stay true', async () => {
    const { browser, email } = await member();
    const other = await signedInElsewhere(email);
    const kept = await server.addItem('bo@example.com');
    const before = (await browser.send('GET', '/items/summary')).json();
    const { uid } = (await browser.send('GET', '/account')).json();
    for (let i = 0; i < 3; i++) {
      const { insertedId } = (await browser.send('POST', '/items', newItem({ title: `Mine ${i}` }))).json();
      await browser.send('PATCH', `/items/${insertedId}/note`, { userEmail: email, text: 'Private' });
    }
    expect((await browser.send('GET', '/items/summary')).json().total).not.toEqual(before.total);
    const answer = await browser.send('DELETE', '/account', { password: PASSWORD });
    expect(answer.json()).toEqual({ success: true });
    expect(browser.cookies.has('crisper_session')).toBe(false);

    expect([await isTokenGood(browser), await isTokenGood(other)]).toEqual([false, false]);
    expect((await other.refresh()).statusCode).toBe(401);
    const visitor = await server.as(null);
    expect((await visitor.get('/items/summary')).json()).toEqual(before);
    expect((await visitor.get('/items')).json().map((item: { _id: string }) => item._id)).toEqual([kept._id]);
    const leftovers = await Promise.all([
      server.db.selectFrom('accounts').select('id').where('id', '=', uid).execute(),
      server.db.selectFrom('item_events').select('id').where('account_id', '=', uid).execute(),
      server.db.selectFrom('item_events').select('id').where('title', 'like', 'Mine%').execute(),
      server.db.selectFrom('credentials').select('account_id').where('account_id', '=', uid).execute(),
      server.db.selectFrom('known_devices').select('account_id').where('account_id', '=', uid).execute(),
      server.db.selectFrom('notes').select('item_id').execute(),
    ]);
    expect(leftovers.flat()).toEqual([]);
    expect((await server.browser().login(email, PASSWORD)).json().code).toBe('user_not_found');
    expect((await server.browser().register(email, PASSWORD)).statusCode).toBe(201);
  });

  test('needs the password, or without one a sign-in of just now', async () => {
    const { browser } = await member();
    expect((await browser.send('DELETE', '/account', {})).json().code).toBe('wrong_password');
    expect((await browser.send('DELETE', '/account', { password: 'Wrong words' })).statusCode).toBe(403);
    const google = await server.as('google@example.com');
    await makeSessionsOld();
    expect((await google.send('DELETE', '/account', {})).json().code).toBe('sign_in_again');
    expect(await isTokenGood(browser)).toBe(true);
  });
});
