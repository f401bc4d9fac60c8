import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-site-'));
  const site = { languages: ['en'], routes: ['/'], prerendered: [], styleHashes: [] };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, 'shell.html'), '<html lang="en"></html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['open', '<html lang="en"></html>'],
  ['invited', '<html data-registration="invited" lang="en"></html>'],
  ['closed', '<html data-registration="closed" lang="en"></html>'],
] as const)('where registration is %s, a page is %s', async (registration, text) => {
  const app = Fastify();
  serveWebApp(app, folder, { registration });
  expect((await app.inject('/')).body).toBe(text);
  // The service worker looks for the theme at the beginning.
  const themed = await app.inject({ url: '/', headers: { cookie: 'theme=dark' } });
  expect(themed.body).toBe(text.replace('<html ', '<html data-theme="dark" '));
  await app.close();
});
