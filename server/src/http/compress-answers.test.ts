import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const FOODS = ['Oat milk', 'Butter', 'Sourdough bread', 'Baby spinach', 'Salmon fillet', 'Cherry tomatoes'];
const BROWSER = 'gzip, deflate, br, zstd';
const FILM = Buffer.from('not much of a film, but a file');

let server: TestServer;
let app: FastifyInstance;
let token: string;
let webApp: string;

beforeAll(async () => {
  server = await testServer();
  webApp = await mkdtemp(join(tmpdir(), 'crisper-compressed-'));
  const site = { languages: ['en'], routes: ['/items/:itemId'], prerendered: [], styleHashes: [] };
  const shell = `<html lang="en"><head></head><body>${'<p>Loading…</p>'.repeat(100)}</body></html>`;
  await writeFile(join(webApp, 'site.json'), JSON.stringify(site));
  await writeFile(join(webApp, 'shell.html'), shell);
  await writeFile(join(webApp, 'film.mp4'), FILM);
  await writeFile(join(webApp, 'words.txt'), 'a'.repeat(2000));
  await writeFile(join(webApp, 'words.txt.gz'), gzipSync('a'.repeat(2000)));
  app = await server.sibling({ webApp });
  token = await server.tokens.sign(await server.signUp(ANA));
  for (let at = 0; at < 100; at += 1) await server.addItem(ANA, { title: `${FOODS[at % 6]} ${at}` });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(webApp, { recursive: true, force: true });
});

const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
type Encoding = keyof typeof decoders;

function ask(
  url: string,
  encodings = '',
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const accepted = encodings && { 'accept-encoding': encodings };
  return app.inject({ method, url, headers: { ...accepted, ...headers } });
}
const asAna = (url: string, encodings?: string) => ask(url, encodings, { authorization: `Bearer ${token}` });

const encodingOf = ({ headers }: LightMyRequestResponse) => headers['content-encoding'];
const decoded = (answer: LightMyRequestResponse) =>
  decoders[encodingOf(answer) as Encoding](answer.rawPayload).toString();

describe('a hundred foods take less than a quarter of their bytes', () => {
  test.each(['zstd', 'br', 'gzip'] as const)(
    'for a signed-in person who accepts %s alone',
    async (encoding) => {
      const plain = await asAna('/api/items?limit=100');
      const small = await asAna('/api/items?limit=100', encoding);
      expect(encodingOf(plain)).toBeUndefined();
      expect(encodingOf(small)).toBe(encoding);
      expect(decoded(small)).toBe(plain.body);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
      expect(small.headers['x-total-count']).toBe(plain.headers['x-total-count']);
    },
  );

  test.each([
    ['gzip', 'gzip', 99],
    ['br;q=0.1, gzip;q=0.9', 'gzip', 98],
    [BROWSER, 'zstd', 97],
  ])('for a visitor who takes %s and asks what nobody asked before', async (accepted, encoding, limit) => {
    const small = await ask(`/api/items?limit=${limit}`, accepted);
    expect([small.statusCode, encodingOf(small)]).toEqual([200, encoding]);
    expect(JSON.parse(decoded(small))).toHaveLength(limit);
  });
});

test.each(['br;q=0, gzip;q=0', 'identity', 'deflate'])(
  'a caller who takes %s gets it as it is',
  async (accepted) => {
    const answer = await asAna('/api/items?limit=100', accepted);
    expect([encodingOf(answer), answer.json().length]).toEqual([undefined, 100]);
  },
);

test('an answer too large to be made while others wait is the same', async () => {
  const description = 'From the market, opened on Monday. '.repeat(20).trim();
  for (let at = 0; at < 100; at += 1) await server.addItem(ANA, { title: `Jar ${at}`, description });
  const { body } = await asAna('/api/items?limit=100');
  expect(body.length).toBeGreaterThan(64 * 1024);
  for (const encoding of ['zstd', 'br', 'gzip']) {
    expect(decoded(await asAna('/api/items?limit=100', encoding))).toBe(body);
  }
});

describe('documents are compressed like calls:', () => {
  test.each(['/api/docs', '/api/docs/openapi.json', '/metrics'])('%s', async (path) => {
    const small = await ask(path, 'gzip');
    expect([small.statusCode, encodingOf(small)]).toEqual([200, 'gzip']);
    expect(small.headers.vary).toContain('accept-encoding');
    expect(decoded(small).length).toBeGreaterThan(small.rawPayload.length);
  });

  test('a calendar', async () => {
    const made = await (await server.as(ANA)).send('POST', '/account/calendar');
    const { pathname } = new URL(made.json().url);
    const small = await ask(pathname, 'gzip');
    expect(encodingOf(small)).toBe('gzip');
    expect(decoded(small)).toContain('BEGIN:VCALENDAR');
    const known = await ask(pathname, 'br', { 'if-none-match': String(small.headers.etag) });
    expect([known.statusCode, encodingOf(known), known.body]).toEqual([304, undefined, '']);
  });

  test('a page that shows what its link is about', async () => {
    const { _id } = await server.addItem(ANA, { title: 'Goat cheese' });
    const plain = await ask(`/items/${_id}`);
    const small = await ask(`/items/${_id}`, 'gzip');
    expect(encodingOf(small)).toBe('gzip');
    expect(decoded(small)).toBe(plain.body);
    expect(small.headers.etag).toMatch(/^W\//);
    expect(small.headers.vary).toBe('Cookie, accept-encoding');
    const known = await ask(`/items/${_id}`, 'br', { 'if-none-match': String(small.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });
});

test('a list in one encoding is unchanged in every other', async () => {
  // A list's ETag may be a tenth of a second old, so right after a write the list is requested again.
  await expect
    .poll(async () => {
      const { headers } = await asAna('/api/items?limit=50', 'br');
      expect(headers.etag).toMatch(/^W\//);
      const known = await ask('/api/items?limit=50', 'gzip', {
        authorization: `Bearer ${token}`,
        'if-none-match': String(headers.etag),
      });
      return [known.statusCode, encodingOf(known), known.body, known.headers.vary === headers.vary];
    })
    .toEqual([304, undefined, '', true]);
});

test('a HEAD is answered with the headers of the GET', async () => {
  const [get, head] = [
    await ask('/api/items?limit=90', 'gzip'),
    await ask('/api/items?limit=90', 'gzip', {}, 'HEAD'),
  ];
  expect(head.body).toBe('');
  for (const name of [
    'content-encoding',
    'content-length',
    'content-type',
    'etag',
    'vary',
    'x-total-count',
  ]) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test('an answer that fits into one packet is left as it is', async () => {
  for (const path of ['/api/health', '/api/items?limit=1', '/api/nothing']) {
    const answer = await ask(path, BROWSER);
    expect([encodingOf(answer), answer.headers.vary]).toEqual([
      undefined,
      expect.stringContaining('accept-encoding'),
    ]);
  }
});

test('pictures and parts of files are left as they are', async () => {
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const kept = await server.withToken(token).send('POST', '/pictures', png, { 'content-type': 'image/png' });
  const picture = await ask(kept.json().url, BROWSER);
  expect([encodingOf(picture), picture.headers.vary]).toEqual([undefined, undefined]);
  const part = await ask('/film.mp4', BROWSER, { range: 'bytes=0-2' });
  expect([part.statusCode, encodingOf(part), part.body]).toEqual([206, undefined, 'not']);
  const words = await ask('/words.txt', 'identity', { range: 'bytes=0-1999' });
  expect([words.statusCode, encodingOf(words), words.body.length]).toEqual([206, undefined, 2000]);
});

test('a file that was compressed beforehand goes by what the caller takes, and an ETag for each', async () => {
  const [small, plain, refused] = [
    await ask('/words.txt', 'gzip;q=0.5'),
    await ask('/words.txt'),
    await ask('/words.txt', 'gzip;q=0'),
  ];
  expect([small, plain, refused].map(encodingOf)).toEqual(['gzip', undefined, undefined]);
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  expect(decoded(small)).toBe(plain.body);
});

describe('what a length could tell about a secret is not told:', () => {
  test('no call that is answered compressed answers with a token', () => {
    const withToken = Object.values<Endpoint>(api).filter(({ response }) =>
      JSON.stringify(z.toJSONSchema(response)).includes('accessToken'),
    );
    expect(withToken.length).toBeGreaterThan(3);
    for (const { method } of [...withToken, api.renewCalendarFeed]) expect(method).toBe('POST');
  });

  test('an answer to a write goes as it is, however long', async () => {
    const { _id } = await server.addItem(ANA);
    const changed = await server
      .withToken(token)
      .send('PUT', `/items/${_id}`, newItem({ description: 'Half full. '.repeat(150).trim() }), {
        'accept-encoding': BROWSER,
      });
    expect([changed.statusCode, encodingOf(changed)]).toEqual([200, undefined]);
    expect(changed.rawPayload.length).toBeGreaterThan(1024);
  });

  test('responses to a signed-in person differ in length by chance', async () => {
    const lengths = new Set<number>();
    for (let at = 0; at < 20; at += 1) {
      lengths.add(String((await asAna('/api/items?limit=20', 'gzip')).headers['x-padding'] ?? '').length);
    }
    expect(lengths.size).toBeGreaterThan(1);
    expect((await ask('/api/items?limit=20', 'gzip')).headers).not.toHaveProperty('x-padding');
  });
});
