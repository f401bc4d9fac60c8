import type { Page } from '@playwright/test';
import { everythingKept, expect, listKept, test } from './installed-test.ts';

const PAGES = [
  ...['/dashboard', '/kitchens', '/dashboard/my-foods', '/dashboard/add-foods', '/kitchens/any'],
  ...['/dashboard/my-profile', '/dashboard/my-profile/privacy'],
];

async function expectFrames(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
}

test('the pages of a signed-in person open while the server is stopped, also after a restart', async ({
  phone,
  server,
  signIn,
}) => {
  await signIn();
  await phone.page.goto('/dashboard');
  await everythingKept(phone.page);
  await server.pause();
  await expectFrames(phone.page);
  await phone.reopen();
  await expectFrames(phone.page);
});

test('the pages of a signed-in person open in flight mode', async ({ phone, signIn }) => {
  await signIn();
  await phone.page.goto('/dashboard');
  await everythingKept(phone.page);
  await phone.context.setOffline(true);
  await expectFrames(phone.page);
});

test('without a connection a public page is the kept one, or the app says what is missing', async ({
  phone,
  server,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  await page.goto('/faq');
  await expect.poll(async () => Object.values(await listKept(page)).flat()).toContain('/faq');
  await server.pause();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await page.goto('/items/any');
  await expect(page.getByRole('heading', { name: 'Failed to load item.' })).toBeVisible();
});

test('a chosen theme is in the kept page at once', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  await phone.context.addCookies([{ name: 'theme', value: 'dark', url: page.url() }]);
  const response = await page.goto('/dashboard');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('<html data-theme="dark" ');
});

test('no answer of the API is kept', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  await page.goto('/dashboard');
  await everythingKept(page);
  for (const path of [...PAGES, '/fridge', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  const kept = Object.values(await listKept(page)).flat();
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a visitor gets no service worker', async ({ phone }) => {
  const { page } = phone;
  for (const path of ['/', '/fridge', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await listKept(page)).toEqual({});
});
