import { type OidcResult, oidcStartPath } from '@crisper/domain/accounts/oidc-popup.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/test-browser.ts';
import { type IssuerPerson, type TestIssuer, testIssuer } from '#testing/test-issuer.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const APP = 'http://localhost:3000';
const PASSWORD = 'Secret words';
let issuer: TestIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await testIssuer(['google', 'oidc'].map((name) => `${APP}/api/auth/oidc/${name}/callback`));
  server = await testServer(settings());
});
const settings = () => ({
  PUBLIC_URL: APP,
  GOOGLE_ISSUER: issuer.url,
  GOOGLE_CLIENT_ID: issuer.clientId,
  GOOGLE_CLIENT_SECRET: issuer.clientSecret,
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Goes through the issuer's pages as a popup does, and returns the URL that leads back to the app. */
async function throughIssuer(from: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(from);
  for (let hop = 0; url.origin === issuer.url && hop < 10; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the issuer answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}

function resultOf(page: string): OidcResult {
  const content = /name="result" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return JSON.parse(content.replaceAll('&quot;', '"'));
}

const pathOf = ({ pathname, search }: URL) => (pathname + search).replace('/api', '');

async function begin(browser: Browser, flow = 'flow-1', language: Language = 'en'): Promise<URL> {
  const start = await browser.send('GET', oidcStartPath('google', flow, language).replace('/api', ''));
  expect(start.statusCode).toBe(303);
  expect(start.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  return throughIssuer(String(start.headers.location));
}

async function popupOf(browser: Browser, person: IssuerPerson | null, language: Language = 'en') {
  issuer.person = person;
  return browser.send('GET', pathOf(await begin(browser, 'flow-1', language)));
}

async function signIn(browser: Browser, person: IssuerPerson | null): Promise<OidcResult> {
  const page = await popupOf(browser, person);
  expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  return resultOf(page.body);
}

const signedIn = { type: 'crisper-oidc', flow: 'flow-1', outcome: 'signed-in' };
const failed = (failure: string) => ({ type: 'crisper-oidc', flow: 'flow-1', outcome: 'failed', failure });

const ana: IssuerPerson = {
  sub: 'ana-at-issuer',
  email: 'Ana@Example.com',
  email_verified: true,
  name: 'Ana',
  picture: 'https://pictures.example/ana.png',
};

describe('signing in through a provider', () => {
  test('opens an account in the language of the page, which the popup speaks, too', async () => {
    const browser = server.browser();
    const popup = await popupOf(browser, { ...ana, sub: 'german', email: 'german@example.com' }, 'de');
    expect(resultOf(popup.body)).toEqual(signedIn);
    expect(popup.body).toContain('<html lang="de">');
    expect(popup.body).toContain('Du bist angemeldet.');
    expect(popup.body).toContain('href="/de/dashboard"');
    expect((await browser.refresh()).json().user.language).toBe('de');
  });

  test('opens an account, and finds it again by issuer and subject', async () => {
    const browser = server.browser();
    expect(await signIn(browser, ana)).toEqual(signedIn);
    const first = (await browser.refresh()).json();
    expect(first.user).toMatchObject({
      email: 'ana@example.com',
      displayName: 'Ana',
      photoURL: 'https://pictures.example/ana.png',
      emailSeenBy: 'signed-in',
      hasPassword: false,
    });
    const other = server.browser();
    expect(await signIn(other, { ...ana, email: 'renamed@example.com', email_verified: false })).toEqual(
      signedIn,
    );
    expect((await other.refresh()).json().user).toEqual(first.user);
  });

  test('is among the ways to sign in, beside a password that was set later', async () => {
    const browser = server.browser();
    await signIn(browser, { ...ana, sub: 'two-ways', email: 'two-ways@example.com' });
    await browser.refresh();
    const ways = async () => (await browser.send('GET', '/account/sign-in-ways')).json();
    expect(await ways()).toMatchObject([{ provider: 'Google' }]);
    await browser.send('POST', '/account/password', { newPassword: PASSWORD });
    expect(await ways()).toMatchObject([{ provider: null }, { provider: 'Google' }]);
  });

  test('leaves only the session’s cookies, and no token on the page', async () => {
    const browser = server.browser();
    issuer.person = ana;
    const page = await browser.send('GET', pathOf(await begin(browser)));
    expect([...browser.cookies.keys()].sort()).toEqual([
      'crisper_device',
      'crisper_pictures',
      'crisper_session',
    ]);
    expect(page.body).not.toMatch(/eyJ/);
    expect(page.body).not.toMatch(/<script>|onload=/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('tells when the person refuses', async () => {
    const browser = server.browser();
    expect(await signIn(browser, null)).toEqual(failed('denied'));
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('tells when there is no address', async () => {
    expect(await signIn(server.browser(), { sub: 'nameless' })).toEqual(failed('email_missing'));
  });

  test.each([
    ['closed', 'registration_closed'],
    ['invited', 'registration_by_invitation'],
  ])(
    'opens no account where registration is %s, and lets those in who have one',
    async (REGISTRATION, told) => {
      const strict = await testServer({ ...settings(), REGISTRATION });
      expect(await signIn(strict.browser(), ana)).toEqual(failed(told));
      await strict.signUp('ana@example.com');
      expect(await signIn(strict.browser(), ana)).toEqual(signedIn);
      await strict.close();
    },
  );

  test('takes nothing that cannot be a name or a picture', async () => {
    const browser = server.browser();
    const person = {
      sub: 'odd',
      email: 'odd@example.com',
      email_verified: true,
      name: ' ',
      picture: 'javascript:1',
    };
    expect(await signIn(browser, person)).toEqual(signedIn);
    expect((await browser.refresh()).json().user).toMatchObject({ displayName: null, photoURL: null });
  });

  test('takes an email address that the provider gives as the name for no name', async () => {
    const browser = server.browser();
    const email = 'unnamed@example.com';
    const person = { sub: 'unnamed', email, email_verified: true, name: email };
    expect(await signIn(browser, person)).toEqual(signedIn);
    expect((await browser.refresh()).json().user).toMatchObject({ email, displayName: null });
  });
});

describe('an address that has an account', () => {
  let people = 0;
  async function member(): Promise<{ owner: Browser; email: string }> {
    const owner = server.browser();
    const email = `member${people++}@example.com`;
    await owner.register(email, PASSWORD);
    return { owner, email };
  }

  test.each([[false], ['false'], ['true'], [1], [null], [undefined]])(
    'is not given to somebody whose email_verified is %j',
    async (email_verified) => {
      const { owner, email } = await member();
      const browser = server.browser();
      const person = { sub: `claims-${email}`, email, email_verified };
      expect(await signIn(browser, person)).toEqual(failed('email_not_verified'));
      expect((await browser.refresh()).statusCode).toBe(401);
      expect((await owner.refresh()).statusCode).toBe(200);
    },
  );

  test('is its verified owner’s: a squatter’s password, sessions and calendar address are dropped', async () => {
    const { owner: squatter, email } = await member();
    const calendar = new URL((await squatter.send('POST', '/account/calendar')).json().url).pathname;
    const browser = server.browser();
    expect(await signIn(browser, { sub: `owner-${email}`, email, email_verified: true })).toEqual(signedIn);
    expect((await server.app.inject(calendar)).statusCode).toBe(404);
    expect((await squatter.send('POST', '/verify-token')).json()).toEqual({ valid: false });
    expect((await squatter.refresh()).statusCode).toBe(401);
    expect((await squatter.login(email, PASSWORD)).json().code).toBe('wrong_password');
    expect((await browser.refresh()).json().user).toMatchObject({ email, hasPassword: false });
  });

  test('keeps its password when it was proven before', async () => {
    const { owner, email } = await member();
    await server.db
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    const browser = server.browser();
    expect(await signIn(browser, { sub: `linked-${email}`, email, email_verified: true })).toEqual(signedIn);
    expect((await owner.refresh()).statusCode).toBe(200);
    expect((await browser.refresh()).json().user).toMatchObject({ email, hasPassword: true });
  });

  test('that an unverified sign-in opened goes to its verified owner as well', async () => {
    const email = 'squatted@example.com';
    const squatter = server.browser();
    expect(await signIn(squatter, { sub: 'squatter', email, email_verified: false })).toEqual(signedIn);
    const owner = server.browser();
    expect(await signIn(owner, { sub: 'true owner', email, email_verified: true })).toEqual(signedIn);
    expect((await squatter.refresh()).statusCode).toBe(401);
    expect(await signIn(squatter, { sub: 'squatter', email, email_verified: false })).toEqual(
      failed('email_not_verified'),
    );
    expect((await owner.refresh()).statusCode).toBe(200);
  });
});

describe('coming back', () => {
  test('to another browser than the one that left is refused', async () => {
    issuer.person = ana;
    const back = await begin(server.browser());
    const victim = server.browser();
    const page = await victim.send('GET', pathOf(back));
    expect(resultOf(page.body)).toMatchObject({ outcome: 'failed', failure: 'expired' });
    expect(victim.cookies.size).toBe(0);
  });

  test('twice, or with another code or state, is refused', async () => {
    issuer.person = ana;
    const browser = server.browser();
    const back = await begin(browser);
    const other = await begin(browser, 'flow-2');
    const mixed = new URL(back);
    mixed.searchParams.set('code', 'made-up');
    expect(resultOf((await browser.send('GET', pathOf(mixed))).body)).toEqual(failed('failed'));
    expect(resultOf((await browser.send('GET', pathOf(back))).body)).toMatchObject({ failure: 'expired' });
    // The other popup is not disturbed.
    expect(resultOf((await browser.send('GET', pathOf(other))).body)).toEqual({
      ...signedIn,
      flow: 'flow-2',
    });
  });

  test('from nowhere shows a page and signs nobody in', async () => {
    const answer = await server
      .browser()
      .send('GET', `/auth/oidc/google/callback?code=x&state=${'s'.repeat(43)}`);
    expect(resultOf(answer.body)).toMatchObject({ failure: 'expired' });
    expect((await server.browser().send('GET', '/auth/oidc/google/callback')).statusCode).toBe(404);
  });
});

test('a page of another site cannot start it', async () => {
  const browser = server.browser();
  browser.headers = { 'sec-fetch-site': 'cross-site' };
  expect((await browser.send('GET', '/auth/oidc/google/start')).statusCode).toBe(403);
});

test('a provider that is not set up says so', async () => {
  const page = await server.browser().send('GET', '/auth/oidc/oidc/start?flow=flow-1');
  expect(resultOf(page.body)).toEqual(failed('provider_not_configured'));
  expect((await server.browser().send('GET', '/auth/oidc/other/start')).statusCode).toBe(404);
  expect((await server.browser().send('GET', '/auth/providers')).json()).toEqual({
    google: true,
    oidc: null,
    firebase: null,
    registration: 'open',
    sendsMail: false,
    looksUpProducts: false,
    readsRecipePages: true,
  });
});

test('an issuer that is away is asked again later', async () => {
  const lonely = await testServer({
    OIDC_ISSUER: 'http://127.0.0.1:9/',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'x',
    OIDC_NAME: 'Our school',
  });
  const page = await lonely.browser().send('GET', '/auth/oidc/oidc/start?flow=flow-1');
  expect(resultOf(page.body)).toEqual(failed('failed'));
  expect((await lonely.browser().send('GET', '/auth/providers')).json().oidc).toEqual({ name: 'Our school' });
  await lonely.close();
});
