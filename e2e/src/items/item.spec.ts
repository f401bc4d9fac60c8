import { expectAccessible } from '#expect-accessible.ts';
import { hold } from '#hold.ts';
import { card, openFridge } from './fridge.ts';
import { expect, test } from './items-test.ts';
import { dateInDays, shownDate } from './kitchen.ts';

const NOWHERE = '01990000-0000-7000-8000-000000000000';
const fact = (label: string) => `dl > div:has(dt:text-is("${label}")) dd`;

test('shows what is known of the item', async ({ page, kitchen }) => {
  const id = await kitchen.add({
    title: 'Goat cheese',
    category: 'Dairy',
    quantity: 3,
    days: 10,
    description: 'From the market.\nTwo wheels.',
  });
  await page.goto(`/items/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goat cheese');
  await expect(page.getByText('From the market.')).toBeVisible();
  await expect(page.locator(fact('Category'))).toHaveText('Dairy');
  await expect(page.locator(fact('Quantity'))).toHaveText('3');
  await expect(page.locator(fact('Expiry Date'))).toHaveText(`${shownDate(dateInDays(10))}In 10 days`);
  await expect(page.locator(fact('Added By'))).toHaveText(kitchen.owner.name);
  await expect(page.getByText('FRESH', { exact: true })).toHaveCSS('background-color', 'rgb(20, 108, 55)');
  await expect(page.getByRole('timer')).toHaveText(/^Time left: 10d : \d+h : \d+m$/);
  await expect(page.getByRole('heading', { name: 'Your Note' })).toBeVisible();
  await expect(page).toHaveTitle('Goat cheese · Crisper');
});

test('turns amber in the last five days, and is green before', async ({ page, kitchen }) => {
  const [soon, later] = [await kitchen.add({ days: 5 }), await kitchen.add({ days: 6 })];
  await page.goto(`/items/${soon}`);
  const badge = page.getByText('EXPIRES SOON', { exact: true });
  await expect(badge).toHaveClass(/bg-citrus/);
  await expect(page.getByRole('timer')).toHaveClass(/text-soon/);
  await page.goto(`/items/${later}`);
  await expect(page.getByText('FRESH', { exact: true })).toHaveClass(/bg-fresh/);
  await expect(badge).toHaveCount(0);
});

test('says when it has expired', async ({ page, kitchen }) => {
  const id = await kitchen.add({ title: 'Old soup', days: -1 });
  await page.goto(`/items/${id}`);
  await expect(page.getByText('EXPIRED', { exact: true })).toHaveCSS('background-color', 'rgb(176, 42, 27)');
  await expect(page.getByRole('timer')).toHaveText('This item has expired.');
});

test('says when there is no description', async ({ page, kitchen }) => {
  const id = await kitchen.add({ description: '' });
  await page.goto(`/items/${id}`);
  await expect(page.getByText('No description available.')).toBeVisible();
});

test.describe('a picture that cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is stood in for', async ({ page, kitchen }) => {
    const id = await kitchen.add({ image: 'https://pictures.invalid/none.png', category: 'Snacks' });
    await page.goto(`/items/${id}`);
    await expect(page.locator('main img')).toHaveAttribute('src', '/pictures/category-snacks.webp');
  });
});

test('a picture that was saved with an http:// URL is stood in for without being asked for', async ({
  page,
  kitchen,
}) => {
  const id = await kitchen.add({ category: 'Fruits' });
  // None can be saved any more; older versions accepted them.
  await page.route(`**/api/items/${id}`, async (route) => {
    const response = await route.fetch();
    const item = await response.json();
    await route.fulfill({ response, json: { ...item, image: 'http://pictures.invalid/none.png' } });
  });
  await page.goto(`/items/${id}`);
  await expect(page.locator('main img')).toHaveAttribute('src', '/pictures/category-fruits.webp');
});

test('Go Back goes back in history', async ({ page, kitchen }) => {
  await kitchen.add({ title: 'Way back' });
  await openFridge(page, '/fridge?search=way%20back');
  await card(page, 'Way back').getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/fridge?search=way%20back');
  await expect(card(page, 'Way back')).toBeVisible();
});

test('says that it is loading', async ({ page, kitchen }) => {
  const id = await kitchen.add();
  const answer = await hold(page, `**/api/items/${id}`);
  await page.goto(`/items/${id}`);
  await expect(page.getByText('Loading food details...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
  await expect(page.getByText('Loading food details...')).toHaveCount(0);
});

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: [/status of (404|503)/] });

  for (const id of [NOWHERE, 'rubbish']) {
    test(`${id} is not found`, async ({ page }) => {
      const response = await page.goto(`/items/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Item not found.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Fridge' })).toHaveAttribute('href', '/fridge');
      await expectAccessible(page);
    });
  }

  test('a failure is told in red, and trying again helps', async ({ page, kitchen }) => {
    const id = await kitchen.add();
    await page.route(`**/api/items/${id}`, (route) => route.fulfill({ status: 503 }));
    await page.goto(`/items/${id}`);
    await expect(page.getByText('Failed to load item.')).toHaveCSS('color', 'rgb(176, 42, 27)');
    await page.unroute(`**/api/items/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
  });
});

test.describe('the countdown', () => {
  test('moves every minute, and the item expires before the reader’s eyes', async ({ page, kitchen }) => {
    const id = await kitchen.add({ days: 0 });
    const minute = 60_000;
    // Three minutes before the day ends where the browser is.
    const end = new Date(`${dateInDays(0)}T23:57:00+14:00`);
    await page.clock.install({ time: end });
    await page.goto(`/items/${id}`);
    await expect(page.getByRole('timer')).toHaveText('Time left: 0d : 0h : 2m');
    await page.clock.runFor(minute + 1000);
    await expect(page.getByRole('timer')).toHaveText('Time left: 0d : 0h : 1m');
    await expect(page.getByText('EXPIRES SOON', { exact: true })).toBeVisible();
    await page.clock.runFor(2 * minute);
    await expect(page.getByRole('timer')).toHaveText('This item has expired.');
    await expect(page.getByText('EXPIRED', { exact: true })).toBeVisible();
  });

  test('is right again as soon as the computer wakes up', async ({ page, kitchen }) => {
    const id = await kitchen.add({ days: 3 });
    await page.clock.install();
    await page.goto(`/items/${id}`);
    await expect(page.getByRole('timer')).toContainText('Time left: 3d');
    // As with a closed lid: time goes on, timers do not.
    await page.clock.fastForward('24:00:00');
    await expect(page.getByRole('timer')).toContainText('Time left: 2d');
  });
});

test('a link to it shows it in a chat, and the app takes over from there', async ({
  page,
  kitchen,
  request,
  baseURL,
}) => {
  const id = await kitchen.add({
    title: 'Soup & "bread" <b>',
    category: 'Others',
    image: '/pictures/bread.webp',
  });
  const html = await (await request.get(`/items/${id}`)).text();
  expect(html).toContain('<meta property="og:title" content="Soup &amp; &quot;bread&quot; &lt;b&gt;">');
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/pictures/bread.webp">`);
  await page.goto(`/items/${id}`);
  await expect(page).toHaveTitle('Soup & "bread" <b> · Crisper');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fridge' }).click();
  await expect(page).toHaveTitle('Fridge · Crisper');
});
