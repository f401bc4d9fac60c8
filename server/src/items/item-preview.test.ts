import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWebApp } from '#site/web-app.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { findItemPreview } from './item-preview.queries.ts';

const ANA = 'ana@example.com';
const NOWHERE = '01990000-0000-7000-8000-000000000000';

let server: TestServer;
let app: FastifyInstance;
let folder: string;

/** The smallest possible built app. */
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'crisper-preview-'));
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ languages: ['en', 'de'], routes: ['/items/:itemId'], prerendered: [], styleHashes: [] }),
  );
  await mkdir(join(folder, 'de'));
  for (const [language, file] of [
    ['en', 'shell.html'],
    ['de', 'de/shell.html'],
  ] as const)
    await writeFile(join(folder, file), `<html lang="${language}"><head></head><body></body></html>`);
  app = Fastify();
  serveWebApp(app, folder, {
    publicUrl: 'https://crisper.example',
    findPreview: (path, language) => findItemPreview(server.db, path, language),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers = {}) => app.inject({ url: path, headers });

describe("a link to an item shows the item's", () => {
  test('title, category, date and description, and whole addresses', async () => {
    const { _id } = await server.addItem(ANA, { title: 'Goat cheese', expiryDate: '2999-03-04' });
    const { statusCode, body } = await get(`/items/${_id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title data-preview>Goat cheese · Crisper</title>');
    expect(body).toContain('<meta property="og:title" content="Goat cheese">');
    expect(body).toContain(
      '<meta property="og:description" content="Dairy · good through Mar 4, 2999 · Half full">',
    );
    expect(body).toContain('<meta property="og:image" content="https://pictures.example/milk.png">');
    expect(body).toContain(`<meta property="og:url" content="https://crisper.example/items/${_id}">`);
  });

  test('all in the language of the address', async () => {
    const { _id } = await server.addItem(ANA, { title: 'Goat cheese', expiryDate: '2999-03-04' });
    const { body } = await get(`/de/items/${_id}`);
    expect(body).toContain('content="Milchprodukte · gut bis 04.03.2999 · Half full"');
    expect(body).toContain(`<meta property="og:url" content="https://crisper.example/de/items/${_id}">`);
  });

  test('own picture, or the picture of its category', async () => {
    const own = await server.addItem(ANA, { image: '/pictures/milk.webp' });
    expect((await get(`/items/${own._id}`)).body).toContain(
      'content="https://crisper.example/pictures/milk.webp"',
    );
    await server.db.updateTable('items').set({ image: null }).where('id', '=', own._id).execute();
    expect((await get(`/items/${own._id}`)).body).toContain(
      'content="https://crisper.example/pictures/category-dairy.webp"',
    );
  });

  test('picture, which the browser fetches at once where the page may show it', async () => {
    const preload = (image: string) =>
      `<link rel="preload" as="image" href="${image}" referrerpolicy="no-referrer">`;
    const own = await server.addItem(ANA, { image: '/pictures/milk.webp' });
    expect((await get(`/items/${own._id}`)).body).toContain(preload('/pictures/milk.webp'));
    const elsewhere = await server.addItem(ANA, { image: 'https://pictures.example/a.png?b="&c' });
    expect((await get(`/items/${elsewhere._id}`)).body).toContain('href="https://pictures.example/a.png?b=');
    const plain = await server.addItem(ANA);
    await server.db
      .updateTable('items')
      .set({ image: 'http://pictures.example/milk.png' })
      .where('id', '=', plain._id)
      .execute();
    expect((await get(`/items/${plain._id}`)).body).not.toContain('rel="preload"');
  });

  test('words, and nothing that a browser would run', async () => {
    const title = '"><script>alert(1)</script>$&$\'</head>';
    const { _id } = await server.addItem(ANA, { title, description: '" onload="x' });
    const { body } = await get(`/items/${_id}`);
    expect(body).not.toContain('<script');
    expect(body.match(/<\/head>/g)).toHaveLength(1);
    expect(body).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$'&lt;/head&gt;");
    expect(body).toContain('&quot; onload=&quot;x');
  });

  test('page in the chosen colours, and never its note', async () => {
    const { _id } = await server.addItem(ANA);
    const note = { userEmail: ANA, text: 'Hidden behind the milk' };
    await (await server.as(ANA)).send('PATCH', `/items/${_id}/note`, note);
    const { body } = await get(`/items/${_id}`, { cookie: 'theme=dark' });
    expect(body).toContain('<html data-theme="dark" ');
    expect(body).not.toContain('Hidden');
  });
});

test.each([NOWHERE, 'rubbish'])('there is no page for /items/%s', async (id) => {
  const { statusCode, body } = await get(`/items/${id}`);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('og:title');
});

test('while the database is away the page is still served', async () => {
  const lonely = Fastify();
  serveWebApp(lonely, folder, { findPreview: () => Promise.reject(new Error('away')) });
  expect((await lonely.inject({ url: `/items/${NOWHERE}` })).statusCode).toBe(200);
  await lonely.close();
});
