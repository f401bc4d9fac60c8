import { dateInDays, expect, test, toast } from './dashboard-test.ts';

test('food goes into one’s own kitchen as soon as there is one, and says so', async ({ page, me }) => {
  await page.goto('/dashboard/add-foods');
  await expect(page.getByLabel('Food Title')).toBeVisible();
  await expect(page.getByLabel('Put it into')).toHaveCount(0);

  const started = await page.request.post('/api/kitchens', {
    headers: me.headers,
    data: { name: 'Flat 4B' },
  });
  const { kitchenId } = await started.json();
  await page.reload();
  await expect(page.getByLabel('Put it into')).toHaveValue(kitchenId);
  await page.getByLabel('Food Title').fill('Family cheese');
  await page.getByLabel('Image URL').fill('/pictures/milk.webp');
  await page.getByLabel('Category').selectOption('Dairy');
  await page.getByLabel('Expiry Date').fill(dateInDays(6));
  await page.getByRole('button', { name: 'Add Food Item' }).click();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}`);
  await expect(page.getByText('Family cheese', { exact: true })).toBeVisible();
  const inPublic = await page.request.get('/api/items?search=family cheese');
  expect(await inPublic.json()).toEqual([]);
});
