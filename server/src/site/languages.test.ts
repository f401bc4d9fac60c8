import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

let folder: string;
let app: FastifyInstance;

/** The smallest possible built app in two languages. A page says which one it is. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-languages-'));
  const site = {
    languages: ['en', 'de'],
    routes: ['/', '/about', '/items/:itemId', '/kitchens/:kitchenId', '/dashboard'],
    prerendered: ['/', '/about', '/privacy-policy', '/kitchens/:kitchenId'],
    styleHashes: [],
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await mkdir(join(folder, 'kitchens'));
  await mkdir(join(folder, 'de/kitchens'), { recursive: true });
  for (const language of ['en', 'de'])
    for (const name of ['index', 'about', 'privacy-policy', 'kitchens/-', 'shell']) {
      const file = join(folder, language === 'en' ? '' : language, `${name}.html`);
      await writeFile(
        file,
        `<html lang="${language}"><link rel="alternate" hreflang="de" href="/de/${name}">${name}</html>`,
      );
    }
  app = Fastify();
  serveWebApp(app, folder, { publicUrl: 'https://crisper.example' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, cookie = '') => app.inject({ url, headers: cookie === '' ? {} : { cookie } });

test.each([
  ['/', 200, 'en', 'index'],
  ['/de', 200, 'de', 'index'],
  ['/about', 200, 'en', 'about'],
  ['/de/about', 200, 'de', 'about'],
  ['/kitchens/1', 200, 'en', 'kitchens/-'],
  ['/de/kitchens/1', 200, 'de', 'kitchens/-'],
  ['/de/items/1', 200, 'de', 'shell'],
  ['/de/nothing', 404, 'de', 'shell'],
  // English has no prefix, and that language was not built.
  ['/en/about', 404, 'en', 'shell'],
  ['/fr/about', 404, 'en', 'shell'],
])('%s is %i, in %s', async (path, status, language, name) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(status);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`${name}</html>`);
});

test.each([
  ['/de/', '/de'],
  ['/de/about/', '/de/about'],
  ['/de/privacy', '/de/privacy-policy'],
  ['/privacy', '/privacy-policy'],
])('%s leads to %s', async (path, to) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([308, to]);
});

test.each([
  ['/', 'language=de', '/de'],
  ['/', 'theme=dark; language=de', '/de'],
  ['/', 'language=en', undefined],
  ['/', 'language=fr', undefined],
  ['/', 'language=../evil', undefined],
  ['/about', 'language=de', undefined],
  ['/de/about', 'language=en', undefined],
])(
  '%s with the cookie %s leads to %s: the URL says the language of all but the home page',
  async (path, cookie, to) => {
    expect((await get(path, cookie)).headers.location).toBe(to);
  },
);

test('the browser’s own languages decide about nothing', async () => {
  const { statusCode, body } = await app.inject({ url: '/', headers: { 'accept-language': 'de' } });
  expect(statusCode).toBe(200);
  expect(body).toContain('lang="en"');
});

test('search engines find every public page in each language', async () => {
  const { body } = await get('/sitemap.xml');
  expect(body.match(/<loc>[^<]*/g)).toEqual(
    ['', '/de', '/about', '/de/about'].map((path) => `<loc>https://crisper.example${path || '/'}`),
  );
  expect(body).toContain(
    '<loc>https://crisper.example/about</loc><xhtml:link rel="alternate" hreflang="en" href="https://crisper.example/about"/><xhtml:link rel="alternate" hreflang="de" href="https://crisper.example/de/about"/>',
  );
  expect((await get('/robots.txt')).body).toContain('Disallow: /de/dashboard\n');
  expect((await get('/de/about')).body).toContain('href="https://crisper.example/de/about"');
});

test('what is shared with the app in German, without a service worker, is missed on a German page', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/de/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  expect([statusCode, headers.location]).toEqual([303, '/de/dashboard/add-foods?shared=missed']);
});
