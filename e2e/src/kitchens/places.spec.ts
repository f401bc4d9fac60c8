import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, putIn, startKitchen, test, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

test('a kitchen gets a second freezer, and what is moved there is frozen', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, [
    { title: 'Peas', days: 40 },
    { title: 'Rice', days: 50 },
  ]);
  const { page } = ana;
  await page.goto(`/kitchens/${kitchenId}/settings`);
  await page.getByLabel('Name of the place').fill('Chest freezer');
  await page.getByLabel('What it is like').selectOption('A freezer');
  await page.getByRole('button', { name: 'Add the place' }).click();
  const rename = page.getByRole('form', { name: 'Rename Chest freezer' });
  await expect(rename).toBeVisible();
  await noOverflow(page);

  await page.goto(`/kitchens/${kitchenId}`);
  await page.getByRole('button', { name: 'More about Peas' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Peas' });
  await expect(sheet.getByRole('button', { name: 'To the pantry is in the fridge' })).toBeVisible();
  await sheet.getByRole('button', { name: /^To “Chest freezer” good through/ }).click();
  await expect(page.getByText('Peas is in “Chest freezer” now')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Chest freezer/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Fridge/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/kitchens/${kitchenId}/settings`);
  await rename.getByRole('button', { name: 'Remove the place' }).click();
  await expect(page.getByText('What is in it is then in the freezer')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(rename).toBeHidden();
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('heading', { name: /^Freezer/ })).toBeVisible();
});
