import type { Page } from '@playwright/test';
import { hold } from '#hold.ts';
import { dateInDays, expect, refusals, test, toast } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const title = (page: Page) => page.getByLabel('Food Title');
const image = (page: Page) => page.getByLabel('Image URL');
const submit = (page: Page) => page.getByRole('button', { name: 'Add Food Item' });
const row = (page: Page, name: string) => page.getByRole('row', { name });

async function fill(page: Page, name = 'Zucchetti') {
  await title(page).fill(name);
  await image(page).fill('/pictures/milk.webp');
  await page.getByLabel('Category').selectOption('Dairy');
  await page.getByLabel('Expiry Date').fill(dateInDays(3));
}

test('all seven checks are told in order, and the fields are marked', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await expect(page.getByRole('heading', { name: 'Add New Food Item' })).toBeVisible();
  await page.getByLabel('Quantity').fill('0');
  const refused = async (message: string, label: string) => {
    await submit(page).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByLabel(label)).toBeFocused();
  };
  await refused('Please enter the Food Title', 'Food Title');
  await title(page).fill('Zucchetti');
  await refused('Please provide an Image URL', 'Image URL');
  await image(page).fill('milk');
  await refused('Please provide a valid Image URL', 'Image URL');
  await image(page).fill('/pictures/milk.webp');
  await refused('Please select a Category', 'Category');
  await page.getByLabel('Category').selectOption('Others');
  await refused('Please enter a valid Quantity', 'Quantity');
  await page.getByLabel('Quantity').fill('2');
  await refused('Please select an Expiry Date', 'Expiry Date');
  await page.getByLabel('Expiry Date').fill('2020-01-31');
  await refused('Expiry date cannot be in the past', 'Expiry Date');
  await expect(page.getByLabel('Quantity')).toHaveAttribute('min', '1');
});

test('a food is added, said so, and shown among one’s own a moment later', async ({ page, me: _ }) => {
  const answer = await hold(page, '**/api/items');
  await page.goto('/dashboard/add-foods');
  await fill(page, 'Grandma’s pudding');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  answer();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await expect(title(page)).toHaveValue('');
  await expect(page).toHaveURL('/dashboard/my-foods');
  await expect(row(page, 'Grandma’s pudding')).toContainText('Dairy');
});

test('one’s own foods open 1.2 seconds after one was added', async ({ page, me: _ }) => {
  await page.clock.install();
  await page.goto('/dashboard/add-foods');
  await fill(page, 'Grandma’s pudding');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await submit(page).click();
  await expect(title(page)).toHaveValue('');
  await page.clock.runFor(1199);
  await expect(page).toHaveURL('/dashboard/add-foods');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard/my-foods');
});

test('from the overview it takes four clicks and a title', async ({ page, me: _ }) => {
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Add food', exact: true }).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Whole milk');
  await page.getByRole('button', { name: 'Milk', exact: true }).click();
  await page.getByRole('button', { name: '+1 week' }).click();
  await submit(page).click();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-foods');
  await expect(row(page, 'Whole milk')).toContainText('Dairy');
});

test('"Add another" stays, keeps the date and says so at the title, and guesses the next category again', async ({
  page,
  me: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/add-foods');
  await fill(page);
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  await expect(image(page)).toHaveValue('');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByLabel('Expiry Date')).toHaveValue(dateInDays(3));
  const kept = page.getByText(/^Kept from the last food: expires/);
  await expect(kept).toBeInViewport({ ratio: 1 });
  await expect(title(page)).toHaveAccessibleDescription(/^Kept from the last food: expires/);
  await expect(page.getByLabel('Expiry Date')).toHaveAccessibleDescription(/^Kept from the last food\./);

  await title(page).fill('Carrots');
  await expect(page.getByLabel('Category')).toHaveValue('Vegetable');
  await title(page).fill('Bananas');
  await expect(page.getByLabel('Category')).toHaveValue('Fruits');
  await page.getByRole('button', { name: 'Clear the date' }).click();
  await expect(page.getByLabel('Expiry Date')).toHaveValue('');
  await expect(kept).toBeHidden();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL('/dashboard/add-foods');
});

test('a category that was chosen stays while the title changes', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await title(page).fill('Milk');
  await expect(page.getByLabel('Category')).toHaveValue('Dairy');
  await page.getByLabel('Category').selectOption('Beverages');
  await title(page).fill('Milk chocolate');
  await expect(page.getByLabel('Category')).toHaveValue('Beverages');
});

test('the shortcuts set the date', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  for (const [name, days] of [
    ['+3 days', 3],
    ['+1 week', 7],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Expiry Date')).toHaveValue(dateInDays(days));
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: '+1 month' }).click();
  await expect(page.getByLabel('Expiry Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
});

test('the picture is shown, can be removed, and is hidden when it cannot be loaded', async ({
  page,
  me: _,
}) => {
  await page.goto('/dashboard/add-foods');
  const preview = page.getByRole('img', { name: 'Preview of the food' });
  await image(page).fill('/pictures/apple.webp');
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(preview).toBeHidden();
  await expect(image(page)).toHaveValue('');
  await image(page).fill('/pictures/nothing-here.webp');
  await expect(page.getByText('This picture cannot be shown')).toBeVisible();
  await expect(preview).toBeHidden();
});

test('a built-in picture is found by its name and brings its category', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await chooser.getByLabel('Find a picture').fill('straw');
  await chooser.getByRole('button', { name: 'Strawberries' }).click();
  await expect(chooser).toBeHidden();
  await expect(image(page)).toHaveValue('/pictures/strawberry.webp');
  await expect(page.getByLabel('Category')).toHaveValue('Fruits');
});

test('the chooser begins with what the title says, and typing replaces it', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await title(page).fill('Sparkling wine');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(chooser.getByLabel('Find a picture')).toHaveValue('Sparkling wine');
  await expect(chooser.getByRole('listitem')).toHaveText(['Sparkling wine', 'Wine']);
  await page.keyboard.type('xylophone');
  await expect(chooser.getByText('No picture of that. These are all of them:')).toBeVisible();
  await expect(chooser.getByRole('button', { name: 'Baguette' })).toBeVisible();
});

test('Enter in the chooser takes the first picture found, and adds nothing', async ({ page, me: _ }) => {
  await page.goto('/dashboard/add-foods');
  await fill(page);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await page.keyboard.type('xylophone');
  await page.keyboard.press('Enter');
  await expect(chooser.getByText('No picture of that. These are all of them:')).toBeVisible();
  await chooser.getByLabel('Find a picture').fill('straw');
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  await expect(image(page)).toHaveValue('/pictures/strawberry.webp');
  await expect(title(page)).toHaveValue('Zucchetti');
  await expect(page.locator('.Toastify').getByRole('alert')).toBeHidden();
});

test('Cancel goes back to where one came from', async ({ page, me: _ }) => {
  await page.goto('/dashboard/bmi-calculation');
  await page.getByRole('link', { name: 'Add Foods' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard/bmi-calculation');
  await page.goto('/dashboard/add-foods');
});

test.describe('what goes wrong', () => {
  for (const [what, answer, told] of [
    [
      'the server refuses',
      { status: 422, json: { code: 'invalid_input', message: 'The shelf is full.' } },
      'The shelf is full.',
    ],
    ['the server says no more', { status: 200, json: {} }, 'Something went wrong!'],
    [
      'nobody is logged in any more',
      { status: 401, json: { code: 'unauthenticated', message: 'Please log in to continue.' } },
      'You must be logged in to add food',
    ],
  ] as const) {
    test(`${what}: "${told}", and nothing typed is lost`, async ({ page, me: _ }) => {
      await page.goto('/dashboard/add-foods');
      await page.route('**/api/items', (route) => route.fulfill(answer));
      await fill(page);
      await submit(page).click();
      await expect(toast(page, told)).toBeVisible();
      await expect(title(page)).toHaveValue('Zucchetti');
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).toBeFocused();
    });
  }

  test('a field that the server refuses gets the cursor', async ({ page, me: _ }) => {
    const refusal = { code: 'invalid_input', message: 'Too many.', fields: { quantity: 'Too many.' } };
    await page.goto('/dashboard/add-foods');
    await page.route('**/api/items', (route) => route.fulfill({ status: 422, json: refusal }));
    await fill(page);
    await title(page).press('Enter');
    await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(/Too many\./);
    await expect(page.getByLabel('Quantity')).toBeFocused();
  });
});
