import type { Page } from '@playwright/test';
import { dateInDays, expect, type Me, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const update = (page: Page) => page.getByRole('dialog', { name: 'Update Food Item' });
const save = (page: Page) => update(page).getByRole('button', { name: 'Update Item' }).click();

/** What another tab stores while the dialog is open here. */
async function changeElsewhere(page: Page, me: Me, id: string, changed: object): Promise<void> {
  const food = { title: 'Oat milk', category: 'Dairy', quantity: 1, expiryDate: dateInDays(10), ...changed };
  await page.request.put(`/api/items/${id}`, { headers: me.headers, data: food });
}

async function edit(page: Page, me: Me) {
  const id = await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-foods');
  await page.getByRole('button', { name: 'Update Oat milk' }).click();
  return { id, stored: async () => (await page.request.get(`/api/items/${id}`)).json() };
}

test('what two tabs changed in different fields is both kept', async ({ page, me }) => {
  const { id, stored } = await edit(page, me);
  await changeElsewhere(page, me, id, { quantity: 5 });
  await update(page).getByLabel('Title').fill('Soy milk');
  await save(page);
  await expect(toast(page, 'Item updated successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Soy milk', quantity: 5 });
});

test('what both changed is shown, and the person chooses', async ({ page, me }) => {
  const { id, stored } = await edit(page, me);
  await changeElsewhere(page, me, id, { title: 'Rice milk' });
  await update(page).getByLabel('Title').fill('Soy milk');
  await save(page);
  const notice = update(page)
    .getByRole('alert')
    .filter({ hasText: 'Somebody changed this in the meantime.' });
  await expect(notice).toContainText('Yours: Soy milk');
  await expect(notice).toContainText('Now: Rice milk');
  await expect(update(page).getByLabel('Title')).toBeFocused();
  expect((await stored()).title).toBe('Rice milk');

  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notice).toBeHidden();
  await expect(update(page).getByLabel('Title')).toHaveValue('Rice milk');
  await update(page).getByLabel('Title').fill('Hemp milk');
  await changeElsewhere(page, me, id, { title: 'Nut milk' });
  await save(page);
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(page, 'Item updated successfully')).toBeVisible();
  expect((await stored()).title).toBe('Hemp milk');
});
