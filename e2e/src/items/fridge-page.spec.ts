import { expectAccessible } from '#expect-accessible.ts';
import { hold } from '#hold.ts';
import { card, cards, count, openFridge, PHONE, search, select, tiles, WIDE } from './fridge.ts';
import { expect, test } from './items-test.ts';
import { openKitchen } from './kitchen.ts';

test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  const kitchen = await openKitchen(request);
  await kitchen.stock(Array.from({ length: 20 }, (_, index) => ({ title: `Plain ${index}`, days: index })));
  await request.dispose();
});

test('has a header, three tiles and a way to what has expired', async ({ page }) => {
  await openFridge(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s in the fridge' })).toBeVisible();
  await expect(tiles(page)).toContainText(['Total Items', 'Expired Items', 'Nearly Expiring']);
  await expect(page.getByRole('main').getByRole('link', { name: 'View Expired Items' })).toHaveAttribute(
    'href',
    '/dashboard/expired-items',
  );
});

test('a spinner turns until the items are there', async ({ page }) => {
  const answer = await hold(page, '**/api/items?*');
  await page.goto('/fridge');
  await expect(count(page)).toHaveText('Loading items…');
  await expect(page.locator('.animate-spin')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('.animate-spin')).toHaveCount(0);
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/status of 503|Failed to load resource/] });

  test('the spinner stops, and trying again helps', async ({ page }) => {
    await page.route('**/api/items?*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/fridge');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.locator('.animate-spin')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/items?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the filters', () => {
  test('can be put away and fetched again on a wide screen', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openFridge(page);
    const sidebar = page.getByRole('complementary', { name: 'Filters' });
    for (const label of ['Category', 'Status', 'Sort By'])
      await expect(sidebar.getByLabel(label)).toBeVisible();
    await expect(sidebar.getByLabel('Search')).toBeVisible();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect(sidebar).toHaveCount(0);
    const show = page.getByRole('button', { name: 'Show filters' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    await expect(sidebar).toBeVisible();
  });

  test('are a sheet on a phone, which gives the focus back', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openFridge(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Search').fill('plain 1');
    await sheet.getByLabel('Sort By').selectOption('expiry-latest');
    await expect(page).toHaveURL('/fridge?search=plain+1&sort=expiry-latest');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Show the items' }).focus();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await expect(cards(page).first()).toContainText('Plain 19');
  });

  test('do not take the focus from a person who types, and going back empties the field', async ({
    page,
  }) => {
    await openFridge(page, '/fridge?category=Dairy');
    await select(page, 'Status').selectOption('fresh');
    await search(page).pressSequentially('plain 19', { delay: 30 });
    await expect(cards(page)).toHaveCount(1);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('plain 19');
    await page.goBack();
    await expect(page).toHaveURL('/fridge?category=Dairy');
    await expect(search(page)).toHaveValue('');
  });
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openFridge(page);
  await search(page).focus();
  await page.keyboard.type('plain');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fridge?search=plain');
  await page.keyboard.press('Tab');
  await expect(select(page, 'Category')).toBeFocused();
  await page.keyboard.type('Dairy');
  await expect(page).toHaveURL('/fridge?search=plain&category=Dairy');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('region', { name: 'Items' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hide filters' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/items\//);
});

test('the focus stays in the list when the focused card leaves it', async ({ page, kitchen }) => {
  const id = await kitchen.add({ title: 'Leaving' });
  await openFridge(page, '/fridge?search=leaving');
  await card(page, 'Leaving').getByRole('link').focus();
  await kitchen.remove(id);
  await expect(page.getByText('No items found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toBeFocused();
});

test.describe('odd items look right', () => {
  // A picture that cannot be loaded is an error to the browser.
  test.use({ expectedErrors: [/Failed to load resource/] });

  const longTitle = 'Überlange'.repeat(22).slice(0, 200);
  const odd = [
    { title: longTitle },
    { title: 'חלב טרי מהשוק' },
    { title: '🥛🧀👩‍👩‍👧‍👦 breakfast' },
    { title: '<b>Bold</b> & "quoted"' },
    { title: 'Broken picture', image: 'https://pictures.invalid/none.png', category: 'Meat' },
  ];

  for (const width of [390, 1366]) {
    test(`at ${width} px`, async ({ page, kitchen }) => {
      await page.setViewportSize({ width, height: 860 });
      await kitchen.stock(odd);
      await openFridge(page);
      for (const { title } of odd) await expect(card(page, title).first()).toBeAttached();
      const fallback = (title: string) => card(page, title).first().locator('img');
      await fallback('Broken picture').scrollIntoViewIfNeeded();
      await expect(fallback('Broken picture')).toHaveAttribute('src', '/pictures/category-meat.webp');
      await expect(card(page, 'חלב טרי מהשוק').first().getByRole('heading')).toHaveCSS('direction', 'rtl');
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      const heights = await cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(80);
    });
  }

  test('a date that is not known is said to be', async ({ page, kitchen }) => {
    await kitchen.add({ title: 'Sea salt' });
    // Nothing without a date can be added through the pages; imported food may have none.
    await page.route('**/api/items?*', async (route) => {
      const response = await route.fetch();
      const items = await response.json();
      await route.fulfill({ response, json: items.map((item: object) => ({ ...item, expiryDate: null })) });
    });
    await openFridge(page, '/fridge?search=sea%20salt');
    await expect(card(page, 'Sea salt')).toContainText('Unknown');
    await expect(card(page, 'Sea salt').getByText(/Expired|Expiring/)).toHaveCount(0);
  });
});
