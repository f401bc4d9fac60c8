import {
  cards,
  count,
  currentPage,
  openFridge,
  PHONE,
  pageButton,
  pages,
  TABLET,
  tile,
  titles,
  WIDE,
} from './fridge.ts';
import { expect, ownServer, test } from './items-test.ts';
import { openKitchen } from './kitchen.ts';

// One after the other, in a fridge that fills.
test.describe.configure({ mode: 'serial' });
test.use(ownServer('fridge-few'));

test('with nothing in it, the fridge says so', async ({ page }) => {
  await openFridge(page);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expect(page.getByText('Nobody has put anything in yet.')).toBeVisible();
  await expect(page.getByText('Try adjusting your search')).toHaveCount(0);
  for (const label of ['Total Items', 'Expired Items', 'Nearly Expiring'])
    await expect(tile(page, label)).toHaveText('0');
  await expect(pages(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 items');
});

test('with one thing in it, there is one card and nothing to leaf through', async ({ page, kitchen }) => {
  await kitchen.add({ title: 'Lonely milk', days: 2 });
  await openFridge(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1 item');
  await expect(tile(page, 'Total Items')).toHaveText('1');
  await expect(tile(page, 'Nearly Expiring')).toHaveText('1');
  await expect(tile(page, 'Expired Items')).toHaveText('0');
  await expect(pages(page)).toHaveCount(0);
  await expect(page.getByText('No items found')).toHaveCount(0);
});

test.describe('with seventeen things in it', () => {
  test.beforeAll(async ({ playwright, server }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const kitchen = await openKitchen(request);
    for (let number = 2; number <= 17; number++) await kitchen.add({ title: `Thing ${number}`, days: 30 });
    await request.dispose();
  });

  test('a wide screen has a second page for the last one', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openFridge(page);
    await expect(cards(page)).toHaveCount(16);
    await pageButton(page, 2).click();
    await expect.poll(() => titles(page)).toEqual(['Lonely milk']);
    await expect(page).toHaveURL('/fridge?page=2');
  });

  test('a tablet shows nine and eight', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await openFridge(page);
    await expect(cards(page)).toHaveCount(9);
    await pageButton(page, 2).click();
    await expect(cards(page)).toHaveCount(8);
  });

  test('a phone shows six, six and five', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openFridge(page);
    const seen = new Set<string>();
    for (const [index, length] of [6, 6, 5].entries()) {
      if (index > 0) await pages(page).getByRole('button', { name: 'Next page' }).click();
      await expect(currentPage(page)).toHaveText(String(index + 1));
      await expect(cards(page)).toHaveCount(length);
      await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
      for (const title of await titles(page)) seen.add(title);
    }
    expect(seen.size).toBe(17);
    await expect(pages(page).getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('a page that does not exist is the last one there is', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openFridge(page, '/fridge?page=99');
    await expect.poll(() => titles(page)).toEqual(['Lonely milk']);
    await expect(page).toHaveURL('/fridge?page=2');
  });

  test('when the last one on a page is taken out, the page before is shown', async ({ page, kitchen }) => {
    const id = await kitchen.add({ title: 'Soon gone' });
    await page.setViewportSize(WIDE);
    await openFridge(page, '/fridge?sort=oldest&page=2');
    await expect.poll(() => titles(page)).toContain('Soon gone');
    await openFridge(page, '/fridge?search=soon%20gone');
    await expect(cards(page)).toHaveCount(1);
    await kitchen.remove(id);
    await expect(page.getByText('No items found')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(cards(page)).toHaveCount(16);
    await expect(page).toHaveURL('/fridge');
  });
});
