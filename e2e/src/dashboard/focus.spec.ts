import type { Page } from '@playwright/test';
import { dateInDays, expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const link = (page: Page, name: string) => page.getByRole('rowheader').getByRole('link', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const list = (page: Page) => page.getByRole('region', { name: 'Foods', exact: true });

async function confirm(page: Page) {
  await page.getByRole('dialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Delete' }).click();
}

test('after a deletion the keyboard is at Undo, and after that at what was brought back', async ({
  page,
  me,
}) => {
  for (const title of ['Apple', 'Bread', 'Cheese']) await me.add({ title });
  await page.goto('/dashboard/my-foods');
  await page.getByRole('button', { name: 'Delete Bread' }).click();
  await confirm(page);
  await expect(undo(page)).toBeFocused();
  await expect(undo(page)).toHaveAccessibleDescription('Deleted Bread.');
  await expect(link(page, 'Bread')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Bread')).toBeFocused();
  await expect(undo(page)).toBeHidden();
});

test('when the offer to undo ends, the keyboard is at the row that moved up, or at the list', async ({
  page,
  me,
}) => {
  for (const title of ['Apple', 'Bread']) await me.add({ title });
  await page.goto('/dashboard/my-foods');
  await expect(link(page, 'Bread')).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Delete Bread' }).click();
  await confirm(page);
  await expect(undo(page)).toBeFocused();
  await expect(link(page, 'Bread')).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(link(page, 'Apple')).toBeFocused();

  await page.getByRole('button', { name: 'Delete Apple' }).click();
  await confirm(page);
  await expect(undo(page)).toBeFocused();
  await expect(page.getByText('No items found.')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(list(page)).toBeFocused();
});

test('a person who goes on typing while a food comes back keeps the cursor', async ({ page, me }) => {
  for (const title of ['Apple', 'Bread']) await me.add({ title });
  await page.goto('/dashboard/my-foods');
  await page.getByRole('button', { name: 'Delete Bread' }).click();
  await confirm(page);
  await expect(link(page, 'Bread')).toBeHidden();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/my-items*', async (route) => {
    await released;
    await route.continue();
  });
  const held = page.waitForRequest('**/api/my-items*');
  await undo(page).click();
  await held;
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('B');
  release();
  await expect(link(page, 'Bread')).toBeVisible();
  await expect(undo(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('several deleted together leave the keyboard at Undo, and come back under it', async ({ page, me }) => {
  for (const title of ['Apple', 'Bread', 'Cheese']) await me.add({ title });
  await page.goto('/dashboard/my-foods');
  await page.getByLabel('Select Apple').check();
  await page.getByLabel('Select Cheese').check();
  await page.getByRole('button', { name: 'Delete 2 selected' }).click();
  await confirm(page);
  await expect(undo(page)).toBeFocused();
  await expect(link(page, 'Cheese')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Cheese')).toBeFocused();
});

test('letting go of the selection or of a filter leaves the keyboard at the list', async ({ page, me }) => {
  await me.add({ title: 'Apple', days: 3 });
  await page.goto(`/dashboard/my-foods?expires=${dateInDays(3)}`);
  await page.getByLabel('Select Apple').check();
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(page.getByLabel('Select Apple')).not.toBeChecked();
  await expect(list(page)).toBeFocused();
  await page.getByRole('button', { name: /^Remove the filter/ }).click();
  await expect(page).toHaveURL('/dashboard/my-foods');
  await expect(list(page)).toBeFocused();
});

test('a focused food that is deleted elsewhere leaves the focus at the list', async ({ page, me }) => {
  const bread = await me.add({ title: 'Bread' });
  await me.add({ title: 'Apple' });
  await page.goto('/dashboard/my-foods');
  await page.getByRole('button', { name: 'Update Bread' }).focus();
  await page.request.delete(`/api/items/${bread}`, { headers: me.headers });
  await expect(link(page, 'Bread')).toBeHidden();
  await expect(list(page)).toBeFocused();
});

test('a removed picture leaves the keyboard where another one is chosen', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await page.getByLabel('Image URL').fill('/pictures/apple.webp');
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('a deleted note leaves the keyboard at its panel, a saved one on its button', async ({ page, me }) => {
  const id = await me.add({ title: 'Bread' });
  await page.goto(`/items/${id}`);
  const box = page.getByRole('textbox', { name: 'Your Note' });
  await box.fill('For the toast');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('button', { name: 'Update Note' })).toBeFocused();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete Note' }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Your Note' })).toBeFocused();
});

test('tracking a result keeps the focus, and removing one gives it to the heading', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/bmi-calculation');
  await page.getByLabel('Height (cm)').fill('180');
  await page.getByLabel('Weight (kg)').fill('75');
  await page.getByLabel('Age').fill('30');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByRole('button', { name: 'Calculate BMI' }).click();
  await page.getByRole('button', { name: 'Track Progress' }).click();
  await expect(page.getByRole('button', { name: 'Tracked' })).toBeFocused();
  await page.getByText('1 result', { exact: true }).click();
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeFocused();
});
