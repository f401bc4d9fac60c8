import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, letIn, refusals, startKitchen, test, type Visitor } from './kitchens-test.ts';

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

test.use({ expectedErrors: refusals });

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
