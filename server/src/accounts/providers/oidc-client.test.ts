import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOidcClient } from './oidc-client.ts';

const CALLBACK = 'http://localhost:3000/api/auth/oidc/oidc/callback';
let server: Server;
let issuer: string;
let key: CryptoKey;
/** The response of the issuer's token endpoint. */
let idToken: string;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'issuer', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      },
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: idToken },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function finishWith(overrides: Record<string, unknown>, signer: CryptoKey = key, state?: string) {
  const client = createOidcClient({ issuer, clientId: 'crisper', clientSecret: 'secret', name: 'Test' });
  const { url, pending } = await client.begin(CALLBACK);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  const now = Math.floor(Date.now() / 1000);
  idToken = await new SignJWT({
    iss: issuer,
    aud: 'crisper',
    sub: 'ana',
    iat: now,
    exp: now + 60,
    nonce: pending.nonce,
    email: 'ana@example.com',
    email_verified: true,
    ...overrides,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'issuer' })
    .sign(signer);
  return client.finish(new URL(`${CALLBACK}?code=x&state=${state ?? pending.state}`), pending);
}

test('an ID token by the issuer, for us and for this sign-in is believed', async () => {
  expect(await finishWith({})).toMatchObject({
    subject: 'ana',
    email: 'ana@example.com',
    emailVerified: true,
  });
});

test.each([
  ['for somebody else', { aud: 'another' }],
  ['by somebody else', { iss: 'https://evil.example' }],
  ['for another sign-in', { nonce: 'another' }],
  ['for no sign-in', { nonce: undefined }],
  ['that has expired', { exp: 1 }],
])('one %s is not', async (_, overrides) => {
  await expect(finishWith(overrides)).rejects.toMatchObject({ failure: 'failed' });
});

test('one signed by another key is not', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  await expect(finishWith({}, privateKey)).rejects.toMatchObject({ failure: 'failed' });
});

test('nor is one that comes with another state', async () => {
  await expect(finishWith({}, key, 'another')).rejects.toMatchObject({ failure: 'failed' });
});
