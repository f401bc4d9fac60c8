import { expect, test } from '#fixtures.ts';
import { publicPages } from './public-pages.ts';

test('each page says its own title and description, and has a picture to share', async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    titles.add(html.match(/<title>([^<]+)/)?.[1]);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    const picture = html.match(/property="og:image" content="([^"]+)"/)?.[1];
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  }
  expect(titles.size).toBe(publicPages.length);
});

test('pages come compressed, are asked for again, and are not sent twice', async ({ request }) => {
  const first = await request.get('/');
  expect(first.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  const again = await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const gzipped = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzipped.headers()['content-encoding']).toBe('gzip');
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

test('hashed files are kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [, file] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    expect((await request.get(file ?? '')).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});

test('the service worker is asked for every time', async ({ request }) => {
  const response = await request.get('/service-worker.js');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('the icon that browsers ask for is there, in three sizes', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/x-icon');
  const icon = await answer.body();
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((entry) => icon.readUInt8(entry))).toEqual([16, 32, 48]);
  for (const entry of entries) {
    const picture = icon.subarray(icon.readUInt32LE(entry + 12));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(icon.readUInt8(entry));
  }
});

test('the pictures for installing are there, in the sizes that the manifest says', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [, address = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const { icons, screenshots } = await (await request.get(address)).json();
  const pictures = [...icons, ...screenshots].filter(({ type }) => type === 'image/png');
  expect(pictures).toHaveLength(6);
  for (const { src, sizes } of pictures) {
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const [, touchIcon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect((await (await request.get(touchIcon)).body()).readUInt32BE(16)).toBe(180);
});

test('there is no inline script, and the policy forbids one', async ({ request }) => {
  const response = await request.get('/');
  expect(await response.text()).not.toMatch(/<script(?![^>]*(?:\bsrc=|application\/json))/);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
});

test.describe('addresses', () => {
  test('/privacy leads to the privacy policy', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page).toHaveURL('/privacy-policy');
  });

  test('the encoded address of the terms leads to them', async ({ page }) => {
    await page.goto('/terms%26condition');
    await expect(page).toHaveURL('/terms&condition');
  });

  test('robots.txt names the sitemap, which names the public pages', async ({ request, baseURL }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of publicPages)
      expect(sitemap).toContain(`<loc>${baseURL}${path.replace('&', '&amp;')}</loc>`);
  });
});
