import type { Page } from '@playwright/test';
import { expect, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openUpdate(page: Page, name: string) {
  await page.goto('/dashboard/my-foods');
  await row(page, name).getByRole('button', { name: 'Update' }).click();
  const update = page.getByRole('dialog', { name: 'Update Food Item' });
  return { update, save: () => update.getByRole('button', { name: 'Update Item' }).click() };
}

test('an expired item can be corrected, but not moved to another day of the past', async ({ page, me }) => {
  await me.add({ title: 'Soop', days: -1 });
  const { update, save } = await openUpdate(page, 'Soop');
  await update.getByLabel('Title').fill('Soup');
  await update.getByLabel('Expiry Date').fill('2020-01-01');
  await save();
  await expect(update.getByText('Expiry date cannot be in the past')).toBeVisible();
  await update.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(update).toBeHidden();

  await openUpdate(page, 'Soop');
  await update.getByLabel('Title').fill('Soup');
  await save();
  await expect(toast(page, 'Item updated successfully')).toBeVisible();
  await expect(row(page, 'Soup')).toContainText('Expired');
});

test('a description that nobody wrote does not stand in the form', async ({ page, me }) => {
  await me.add({ title: 'Milk' });
  const { update } = await openUpdate(page, 'Milk');
  await expect(update.getByLabel('Description')).toHaveValue('');
});

test('pictures over HTTP and invisible titles are refused with the reason', async ({ page, me }) => {
  await me.add({ title: 'Milk' });
  const { update, save } = await openUpdate(page, 'Milk');
  await update.getByLabel('Title').fill('\u200b\u3164');
  await update.getByLabel('Image URL').fill('http://pictures.example/milk.png');
  await save();
  await expect(update.getByText('Title is required')).toBeVisible();
  await expect(update.getByText('Please use a URL that begins with https://')).toBeVisible();

  await page.goto('/dashboard/add-foods');
  await page.getByLabel('Food Title').fill('\u200b\u3164');
  await page.getByLabel('Image URL').fill('http://pictures.example/milk.png');
  await page.getByRole('button', { name: 'Add Food Item' }).click();
  await expect(page.getByLabel('Food Title')).toHaveAccessibleDescription(/Please enter the Food Title/);
  await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/begins with https:/);
});
