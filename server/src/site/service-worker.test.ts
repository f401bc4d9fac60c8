import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

let folder: string;

/** The smallest possible built app with a service worker. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-worker-'));
  const site = { languages: ['en'], routes: [], prerendered: [], styleHashes: [] };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, 'shell.html'), '<html lang="en"></html>');
  await writeFile(join(folder, 'service-worker.js'), 'keep()');
  await writeFile(join(folder, 'service-worker-off.js'), 'leave()');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function get(path: string, options: { serviceWorker?: boolean }) {
  const app = Fastify();
  serveWebApp(app, folder, options);
  const response = await app.inject(path);
  await app.close();
  return response;
}

test.each([
  [{}, 'keep()'],
  [{ serviceWorker: true }, 'keep()'],
  [{ serviceWorker: false }, 'leave()'],
])('with %o the service worker is %s, and browsers ask for it every time', async (options, text) => {
  const { body, headers } = await get('/service-worker.js', options);
  expect(body).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('the one that leaves has no URL of its own', async () => {
  expect((await get('/service-worker-off.js', {})).statusCode).toBe(404);
});

test('what is shared with the app arrives nowhere without a service worker, and the person is told', async () => {
  const app = Fastify({ bodyLimit: 1000 });
  serveWebApp(app, folder);
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n${'Milk '.repeat(1000)}\r\n--x--\r\n`,
  });
  await app.close();
  expect([statusCode, headers.location]).toEqual([303, '/dashboard/add-foods?shared=missed']);
});
