import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { everythingKept, expect, listKept, test, WEB_APP } from './installed-test.ts';
import { makeNextBuild } from './next-build.ts';

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first');
const bar = (page: Page) => page.getByRole('complementary', { name: 'New version' });

/** Every page that a link of this one leads to, within the tab. */
async function openAllPages(page: Page): Promise<void> {
  const found = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const here = new URL(page.url()).pathname;
  const paths = new Set(found.filter((path) => path !== here && !path.startsWith('/downloads/')));
  expect(paths.size).toBeGreaterThan(10);
  for (const path of paths) {
    const title = await page.title();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(page, path).not.toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

test('a tab from before an update goes on, offers the update, and then everything is new, offline too', async ({
  phone,
  server,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  const scripts = (list: Record<string, string[]>) =>
    Object.values(list)
      .flat()
      .filter((path) => path.endsWith('.js'));
  const first = scripts(await listKept(page));

  await server.pause();
  await server.resume({ WEB_APP: await makeNextBuild(WEB_APP) });
  const refused: string[] = [];
  phone.context.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await openAllPages(page);
  expect(await buildOf(page)).toBe('first');
  await page.goto('/dashboard');
  expect(await buildOf(page)).toBe('first');
  await expect(bar(page)).toContainText('There is a new version of Crisper.');
  await openAllPages(page);
  expect(await buildOf(page)).toBe('first');
  expect(refused).toEqual([]);

  await bar(page).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('next');
  await expect(bar(page)).toBeHidden();
  await expect
    .poll(async () => scripts(await listKept(page)).filter((path) => first.includes(path)))
    .toEqual([]);
  await expect.poll(async () => scripts(await listKept(page)).length).toBe(first.length);
  await server.pause();
  await phone.reopen();
  await phone.page.goto('/dashboard');
  expect(await buildOf(phone.page)).toBe('next');
  await expect(phone.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an update that is put off comes by itself when the last tab has gone', async ({
  phone,
  server,
  signIn,
}) => {
  await signIn();
  await phone.page.goto('/dashboard');
  await everythingKept(phone.page);
  await server.pause();
  await server.resume({ WEB_APP: await makeNextBuild(WEB_APP) });
  await phone.page.reload();
  await expect(bar(phone.page)).toBeVisible();
  await expectAccessible(phone.page);
  await bar(phone.page).getByRole('button', { name: 'Later' }).click();
  await expect(bar(phone.page)).toBeHidden();
  expect(await buildOf(phone.page)).toBe('first');
  await phone.reopen();
  await phone.page.goto('/dashboard');
  expect(await buildOf(phone.page)).toBe('next');
});
