import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, letIn, putIn, startKitchen, test, type Visitor } from './kitchens-test.ts';
import { open, row } from './offline.ts';

const PHOTO = new URL('../../../web/public/pictures/milk.webp', import.meta.url);

/** Milk with a photo of its own. Returns the photo's path. */
async function addMilk({ page, ask }: Visitor, kitchenId: string): Promise<string> {
  const token = await page.evaluate(() => Object.values(localStorage).find((text) => /^eyJ/.test(text)));
  const sent = await page.request.post(`/api/kitchens/${kitchenId}/pictures`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/webp' },
    data: await readFile(PHOTO),
  });
  const { url } = await sent.json();
  const item = { id: randomUUID(), title: 'Milk', image: url };
  await ask('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: randomUUID(), kind: 'addItem', item }],
  });
  return url;
}

/** The width of the photo as the page shows it; 0 where it is not shown. */
const widthOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode().catch(() => undefined);
    return image.naturalWidth;
  }, path);

test.use({ expectedErrors: [/^Failed to load resource: /] });

test('a page shows the photos of a kitchen to its people, and to nobody else', async ({ meet, page }) => {
  const [ana, ben, zoe] = [await meet('Ana Alvarez'), await meet('Ben Okafor'), await meet('Zoe Wagner')];
  const kitchenId = await startKitchen(ana);
  await letIn(ana, kitchenId, ben, 'guest');
  for (const { page: theirs } of [ana, ben, zoe]) await theirs.goto('/kitchens');
  const photo = await addMilk(ana, kitchenId);
  await page.goto('/');
  expect(await widthOf(ana.page, photo)).toBeGreaterThan(0);
  expect(await widthOf(ben.page, photo)).toBeGreaterThan(0);
  expect(await widthOf(zoe.page, photo)).toBe(0);
  expect(await widthOf(page, photo)).toBe(0);
});

test('a photo that is taken without a network is shown, waits, and is stored once', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  const [milk] = await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, kitchenId);
  await expect(row(page, 'Milk')).toBeVisible();
  await page.goto(`/kitchens/${kitchenId}/items/${milk}`);
  await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change what it is' });
  await dialog.getByLabel('Upload a photo').setInputFiles(fileURLToPath(PHOTO));
  const preview = dialog.getByRole('img', { name: 'Preview of the food' });
  await expect(preview).toHaveAttribute('src', /^data:image/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('article img').first()).toHaveAttribute('src', /^data:image/);
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(row(page, 'Milk')).toContainText('to send');
  await expect(row(page, 'Milk').locator('img')).toHaveAttribute('src', /^data:image/);

  // The first answer is lost, and the photo is sent again.
  const uploads: string[] = [];
  await page.route('**/pictures?id=*', async (route) => {
    const answer = await route.fetch();
    const isFirst = uploads.push(route.request().url()) === 1;
    await (isFirst ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.unroute('**/api/**');
  const image = async () => {
    const { items } = await ana.ask<{ items: { image: string | null }[] }>(
      'GET',
      `/kitchens/${kitchenId}/changes`,
    );
    return items[0]?.image ?? '';
  };
  await expect.poll(image, { timeout: 40_000 }).toContain(`/api/pictures/${kitchenId}/`);
  expect(uploads).toHaveLength(2);
  expect(uploads[0]).toBe(uploads[1]);
  await expect(row(page, 'Milk').locator('img')).toHaveAttribute('src', await image());
  expect(await widthOf(page, await image())).toBeGreaterThan(0);
});
