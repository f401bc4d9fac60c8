import { expect, putIn, startKitchen, test } from './kitchens-test.ts';

const SHEETS = '**/assets/sheets-*.js';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/^Failed to load resource: /] });

test('the code of the sheets is there before one is opened, and nobody who only looks loads it', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  const asked: string[] = [];
  ana.page.on('request', (request) => asked.push(request.url()));
  await ana.page.goto(`/kitchens/${kitchenId}`);
  const someLeft = ana.page.getByRole('button', { name: /^Some left/ });
  await expect(someLeft).toBeVisible();
  expect(asked.filter((url) => url.includes('/assets/sheets-'))).toEqual([]);
  const loaded = ana.page.waitForResponse(SHEETS);
  await someLeft.hover();
  // With what they import.
  await ana.page.evaluate((url) => import(url), (await loaded).url());
  await ana.page.context().setOffline(true);
  await someLeft.click();
  await expect(ana.page.getByRole('dialog', { name: 'How much is left?' })).toBeVisible();
});

test('a sheet that cannot be loaded says so', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [{ title: 'Milk', days: 0 }]);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  const someLeft = ana.page.getByRole('button', { name: /^Some left/ });
  await expect(someLeft).toBeVisible();
  await ana.page.route(SHEETS, (route) => route.abort());
  await someLeft.click();
  await expect(ana.page.locator('.Toastify').getByRole('alert').first()).toBeVisible();
  await expect(ana.page.getByRole('dialog')).toHaveCount(0);
});
