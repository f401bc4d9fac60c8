import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, startKitchen, test, ZONE } from '#kitchens/kitchens-test.ts';
import { entry, line, PHONE, write } from './shopping-test.ts';

test.use({ viewport: PHONE, contextOptions: { timezoneId: ZONE } });

test('a kitchen has several lists: made, renamed, archived, and used again with one tap', async ({
  meet,
}) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await write(ana, kitchenId, [{ title: 'Milk' }]);
  await page.goto(`/kitchens/${kitchenId}/shopping`);
  const lists = page.getByRole('button', { name: /Choose a list$/ });
  await lists.click();
  const sheet = page.getByRole('dialog', { name: 'Lists' });
  await expect(sheet.getByRole('button', { name: /^Shopping/ })).toContainText('1 to get');
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'New list' }).fill('Market');
  await sheet.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Market/ })).toBeVisible();
  await line(page).fill('apples');
  await line(page).press('Enter');
  await entry(page, 'Apples').click();
  await expect(entry(page, 'Milk')).toBeHidden();

  await page.getByRole('button', { name: 'More about the list Market' }).click();
  const menu = page.getByRole('dialog', { name: 'Market' });
  await menu.getByRole('textbox', { name: 'Name of the list' }).fill('Saturday market');
  await menu.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Saturday market/ })).toBeVisible();
  await noOverflow(page);

  await page.getByRole('button', { name: 'More about the list Saturday market' }).click();
  await page.getByRole('button', { name: /^Put into the archive/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Shopping/ })).toBeVisible();
  await expect(entry(page, 'Milk')).toBeVisible();
  await lists.click();
  await sheet.getByRole('button', { name: 'Use the list Saturday market again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Saturday market/ })).toBeVisible();
  await expect(entry(page, 'Apples')).not.toBeChecked();
});
