import type { Page } from '@playwright/test';
import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const update = (page: Page) => page.getByRole('dialog', { name: 'Update Food Item' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

async function open(page: Page) {
  await page.goto('/dashboard/my-foods');
  await page.getByRole('button', { name: 'Update Oat milk' }).click();
  await expect(update(page).getByLabel('Title')).toBeFocused();
}

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
  ['the cross', (page: Page) => update(page).getByRole('button', { name: 'Close' }).click()],
  ['Cancel', (page: Page) => update(page).getByRole('button', { name: 'Cancel' }).click()],
] as const) {
  test(`${way} asks before it drops what was changed`, async ({ page, me }) => {
    await me.add({ title: 'Oat milk' });
    await open(page);
    await update(page).getByLabel('Title').fill('Almond milk');
    await leave(page);
    await expect(question(page)).toContainText('What you changed here has not been saved.');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(update(page).getByLabel('Title')).toHaveValue('Almond milk');
    await leave(page);
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(update(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Update Oat milk' })).toBeFocused();
  });

  test(`${way} closes it at once where nothing was changed`, async ({ page, me }) => {
    await me.add({ title: 'Oat milk' });
    await open(page);
    await update(page).getByLabel('Title').fill('Almond milk');
    await update(page).getByLabel('Title').fill('Oat milk');
    await leave(page);
    await expect(update(page)).toBeHidden();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Update Oat milk' })).toBeFocused();
  });
}

test('Escape pressed again and again drops nothing', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await open(page);
  await update(page).getByLabel('Title').fill('Almond milk');
  // The browser lets a page refuse this a few times, then closes the dialog.
  for (let round = 0; round < 8; round++) await page.keyboard.press('Escape');
  const keep = question(page).getByRole('button', { name: 'Keep editing' });
  await expect(async () => {
    if (await keep.isVisible()) await keep.click({ timeout: 1000 });
    await expect(question(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(update(page).getByLabel('Title')).toHaveValue('Almond milk');
});

test('Escape in the chooser closes the chooser alone', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await open(page);
  await update(page).getByLabel('Title').fill('Almond milk');
  await update(page).getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(chooser).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(update(page).getByLabel('Title')).toHaveValue('Almond milk');
  await expect(update(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('Enter in the chooser takes the first picture found, and saves nothing', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await open(page);
  await update(page).getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await chooser.getByLabel('Find a picture').fill('straw');
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  await expect(update(page).getByLabel('Image URL')).toHaveValue('/pictures/strawberry.webp');
  await expect(update(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('what was changed when Back took the dialog away is there when it is opened again', async ({
  page,
  me,
}) => {
  await me.add({ title: 'Oat milk' });
  await me.add({ title: 'Bread' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'My Added Foods' }).click();
  await page.getByRole('button', { name: 'Update Oat milk' }).click();
  await update(page).getByLabel('Title').fill('Almond milk');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await page.getByRole('button', { name: 'Update Bread' }).click();
  await expect(update(page).getByLabel('Title')).toHaveValue('Bread');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update Oat milk' }).click();
  await expect(update(page).getByLabel('Title')).toHaveValue('Almond milk');
  await expect(update(page).getByText('What you left unfinished is back.')).toBeVisible();
  await update(page).getByRole('button', { name: 'Start over' }).click();
  await expect(update(page).getByLabel('Title')).toHaveValue('Oat milk');
  await expect(update(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(update(page)).toBeHidden();
});

test('the browser asks before a reload drops what was changed', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await open(page);
  await update(page).getByLabel('Title').fill('Almond milk');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await page.getByRole('button', { name: 'Update Oat milk' }).click();
  await expect(update(page).getByLabel('Title')).toHaveValue('Almond milk');
});

test('an update that fails gives the cursor back', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await open(page);
  await page.route('**/api/items/*', (route) => route.abort());
  await update(page).getByLabel('Title').fill('Almond milk');
  await update(page).getByRole('button', { name: 'Update Item' }).click();
  await expect(update(page).getByText('Error updating item')).toBeVisible();
  await expect(update(page).getByRole('button', { name: 'Update Item' })).toBeFocused();
});
