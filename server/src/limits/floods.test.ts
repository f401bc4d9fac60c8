import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { networkOf } from './throttle.ts';

const LIMIT = 2;
const limits = Object.fromEntries(
  ['SIGN_UPS', 'RESETS', 'MESSAGES', 'SUBSCRIPTIONS'].map((name) => [
    `LIMIT_${name}_PER_ADDRESS`,
    String(LIMIT),
  ]),
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer(limits);
});
afterAll(() => server.close());

const newAddress = () => `${crypto.randomUUID()}@example.com`;
/** Actions that are limited for each network, each time with a new email address. */
const calls: Record<string, () => object> = {
  '/auth/register': () => ({ name: 'Ana', email: newAddress(), password: 'Secret words' }),
  '/auth/password-reset': () => ({ email: newAddress() }),
  '/contact': () => ({ name: 'Ana', email: newAddress(), message: 'Hello' }),
  '/newsletter': () => ({ email: newAddress() }),
};

let networks = 0;
const newNetwork = () => `2001:db8:${(++networks).toString(16)}:7`;

interface Caller {
  from: string;
  headers?: Record<string, string>;
  spelled?: string;
}

async function call(path: string, { from, headers = {}, spelled = path }: Caller, at = server) {
  const browser = at.browser();
  browser.remoteAddress = from;
  browser.headers = headers;
  return (await browser.send('POST', spelled, calls[path]?.())).statusCode;
}

describe.each(Object.keys(calls))('once %s was called too often from a network', (path) => {
  async function flooded(): Promise<string> {
    const network = newNetwork();
    for (let time = 0; time < LIMIT; time++)
      expect(await call(path, { from: `${network}::1` })).toBeLessThan(300);
    return network;
  }

  test('no other address of that network helps, and other networks go on', async () => {
    const network = await flooded();
    for (const host of [':1', ':2', ':ffff:1', 'ffff:ffff:ffff:ffff'])
      expect(await call(path, { from: `${network}:${host}` }), host).toBe(429);
    expect(await call(path, { from: `${newNetwork()}::1` })).toBeLessThan(300);
  });

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '2001:db8:ffff::1, 203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['x-client-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
    ['x-original-url', '/api/health'],
    ['x-http-method-override', 'GET'],
  ])('the header %s: %s does not help', async (name, value) => {
    const network = await flooded();
    expect(await call(path, { from: `${network}::1`, headers: { [name]: value } })).toBe(429);
  });

  test.each<[string, (path: string) => string]>([
    ['a query', (it) => `${it}?x=1`],
    ['an empty query', (it) => `${it}?`],
    ['an escaped letter', (it) => `/%${it.charCodeAt(1).toString(16)}${it.slice(2)}`],
    ['a blank behind it', (it) => `${it}%20`],
    ['a slash behind it', (it) => `${it}/`],
    ['two slashes', (it) => `/${it}`],
    ['capital letters', (it) => it.toUpperCase()],
    ['a detour', (it) => `/health/..${it}`],
    ['an escaped detour', (it) => `/health/%2e%2e${it}`],
    ['an escaped slash', (it) => `%2f${it.slice(1)}`],
    ['a dot', (it) => `/.${it}`],
    ['a semicolon', (it) => `${it};x`],
    ['a NUL', (it) => `${it}%00`],
  ])('%s in the address does not help', async (_, spell) => {
    const network = await flooded();
    const status = await call(path, { from: `${network}::1`, spelled: spell(path) });
    expect([400, 404, 429]).toContain(status);
  });
});

test.each([
  ['off', '1.2.3.4', ['9.9.9.1', '9.9.9.2', '9.9.9.3'], 429],
  ['on', '1.2.3.4', ['9.9.9.1', '9.9.9.2', '9.9.9.3'], 201],
  ['on', '1.2.3.4', ['9.9.9.1, 9.9.9.9', '9.9.9.2, 9.9.9.9', '9.9.9.3, 9.9.9.9'], 429],
  ['on', '1.2.3.4', ['9.9.9.9:1001', '9.9.9.9:1002', '9.9.9.9:1003'], 429],
  ['on', '1.2.3.4', ['[2001:db8::1]:1', '[2001:db8::2]:2', '2001:db8::3'], 429],
  ['1.2.3.4, 10.0.0.0/8', '10.1.1.1', ['9.9.9.1', '9.9.9.2', '9.9.9.3'], 201],
  [
    '1.2.3.4, 10.0.0.0/8',
    '10.1.1.1',
    ['8.8.8.1, 9.9.9.9, 1.2.3.4', '8.8.8.2, 9.9.9.9', '9.9.9.9, 10.2.2.2'],
    429,
  ],
  ['1.2.3.4, 10.0.0.0/8', '5.6.7.8', ['9.9.9.1', '9.9.9.2', '9.9.9.3'], 429],
])('with TRUST_PROXY=%s, what comes from %s for %j ends with %i', async (trust, from, forwarded, last) => {
  const proxied = await testServer({ ...limits, TRUST_PROXY: trust });
  const statuses = [];
  for (const header of forwarded)
    statuses.push(await call('/auth/register', { from, headers: { 'x-forwarded-for': header } }, proxied));
  expect(statuses).toEqual([201, 201, last]);
  await proxied.close();
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:80', '1.2.3.4'],
  ['[2001:db8::1]:80', '2001:db8:0:0'],
  ['2001:DB8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is in the network %s', (address, network) => expect(networkOf(address)).toBe(network));
