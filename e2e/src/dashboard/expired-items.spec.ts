import type { Page } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { BROWSER_ZONE, expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const rows = (page: Page) => page.getByRole('rowheader');

test('says when nothing expired in the last days', async ({ page, me: _ }) => {
  await page.goto('/dashboard/expired-items');
  await page.getByRole('radio', { name: 'Only mine' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Recently Expired Items' })).toBeVisible();
  await expect(page.getByText('Nothing expired lately')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('shows ten at a time, and pages only when there are more', async ({ page, me }) => {
  for (let number = 1; number <= 10; number++) await me.add({ title: `Soup ${number}`, days: -1 });
  await me.add({ title: 'Still good', days: 0 });
  await page.goto('/dashboard/expired-items');
  await page.getByRole('radio', { name: 'Only mine' }).check({ force: true });
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByText(/^Expired (yesterday|2 days ago)$/)).toHaveCount(10);

  await me.add({ title: 'Soup 11', days: -1 });
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();

  await page
    .getByRole('link', { name: /^View Soup/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/items\/[\w-]+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('when a food expired is seen whole, beside its title', async ({ page, me }) => {
    await me.add({ title: 'Vegetable soup with a long name', days: -1 });
    await page.goto('/dashboard/expired-items');
    await page.getByRole('radio', { name: 'Only mine' }).check({ force: true });
    const row = page.getByRole('row').filter({ hasText: 'Vegetable soup with a long name' });
    await expect(row.getByText(/^Expired (yesterday|2 days ago)$/)).toBeInViewport({ ratio: 1 });
  });
});

test('nothing has to be moved sideways to be read, at any width', async ({ page, me }) => {
  await me.add({ title: `Vegetablesoupwithalongname ${'and with spaces '.repeat(4)}`, days: -1 });
  await page.goto('/dashboard/expired-items');
  await page.getByRole('radio', { name: 'Only mine' }).check({ force: true });
  const table = page.getByRole('region', { name: 'Recently expired items' });
  await expect(table.getByRole('rowheader')).toHaveCount(1);
  const overflow = (box: Element) => box.scrollWidth - box.clientWidth;
  for (const width of [360, 390, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => table.evaluate(overflow), `the table at ${width} px`).toBe(0);
    await expect.poll(() => page.locator('html').evaluate(overflow), `the page at ${width} px`).toBe(0);
  }
});

test('the badges are red, orange and yellow as the days go by', async ({ page, me: _ }) => {
  // Food that expired days ago cannot be added, so the test replaces the response.
  const items = [1, 3, 4, 7, 8].map((days, index) => ({
    _id: `01990000-0000-7000-8000-00000000000${index}`,
    title: `Soup ${days}`,
    image: null,
    category: 'Others',
    quantity: 1,
    expiryDate: dateIn(-days, BROWSER_ZONE),
    description: '',
    addedDate: '2026-01-01T00:00:00.000Z',
    addedAt: '2026-01-01T00:00:00.000Z',
    addedBy: 'ana@example.com',
    status: 'available',
  }));
  await page.route('**/api/items?*recently-expired*', (route) =>
    route.fulfill({ json: items, headers: { 'x-total-count': '5' } }),
  );
  await page.goto('/dashboard/expired-items');
  for (const [text, tone] of [
    ['Expired yesterday', 'expired'],
    ['Expired 3 days ago', 'expired'],
    ['Expired 4 days ago', 'orange'],
    ['Expired 7 days ago', 'orange'],
    ['Expired 8 days ago', 'yellow'],
  ] as const)
    await expect(page.getByText(text, { exact: true })).toHaveClass(new RegExp(`text-${tone}`));
});
