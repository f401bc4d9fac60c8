import type { Page } from '@playwright/test';
import { hold } from '#hold.ts';
import { sampled } from '#sample.ts';
import { dateInDays, expect, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('shows one’s own items with picture, category, quantity and date', async ({ page, me }) => {
  await me.add({ title: 'Oat milk', quantity: 3, days: 2 });
  await page.goto('/dashboard/my-foods');
  await expect(page.getByRole('heading', { name: 'My Added Foods' })).toBeVisible();
  const milk = row(page, 'Oat milk');
  await expect(milk.locator('img')).toHaveAttribute('src', '/pictures/milk.webp');
  await expect(milk).toContainText('Dairy');
  await expect(milk.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect(milk).toContainText(
    new Date(dateInDays(2)).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  );
  await expect(milk.getByRole('button', { name: 'Update' })).toBeVisible();
  await expect(milk.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('says that it finds out who is there', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  const answer = await hold(page, '**/api/account');
  await page.goto('/dashboard/my-foods');
  await expect(page.getByText('Loading user data...')).toBeVisible();
  answer();
  await expect(row(page, 'Oat milk')).toBeVisible();
});

test('says that it loads, and that there is nothing; the reminder leads to the fridge', async ({
  page,
  me: _,
}) => {
  const answer = await hold(page, '**/api/my-items?*');
  await page.goto('/dashboard/my-foods');
  await expect(page.getByText('Loading items...')).toBeVisible();
  answer();
  await expect(page.getByText('No items found.')).toBeVisible();
  await expect(page.getByText("Don't forget to check your fridge items!")).toBeVisible();
  await expect(page.getByText('Make sure nothing goes to waste.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Fridge' }).click();
  await expect(page).toHaveURL('/fridge');
});

test('says when the items could not be loaded, and tries again', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await page.route('**/api/my-items?*', (route) => route.abort());
  await page.goto('/dashboard/my-foods');
  await expect(toast(page, 'Failed to load items')).toBeVisible();
  await page.unroute('**/api/my-items?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Oat milk')).toBeVisible();
});

test('the update dialog says what is wrong beside each field', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-foods');
  await row(page, 'Oat milk').getByRole('button', { name: 'Update' }).click();
  const update = dialog(page, 'Update Food Item');
  await expect(update.getByLabel('Category').getByRole('option')).toHaveText([
    'Select a category',
    'Dairy',
    'Meat',
    'Vegetable',
    'Fruits',
    'Beverages',
    'Snacks',
    'Others',
  ]);
  await update.getByLabel('Title').fill(' ');
  await update.getByLabel('Category').selectOption('');
  await update.getByLabel('Quantity').fill('0');
  await update.getByLabel('Expiry Date').fill('');
  await update.getByLabel('Image URL').fill('');
  await update.getByRole('button', { name: 'Update Item' }).click();
  for (const message of [
    'Title is required',
    'Category is required',
    'Quantity must be greater than 0',
    'Expiry date is required',
  ])
    await expect(update.getByText(message)).toBeVisible();
  await update.getByLabel('Expiry Date').fill('2020-01-01');
  await update.getByRole('button', { name: 'Update Item' }).click();
  await expect(update.getByText('Expiry date cannot be in the past')).toBeVisible();
});

for (const [layout, width] of [
  ['phone', 390],
  ['desktop', 1366],
] as const) {
  test(`an item is updated in the layout for a ${layout}`, async ({ page, me }) => {
    await page.setViewportSize({ width, height: 860 });
    await me.add({ title: 'Oat milk' });
    await page.goto('/dashboard/my-foods');
    await row(page, 'Oat milk').getByRole('button', { name: 'Update' }).click();
    const update = dialog(page, 'Update Food Item');
    // Once it has settled.
    await expect.poll(async () => (await update.boundingBox())?.width).toBe(width === 390 ? 390 : 832);
    await update.getByLabel('Title').fill('Almond milk');
    await update.getByLabel('Quantity').fill('7');
    await update.getByRole('button', { name: 'Update Item' }).click();
    await expect(toast(page, 'Item updated successfully')).toBeVisible();
    await expect(update).toBeHidden();
    await expect(row(page, 'Almond milk')).toBeVisible();
  });
}

test('an update that fails says so in the dialog and keeps what was typed', async ({ page, me }) => {
  const id = await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-foods');
  await row(page, 'Oat milk').getByRole('button', { name: 'Update' }).click();
  const update = dialog(page, 'Update Food Item');
  await update.getByLabel('Title').fill('Almond milk');
  await page.route(`**/api/items/${id}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await update.getByRole('button', { name: 'Update Item' }).click();
  await expect(update.getByText('Failed to update item')).toBeVisible();
  await page.unroute(`**/api/items/${id}`);
  await page.route(`**/api/items/${id}`, (route) => route.abort());
  await update.getByRole('button', { name: 'Update Item' }).click();
  await expect(update.getByText('Error updating item')).toBeVisible();
  await expect(update.getByLabel('Title')).toHaveValue('Almond milk');
});

test('deleting asks first, names the item, and can be undone, note and all', async ({ page, me }) => {
  const id = await me.add({ title: 'Oat milk' });
  await me.note(id, 'Open the older one first');
  await page.goto('/dashboard/my-foods');
  await row(page, 'Oat milk').getByRole('button', { name: 'Delete' }).click();
  const confirm = dialog(page, 'Confirm Delete');
  await expect(confirm).toContainText('Oat milk');
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Oat milk')).toBeVisible();

  await row(page, 'Oat milk').getByRole('button', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Item deleted successfully')).toBeVisible();
  await expect(page.getByText('No items found.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Brought back Oat milk')).toBeVisible();
  await expect(row(page, 'Oat milk')).toBeVisible();
  await page.goto(`/items/${id}`);
  await expect(page.getByText('Open the older one first')).toBeVisible();
});

test('the offer to undo ends after ten seconds', async ({ page, me }) => {
  await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-foods');
  await expect(row(page, 'Oat milk')).toBeVisible();
  await page.clock.install();
  await row(page, 'Oat milk').getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Oat milk.')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a delete that fails says so, and the item stays', async ({ page, me }) => {
  const id = await me.add({ title: 'Oat milk' });
  await page.goto('/dashboard/my-foods');
  await page.route(`**/api/items/${id}`, (route) => route.abort());
  await row(page, 'Oat milk').getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page, 'Confirm Delete').getByText('Failed to delete item')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Oat milk')).toBeVisible();
});

test('several are chosen, deleted and brought back together', async ({ page, me }) => {
  for (const title of ['Apple', 'Bread', 'Cheese']) await me.add({ title });
  await page.goto('/dashboard/my-foods');
  await page.getByLabel('Select Apple').check();
  await page.getByLabel('Select Cheese').check();
  await page.getByRole('button', { name: 'Delete 2 selected' }).click();
  await expect(dialog(page, 'Confirm Delete')).toContainText('these 2 items');
  await dialog(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => names(page)).toEqual(['Bread']);
  await expect(page.getByText('Deleted 2 items.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Brought back 2 items')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Cheese', 'Bread', 'Apple']);
});

test('finds, sorts by any column and pages, and the address remembers', async ({ page, me }) => {
  for (const [title, category, quantity, days] of [
    ['Apple', 'Fruits', 5, 9],
    ['Bread', 'Others', 1, 2],
    ['Cheese', 'Dairy', 9, 5],
  ] as const)
    await me.add({ title, category, quantity, days });
  await page.goto('/dashboard/my-foods');
  await expect.poll(() => names(page)).toEqual(['Cheese', 'Bread', 'Apple']);
  for (const [heading, first, second] of [
    ['Title', ['Apple', 'Bread', 'Cheese'], ['Cheese', 'Bread', 'Apple']],
    ['Category', ['Cheese', 'Apple', 'Bread'], ['Bread', 'Apple', 'Cheese']],
    ['Quantity', ['Cheese', 'Apple', 'Bread'], ['Bread', 'Apple', 'Cheese']],
    ['Expiry Date', ['Bread', 'Cheese', 'Apple'], ['Apple', 'Cheese', 'Bread']],
    ['Added', ['Cheese', 'Bread', 'Apple'], ['Apple', 'Bread', 'Cheese']],
  ] as const) {
    const head = page.getByRole('columnheader', { name: heading });
    await head.getByRole('button').click();
    await expect.poll(() => names(page)).toEqual(first);
    await head.getByRole('button').click();
    await expect.poll(() => names(page)).toEqual(second);
    await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill('bre');
  await expect.poll(() => names(page)).toEqual(['Bread']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Bread']);
});

test('a long list comes twenty-five at a time', async ({ page, me }) => {
  for (let number = 1; number <= 27; number++) await me.add({ title: `Thing ${number}` });
  await page.goto('/dashboard/my-foods');
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  await expect(page.getByText('27 items')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page).toHaveURL('/dashboard/my-foods?page=2');
  await page.goto('/dashboard/my-foods?page=9');
  await expect(page).toHaveURL('/dashboard/my-foods?page=2');
});

const MANY = sampled(5000, 500);

test(`${MANY} items are searched, sorted and leafed through like twenty`, async ({ page, me }) => {
  test.setTimeout(300_000);
  const AT_ONCE = 50;
  const jar = (number: number) => `Jar ${String(number).padStart(4, '0')}`;
  for (let first = 1; first <= MANY; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => me.add({ title: jar(number) })));
  }
  await page.goto('/dashboard/my-foods?sort=title-first');
  await expect(page.getByText(`${MANY.toLocaleString('en')} items`)).toBeVisible();
  await expect.poll(() => names(page)).toContain(jar(1));
  await page.getByRole('button', { name: `Page ${MANY / 25}` }).click();
  await expect.poll(() => names(page)).toContain(jar(MANY));
  await page.getByRole('searchbox').fill('0471');
  await expect.poll(() => names(page)).toEqual([jar(471)]);
});
