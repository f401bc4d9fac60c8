import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asking, everythingKept, expect, type InstalledPhone, listKept, test } from './installed-test.ts';

declare global {
  interface Window {
    /** What the document showed before any script of the app ran. */
    atFirst: string;
  }
}

/** Opens a kitchen with milk in it, and leaves it when its view is kept. */
async function openKitchen(phone: InstalledPhone): Promise<string> {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      window.atFirst ??= document.getElementById('last-view')?.textContent ?? '';
    }),
  );
  await page.goto('/dashboard');
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const milk = { id: randomUUID(), title: 'Milk <b>& "honey"</b>', amount: 1 };
  const intent = { id: randomUUID(), kind: 'addItem', item: milk };
  await post(`/kitchens/${kitchenId}/intents`, { intents: [intent] });
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(eaten(page)).toBeVisible();
  await everythingKept(page);
  await expect.poll(async () => (await listKept(page)).views).toEqual([`/kitchens/${kitchenId}`]);
  return kitchenId;
}

const eaten = (page: Page) => page.getByRole('button', { name: /^Eaten: Milk/ });
const atFirst = (page: Page) => page.evaluate(() => window.atFirst);

test('opened again, a kitchen shows what was last seen there, before the app has started', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await openKitchen(phone);
  await page.reload();
  expect(await atFirst(page)).toContain('Milk <b>& "honey"</b>');
  expect(await atFirst(page)).toContain('Flat 4B');
  await expect(page.locator('#last-view')).toBeEmpty();
  await eaten(page).click();
  await expect(eaten(page)).toHaveCount(0);
});

test('a view of another day or of another person is not shown', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  const kitchenId = await openKitchen(phone);
  const setDay = () =>
    page.evaluate(async (path) => {
      const views = await caches.open('views');
      const view = await views.match(path);
      const headers = new Headers(view?.headers);
      headers.set('x-day', 'yesterday');
      await views.put(path, new Response(await view?.text(), { headers }));
    }, `/kitchens/${kitchenId}`);
  await setDay();
  await page.reload();
  expect(await atFirst(page)).toBe('');
  await expect(eaten(page)).toBeVisible();

  await page.setViewportSize({ width: 1366, height: 860 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => listKept(page)).toEqual({});
});
