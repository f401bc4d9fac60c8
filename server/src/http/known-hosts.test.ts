import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

const ask = (server: TestServer, host: string, url = '/api/items') =>
  server.app.inject({ url, headers: { host } });
const statusOf = async (server: TestServer, host: string, url?: string) =>
  (await ask(server, host, url)).statusCode;

describe('a server without a name of its own', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  test.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.5:3000',
    '[::1]:3000',
    '[fd00::5]',
    'raspberrypi:3000',
    'Kitchen.local',
    'crisper.home.arpa',
    'crisper.localhost',
  ])('is found as %s', async (host) => {
    expect(await statusOf(server, host)).toBe(200);
  });

  test.each([
    'evil.example',
    'EVIL.example:3000',
    'evil.example.',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])('is none for %s, whatever is asked for', async (host) => {
    const answer = await ask(server, host);
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'unknown_host']);
    for (const url of ['/', '/api/kitchens', '/metrics']) expect(await statusOf(server, host, url)).toBe(421);
  });

  test('gives what it has ready for visitors to nobody who asks under another name', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const askFor = async (host: string) => {
      const [response] = await once(get(`${address}/api/items`, { headers: { host } }), 'response');
      return [response.statusCode, await text(response)];
    };
    for (let time = 0; time < 2; time++) expect(await askFor('kitchen.local')).toEqual([200, '[]']);
    const [status, body] = await askFor('evil.example');
    expect([status, JSON.parse(body).code]).toEqual([421, 'unknown_host']);
  });

  test('tells a balancer whether it is well under any name', async () => {
    for (const url of ['/api/health', '/api/ready'])
      expect(await statusOf(server, 'balancer.example', url)).toBe(200);
  });
});

test.each<[Record<string, string>, string, number]>([
  [{ PUBLIC_URL: 'https://crisper.example' }, 'crisper.example', 200],
  [{ PUBLIC_URL: 'https://crisper.example:8443' }, 'crisper.example:8443', 200],
  [{ PUBLIC_URL: 'https://crisper.example' }, '192.168.1.5:3000', 200],
  [{ PUBLIC_URL: 'https://crisper.example' }, 'evil.example', 421],
  [{ ALLOWED_HOSTS: 'food.example, crisper.tail.ts.net' }, 'crisper.tail.ts.net', 200],
  [{ ALLOWED_HOSTS: 'food.example' }, 'evil.example', 421],
  [{ ALLOWED_HOSTS: '*' }, 'any.example', 200],
  [{ TRUST_PROXY: '10.0.0.1' }, 'any.example', 200],
])('with %j, a request for %s ends with %i', async (env, host, status) => {
  const server = await testServer(env);
  expect(await statusOf(server, host)).toBe(status);
  await server.close();
});
