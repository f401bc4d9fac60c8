import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

const POLICY = "default-src 'self'";
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-scan-'));
  await mkdir(join(folder, 'assets/scan'), { recursive: true });
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ languages: ['en'], routes: ['/'], prerendered: [], styleHashes: [] }),
  );
  await writeFile(join(folder, 'shell.html'), '<html lang="en"></html>');
  for (const name of [
    'scan/reading-worker-D7_q-20u.js',
    'scan/date-sheet-D77qF20u.js',
    'page-worker-D77qF20u.js',
  ])
    await writeFile(join(folder, 'assets', name), 'read()');
  for (const name of ['core-BjUmgBz.wasm', 'eng-CYZ2qwst.traineddata', 'body-CYZ2qwst.bin'])
    await writeFile(join(folder, 'assets/scan', name), 'bytes');
  await writeFile(join(folder, 'assets/scan/core-BjUmgBz.wasm.br'), 'fewer');
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
  });
  serveWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a worker that scans may compile WebAssembly, and reaches nothing but this server', async () => {
  const { headers } = await app.inject('/assets/scan/reading-worker-D7_q-20u.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

test.each([
  ['/', POLICY],
  ['/assets/page-worker-D77qF20u.js', POLICY],
  // A document loads it, and has rules of its own.
  ['/assets/scan/date-sheet-D77qF20u.js', undefined],
])('the policy of %s is %s', async (path, policy) => {
  const { headers, statusCode } = await app.inject(path);
  expect([statusCode, headers['content-security-policy']]).toEqual([200, policy]);
});

test.each([
  ['core-BjUmgBz.wasm', 'application/wasm'],
  ['eng-CYZ2qwst.traineddata', 'application/octet-stream'],
  ['body-CYZ2qwst.bin', 'application/octet-stream'],
])('%s is served as %s and kept for ever', async (name, type) => {
  const { statusCode, headers } = await app.inject(`/assets/scan/${name}`);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toContain('immutable');
});

test('WebAssembly goes out compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await app.inject({ url: '/assets/scan/core-BjUmgBz.wasm', headers });
  expect([response.headers['content-encoding'], response.body]).toEqual(['br', 'fewer']);
});

test('a large file comes from the disk, whole, in parts and compressed, and survives a new build', async () => {
  const url = '/assets/scan/large-CYZ2qwst.bin';
  const large = Buffer.from(Array.from({ length: 300 * 1024 }, (_, at) => at % 251));
  const other = await mkdtemp(join(tmpdir(), 'crisper-large-'));
  await mkdir(join(other, 'assets/scan'), { recursive: true });
  await writeFile(
    join(other, 'site.json'),
    JSON.stringify({ languages: ['en'], routes: [], prerendered: [], styleHashes: [] }),
  );
  await writeFile(join(other, 'shell.html'), '<html lang="en"></html>');
  await writeFile(join(other, url), large);
  await writeFile(join(other, `${url}.gz`), large.toReversed());
  const server = Fastify();
  serveWebApp(server, other);
  await rename(other, `${other}-before`);
  await mkdir(join(other, 'assets/scan'), { recursive: true });
  await writeFile(join(other, url), 'of the new build');

  const whole = await server.inject(url);
  expect(whole.headers['content-length']).toBe(String(large.length));
  expect(whole.rawPayload.equals(large)).toBe(true);
  const part = await server.inject({ url, headers: { range: 'bytes=100000-100009' } });
  expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10']);
  expect(part.rawPayload).toEqual(large.subarray(100_000, 100_010));
  const compressed = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.rawPayload.equals(Buffer.from(large.toReversed()))).toBe(true);
  const head = await server.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  await server.close();
  for (const folder of [other, `${other}-before`]) await rm(folder, { recursive: true });
});
