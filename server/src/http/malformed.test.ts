import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#testing/raw-connection.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
let port: number;
let authorization: string;

beforeAll(async () => {
  server = await testServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const token = await server.tokens.sign(await server.signUp('ana@example.com'));
  authorization = `Authorization: Bearer ${token}`;
});
afterAll(() => server.close());

const HOST = 'Host: crisper.home.arpa';
const JSON_TYPE = 'Content-Type: application/json';
const request = (line: string, headers: string[], body = '') =>
  Buffer.from([line, ...headers, '', body].join('\r\n'), 'latin1');
/** The request that follows. It closes the connection if the server is still in step. */
const NEXT = request('GET /api/health HTTP/1.1', [HOST, 'Connection: close']);
/** Hidden in bytes that a parser may take for a body; must never get a response. */
const HIDDEN = 'GET /api/docs/openapi.json HTTP/1.1\r\nHost: crisper.home.arpa\r\n\r\n';

const statusesIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)).filter((it) => it !== 100);

const post =
  (headers: string[], body = '') =>
  () =>
    request('POST /api/items HTTP/1.1', [HOST, authorization, JSON_TYPE, ...headers], body);
const get = (headers: string[]) => () => request('GET /api/health HTTP/1.1', [HOST, ...headers]);
const sized = (body: string) => post([`Content-Length: ${Buffer.byteLength(body, 'latin1')}`], body);
const chunked = (body: string) => post(['Transfer-Encoding: chunked'], body);
const CHUNKED_HIDDEN = `0\r\n\r\n${HIDDEN}`;

test.each<[string, () => Buffer]>([
  ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], CHUNKED_HIDDEN)],
  ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 5'], CHUNKED_HIDDEN)],
  ['two lengths', post([`Content-Length: ${HIDDEN.length}`, 'Content-Length: 0'], HIDDEN)],
  ['the same length twice', post(['Content-Length: 2', 'Content-Length: 2'], '{}')],
  ['a list of lengths', post([`Content-Length: 0, ${HIDDEN.length}`], HIDDEN)],
  ['a length with a sign', post(['Content-Length: +2'], '{}')],
  ['a length below zero', post(['Content-Length: -1'], HIDDEN)],
  ['a length in another base', post(['Content-Length: 0x2'], '{}')],
  ['a length beyond numbers', post([`Content-Length: ${'9'.repeat(30)}`], '{}')],
  ['chunks under another name', post(['Transfer-Encoding: xchunked'], CHUNKED_HIDDEN)],
  ['chunks that are not last', post(['Transfer-Encoding: chunked, identity'], CHUNKED_HIDDEN)],
  ['chunks twice', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], CHUNKED_HIDDEN)],
  ['chunks after a tab', post(['Transfer-Encoding:\x0bchunked'], CHUNKED_HIDDEN)],
  ['a blank before the colon', post(['Transfer-Encoding : chunked'], CHUNKED_HIDDEN)],
  ['a header on two lines', post(['Transfer-Encoding:', ' chunked'], CHUNKED_HIDDEN)],
  ['a chunk of no size', chunked('zz\r\n{}\r\n0\r\n\r\n')],
  ['a chunk longer than it says', chunked(`2\r\n{}${HIDDEN}\r\n0\r\n\r\n`)],
  ['a chunk of a size below zero', chunked('-2\r\n{}\r\n0\r\n\r\n')],
  ['a chunk of a size beyond numbers', chunked(`${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`)],
  ['chunks with endless extensions', chunked(`2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`)],
  ['chunks of more than 64 KiB', chunked(`${(70_000).toString(16)}\r\n${' '.repeat(70_000)}\r\n0\r\n\r\n`)],
  ['lines that end in half', () => Buffer.from(`GET /api/health HTTP/1.1\n${HOST}\n\n`)],
  ['a NUL in a header', get(['X-Note: a\0b'])],
  ['a NUL in a name', get(['X-No\0te: a'])],
  ['a header without a name', get([': a'])],
  ['a header of 32 KiB', get([`X-Note: ${'x'.repeat(32_768)}`])],
  ['five thousand headers', get(Array.from({ length: 5000 }, (_, at) => `X-${at}: ${at}`))],
  ['no host', () => request('GET /api/health HTTP/1.1', ['X: y'])],
  ['two hosts', get(['Host: other.example'])],
  ['an address of 32 KiB', () => request(`GET /api/${'x'.repeat(32_768)} HTTP/1.1`, [HOST])],
  ['a NUL in the address', () => request('GET /api/he\0alth HTTP/1.1', [HOST])],
  ['an unfinished escape', () => request('GET /api/items/%E0%A4%A HTTP/1.1', [HOST])],
  ['a method that does not exist', () => request('BREW /api/health HTTP/1.1', [HOST])],
  ['a protocol that does not exist', () => request('GET /api/health HTTP/9.9', [HOST])],
  ['a greeting in HTTP/2', () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  ['a way to somewhere else', () => request('CONNECT 127.0.0.1:1 HTTP/1.1', [HOST])],
  ['a TLS greeting', () => Buffer.from('160301020001000001fc0303', 'hex')],
  ['more than 64 KiB', sized(JSON.stringify(newItem({ description: 'x'.repeat(70_000) })))],
  ['an array within arrays, thirty thousand times', sized('['.repeat(30_000) + ']'.repeat(30_000))],
  ['an object within objects, ten thousand times', sized(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
  ['a NUL in JSON', sized('{"title":"a\0b"}')],
  ['an escaped NUL', sized(JSON.stringify(newItem({ title: 'a\0b' })))],
  ['half of a pair', sized(JSON.stringify(newItem({ title: '\ud83e' })))],
])('%s is refused, and nothing behind it is taken for something else', async (_, attack) => {
  const [first, ...rest] = statusesIn(await say(port, attack(), NEXT));
  if (first !== undefined) expect(first).toSatisfy((status: number) => status >= 400 && status < 500);
  expect([[], [200]]).toContainEqual(rest);
  expect((await fetch(`http://127.0.0.1:${port}/api/items`)).headers.get('x-total-count')).toBe('0');
});

test.each([
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('JSON under the name of %s is not read as JSON', async (type) => {
  const body = JSON.stringify(newItem());
  const headers = [HOST, authorization, `Content-Type: ${type}`, `Content-Length: ${body.length}`];
  const statuses = statusesIn(await say(port, request('POST /api/items HTTP/1.1', headers, body), NEXT));
  expect(statuses).toEqual([415, 200]);
});

test.each([
  'http://evil.example/api/health',
  'http://evil.example',
  '//evil.example/about/',
  '//evil.example/%2e%2e',
  '/\\evil.example/about/',
  '/about/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/%',
  '/%ff%fe',
  '/about%2f',
  '/?%',
  '/api/items?search=%ff&search=%00&__proto__[x]=1',
  '/#',
  '?',
])('the address %s leads to nothing of the machine and nowhere else', async (address) => {
  const heard = await say(port, request(`GET ${address} HTTP/1.1`, [HOST]), NEXT);
  const [first, ...rest] = statusesIn(heard);
  expect(first).toBeLessThan(500);
  expect([[], [200]]).toContainEqual(rest);
  expect(heard).not.toMatch(/root:[^:]*:0:|"private": true|location: *(\/\/|\/\\|http)/i);
});
