import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#testing/raw-connection.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
let app: FastifyInstance;
let webApp: string;
let port: number;

/** The smallest possible built web app. */
beforeAll(async () => {
  server = await testServer();
  webApp = await mkdtemp(join(tmpdir(), 'crisper-web-'));
  const site = { languages: ['en'], routes: ['/about'], prerendered: [], styleHashes: [] };
  await writeFile(join(webApp, 'site.json'), JSON.stringify(site));
  await writeFile(join(webApp, 'shell.html'), '<html lang="en"><head></head><body></body></html>');
  app = await server.sibling({ webApp });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(webApp, { recursive: true, force: true });
});

interface Heard {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Over a bare connection, because no HTTP client would send most of this. */
async function ask(text: string): Promise<Heard> {
  const heard = await say(port, Buffer.from(text, 'latin1'));
  const [head = '', ...body] = heard.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = new Map(fields.map((field) => field.toLowerCase().split(': ', 2) as [string, string]));
  return { status: Number(line.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

const get = (path: string, method = 'GET') =>
  ask(`${method} ${path} HTTP/1.1\r\nHost: crisper.home.arpa\r\nConnection: close\r\n\r\n`);

function expectOurHeaders({ headers }: Heard): void {
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
}

const NOTHING_HERE = { code: 'route_not_found', message: 'There is nothing at this address.' };

describe('a path that cannot be decoded leads to nothing, in our words and with our headers', () => {
  test.each(['/%', '/%zz', '/%ff%fe', '/about%', '/about%E0%A4%A?x=%'])('the page %s', async (path) => {
    const heard = await get(path);
    expectOurHeaders(heard);
    expect([heard.status, heard.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(heard.body).toContain('<html lang="en">');
  });

  test.each(['/api/%', '/api/items/x/%ff', '/api/calendar/%.ics', '/api/%/%'])(
    'the call %s',
    async (path) => {
      const heard = await get(path);
      expectOurHeaders(heard);
      expect([heard.status, JSON.parse(heard.body)]).toEqual([404, NOTHING_HERE]);
    },
  );

  test('an item with such an id', async () => {
    const heard = await get('/api/items/%E0%A4%A');
    expect([heard.status, JSON.parse(heard.body).code]).toEqual([404, 'item_not_found']);
  });
});

test('an id of ten thousand letters names nothing, in our words and with our headers', async () => {
  const heard = await get(`/api/items/${'x'.repeat(10_000)}`);
  expectOurHeaders(heard);
  expect([heard.status, JSON.parse(heard.body).code]).toEqual([404, 'item_not_found']);
});

test.each([
  ['POST', '/about'],
  ['PUT', '/nothing'],
  ['DELETE', '/api/nothing'],
  ['OPTIONS', '/'],
])('there is nothing to %s at %s, in our words and with our headers', async (method, path) => {
  const heard = await get(path, method);
  expectOurHeaders(heard);
  expect([heard.status, JSON.parse(heard.body)]).toEqual([404, NOTHING_HERE]);
});

describe('what is not HTTP is refused in our words and with our headers', () => {
  test.each([
    ['a method that does not exist', 'BREW /api/health HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a header without a name', 'GET /api/health HTTP/1.1\r\nHost: a\r\n: a\r\n\r\n', 400],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two hosts',
      'GET /api/health HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['headers of 32 KiB', `GET /api/health HTTP/1.1\r\nX: ${'x'.repeat(32_768)}\r\n\r\n`, 431],
  ])('%s', async (_, text, status) => {
    const heard = await ask(text);
    expectOurHeaders(heard);
    expect(heard.status).toBe(status);
    expect(JSON.parse(heard.body)).toEqual({
      code: 'malformed_request',
      message: 'The request could not be read.',
    });
  });
});

test('an expectation that nobody knows is ignored', async () => {
  const heard = await ask(
    'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
  );
  expectOurHeaders(heard);
  expect([heard.status, JSON.parse(heard.body)]).toEqual([200, { status: 'ok' }]);
});

test('a file of a version that is gone is not there, and nobody keeps that or takes a page for it', async () => {
  const heard = await get('/assets/fridge-page-Ab12Cd34.js');
  expectOurHeaders(heard);
  expect([heard.status, heard.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(JSON.parse(heard.body)).toEqual(NOTHING_HERE);
});
