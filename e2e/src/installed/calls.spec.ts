import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asking, everythingKept, expect, type InstalledPhone, test } from './installed-test.ts';

const LONGER_THAN_TOLD_MS = 6000;

/** What pages ask of the API from now on, in the order of its words. */
function listCalls(phone: InstalledPhone, kitchenId: string) {
  const calls: string[] = [];
  phone.context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const path = pathname
      .slice('/api'.length)
      .replace(kitchenId, ':kitchen')
      .replace(/[^/]+%40.+/, ':email');
    calls.push(`${request.method()} ${path}`);
  });
  return {
    clear: () => calls.splice(0),
    /** All of them, once none has come for longer than a page waits to be told of its kitchens. */
    async sorted() {
      for (let before = -1; before !== calls.length; ) {
        before = calls.length;
        await phone.page.waitForTimeout(LONGER_THAN_TOLD_MS);
      }
      return calls.toSorted();
    },
  };
}

const EACH_TIME = ['GET /kitchens/:kitchen/changes', 'GET /kitchens/events'];
const AFTER_A_CHANGE = [
  ...EACH_TIME,
  'GET /kitchens',
  'GET /kitchens/:kitchen',
  'GET /kitchens/:kitchen/members',
  'GET /notifications/:email',
];

/** In place of the phone's token, one that has expired. The server refuses it as it would refuse the real one by then. */
const lieForAnHour = (page: Page) =>
  page.evaluate(() => {
    const [head, , signature] = localStorage.getItem('access-token')?.split('.') ?? [];
    const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 3600 }));
    localStorage.setItem('access-token', [head, payload, signature].join('.'));
  });

test('opened again, a kitchen asks once what changed, and for the rest only where something did', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const putIn = (title: string) => {
    const item = { id: randomUUID(), title, quantity: 1, belongsTo: null };
    return post(`/kitchens/${kitchenId}/intents`, { intents: [{ id: randomUUID(), kind: 'addItem', item }] });
  };
  await putIn('Milk');
  const calls = listCalls(phone, kitchenId);
  await page.goto(`/kitchens/${kitchenId}`);
  await everythingKept(page);

  // What is shown of the bell and the list of kitchens is told once more, now that it can be kept.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();
  await calls.sorted();

  calls.clear();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();
  expect(await calls.sorted()).toEqual(EACH_TIME);

  // Hours later, when the server would refuse the token with each of them.
  await lieForAnHour(page);
  calls.clear();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();
  expect(await calls.sorted()).toEqual([...EACH_TIME, 'POST /auth/refresh']);

  // Somebody puts something in while the phone is in a pocket.
  await page.goto('/robots.txt');
  await putIn('Butter');
  calls.clear();
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('button', { name: 'Eaten: Butter' })).toBeVisible();
  expect(await calls.sorted()).toEqual(AFTER_A_CHANGE.toSorted());
});
