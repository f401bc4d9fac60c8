import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inDays, makeSigningKey, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const OWNER = 'ana@example.com';
const STRANGER = 'bo@example.com';

let server: TestServer;
let milk: Item;

beforeAll(async () => {
  server = await testServer();
  milk = await server.addItem(OWNER);
});
afterAll(() => server.close());

interface Call {
  path: () => string;
  body?: unknown;
}

/** A good call of each kind, made by the owner; a new endpoint does not compile without its entry. */
const calls: Record<keyof typeof api, Call> = {
  verifyToken: { path: () => '/verify-token' },
  listItems: { path: () => '/items' },
  summarizeItems: { path: () => '/items/summary' },
  getItem: { path: () => `/items/${milk._id}` },
  addItem: { path: () => '/items', body: newItem() },
  updateItem: {
    path: () => `/items/${milk._id}`,
    body: newItem({ title: 'Oat milk', expiryDate: inDays(9) }),
  },
  deleteItem: { path: () => `/items/${milk._id}` },
  setItemNote: { path: () => `/items/${milk._id}/note`, body: { userEmail: OWNER, text: 'Mine' } },
  deleteItemNote: { path: () => `/items/${milk._id}/note`, body: { userEmail: OWNER } },
  listMyItems: { path: () => `/my-items?email=${OWNER}` },
  listNotifications: { path: () => `/notifications/${OWNER}` },
  listActivities: { path: () => '/activities' },
  health: { path: () => '/health' },
  ready: { path: () => '/ready' },
};

const endpoints = Object.entries<Endpoint>(api) as [keyof typeof api, Endpoint][];
const guarded = endpoints.filter(([, { access }]) => access !== 'anyone');
const named = endpoints.filter(([, { access }]) => access === 'owner' || access === 'self');

async function make(name: keyof typeof api, token: string | null) {
  const client = token === null ? await server.as(null) : server.withToken(token);
  return client.send(api[name].method, calls[name].path(), calls[name].body);
}

async function claims(typ = 'at+jwt') {
  const { accountId, email } = await server.signUp(OWNER);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'EdDSA', typ, kid: server.key.id })
    .setSubject(accountId)
    .setIssuer('crisper')
    .setAudience('crisper-api')
    .setIssuedAt()
    .setExpirationTime('10m');
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens that speak for the owner and must not be believed. */
const badTokens: Record<string, () => Promise<string>> = {
  expired: async () =>
    (await claims()).setExpirationTime(new Date(Date.now() - 1000)).sign(server.key.privateKey),
  'not yet valid': async () => (await claims()).setNotBefore('1h').sign(server.key.privateKey),
  'wrongly issued': async () => (await claims()).setIssuer('somebody-else').sign(server.key.privateKey),
  'meant for others': async () => (await claims()).setAudience('another-api').sign(server.key.privateKey),
  'of another type': async () => (await claims('JWT')).sign(server.key.privateKey),
  'signed by a stranger': async () => (await claims()).sign((await makeSigningKey()).privateKey),
  'tampered with': async () => {
    const [header, , signature] = (await (await claims()).sign(server.key.privateKey)).split('.');
    const stranger = await server.signUp(STRANGER);
    const payload = {
      sub: stranger.accountId,
      email: OWNER,
      iss: 'crisper',
      aud: 'crisper-api',
      exp: 9_999_999_999,
    };
    return `${header}.${encode(payload)}.${signature}`;
  },
  unsigned: async () => {
    const [, payload] = (await (await claims()).sign(server.key.privateKey)).split('.');
    return `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
  },
};

test('every call of the contract is on the air, and nothing else but the documents', () => {
  const served = server.routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  const declared = endpoints.map(([, { method, path }]) => `${method} /api${path}`);
  const documents = ['GET /api/docs', 'GET /api/docs/style.css', 'GET /api/docs/openapi.json'];
  expect(served.filter((route) => route.includes('/api')).sort()).toEqual([...declared, ...documents].sort());
});

describe.each(guarded)('%s', (name) => {
  test('refuses a visitor', async () => {
    const answer = await make(name, null);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please log in to continue.' });
  });

  test.each(Object.entries(badTokens))('refuses a token that is %s', async (_, makeToken) => {
    const answer = await make(name, await makeToken());
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('invalid_token');
  });
});

test.each(named)('%s refuses a stranger', async (name) => {
  const answer = await make(name, await server.tokens.sign(await server.signUp(STRANGER)));
  expect(answer.statusCode).toBe(403);
});

test.each(endpoints)('%s serves the owner', async (name) => {
  milk = await server.addItem(OWNER);
  const answer = await make(name, await server.tokens.sign(await server.signUp(OWNER)));
  expect(answer.statusCode, answer.body).toBeLessThan(300);
});

test.each(Object.entries(badTokens))('a token that is %s is told to be no good', async (_, makeToken) => {
  const answer = await make('verifyToken', await makeToken());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ valid: false });
});

test.each([
  ['rubbish', 'rubbish'],
  ['nothing', ''],
])('%s instead of a token is told to be no good', async (_, token) => {
  expect((await make('verifyToken', token)).json()).toEqual({ valid: false });
});

test('a good token is told to be good', async () => {
  const answer = await make('verifyToken', await server.tokens.sign(await server.signUp(OWNER)));
  expect(answer.json()).toEqual({ valid: true });
});
