import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

const PROJECT = 'crisper-test';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const AUTH_DOMAIN = `${PROJECT}.firebaseapp.com`;
let server: TestServer;
let keyServer: Server;
let google: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  google = await generateKeyPair('RS256', { extractable: true });
  const jwks = {
    keys: [{ ...(await exportJWK(google.publicKey)), kid: 'google', alg: 'RS256', use: 'sig' }],
  };
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  server = await testServer({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN,
    FIREBASE_JWKS_URL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`,
  });
});
afterAll(async () => {
  await server.close();
  keyServer.closeAllConnections();
  keyServer.close();
});

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

const GOOGLE = { alg: 'RS256', kid: 'google', typ: 'JWT' };
const claims = (overrides: Record<string, unknown> = {}, header = GOOGLE) =>
  new SignJWT({
    sub: 'firebase-uid',
    iss: ISSUER,
    aud: PROJECT,
    iat: seconds(-10),
    exp: seconds(3600),
    auth_time: seconds(-10),
    email: 'ana@example.com',
    email_verified: true,
    name: 'Ana',
    ...overrides,
  }).setProtectedHeader(header);

const signed = (overrides?: Record<string, unknown>) => claims(overrides).sign(google.privateKey);
const exchange = (idToken: string, browser = server.browser()) =>
  browser.send('POST', '/auth/firebase', { idToken });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a Firebase ID token', () => {
  test('is exchanged for a session of ours', async () => {
    const browser = server.browser();
    const answer = await exchange(await signed(), browser);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'ana@example.com',
      displayName: 'Ana',
      emailSeenBy: 'signed-in',
      hasPassword: false,
    });
    expect((await browser.send('GET', '/account')).json()).toEqual(answer.json().user);
    expect((await browser.refresh()).statusCode).toBe(200);
    const again = await exchange(await signed());
    expect(again.json().user.uid).toBe(answer.json().user.uid);
  });

  const bad: Record<string, () => Promise<string>> = {
    'for another project': () => signed({ aud: 'another-project' }),
    'by another issuer': () => signed({ iss: 'https://securetoken.google.com/another-project' }),
    'signed by another key': async () => claims().sign((await generateKeyPair('RS256')).privateKey),
    'with an unknown key id': () => claims({}, { ...GOOGLE, kid: 'other' }).sign(google.privateKey),
    'not signed': async () => {
      const [, payload] = (await signed()).split('.');
      return `${encode({ alg: 'none', kid: 'google' })}.${payload}.`;
    },
    'signed by HS256 with the public key': async () =>
      claims({}, { ...GOOGLE, alg: 'HS256' }).sign(
        new TextEncoder().encode(await exportSPKI(google.publicKey)),
      ),
    'that has expired': () => signed({ exp: seconds(-60), iat: seconds(-4000) }),
    'issued in the future': () => signed({ iat: seconds(600) }),
    'of a sign-in in the future': () => signed({ auth_time: seconds(600) }),
    'not good yet': () => signed({ nbf: seconds(600) }),
    'of nobody': () => signed({ sub: '' }),
    'without a sign-in time': () => signed({ auth_time: undefined }),
    'that is rubbish': async () => 'rubbish',
  };

  test.each(Object.entries(bad))('%s is refused', async (_, makeToken) => {
    const browser = server.browser();
    const answer = await exchange(await makeToken(), browser);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('identity_not_proven');
    expect(browser.cookies.size).toBe(0);
  });

  test('of a new user opens an account before the email address is verified', async () => {
    const person = { sub: 'new-uid', email: 'new@example.com', email_verified: false };
    expect((await exchange(await signed(person))).statusCode).toBe(200);
    expect((await exchange(await signed(person))).statusCode).toBe(200);
  });

  test('does not open another person’s account by an unverified email address', async () => {
    await server.browser().register('taken@example.com', 'Secret words');
    const answer = await exchange(
      await signed({ sub: 'taker', email: 'taken@example.com', email_verified: 'true' }),
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('email_not_verified');
  });

  test('without an address is told so', async () => {
    const answer = await exchange(await signed({ sub: 'phone', email: undefined }));
    expect(answer.json().code).toBe('email_missing');
  });

  test('of a sign-in long ago does not count as a fresh one', async () => {
    const browser = server.browser();
    await exchange(
      await signed({ sub: 'stale', email: 'stale@example.com', auth_time: seconds(-1200) }),
      browser,
    );
    expect((await browser.send('DELETE', '/account', {})).json().code).toBe('sign_in_again');
    await exchange(await signed({ sub: 'stale', email: 'stale@example.com' }), browser);
    expect((await browser.send('DELETE', '/account', {})).statusCode).toBe(200);
  });
});

describe('the content security policy', () => {
  const policyOf = async (at: TestServer) =>
    String((await at.browser().send('GET', '/health')).headers['content-security-policy']);

  test('opens what the Firebase SDK needs', async () => {
    expect(await policyOf(server)).toContain(
      [
        "script-src 'self' https://apis.google.com",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        `frame-src https://${AUTH_DOMAIN}`,
      ].join('; '),
    );
    expect((await server.browser().send('GET', '/auth/providers')).json().firebase).toEqual({
      apiKey: 'public-key',
      authDomain: AUTH_DOMAIN,
      projectId: PROJECT,
    });
  });

  test('stays closed without it', async () => {
    const plain = await testServer();
    expect(await policyOf(plain)).not.toContain('google');
    await plain.close();
  });
});
