import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from './items-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const row = (page: Page, title: string) => page.getByRole('rowheader', { name: title });

test.describe('one’s own food in the public fridge', () => {
  // What is gone is asked for once more.
  test.use({ expectedErrors: [/status of 404/] });

  test('is eaten on its page with one tap, and comes back with one', async ({ page, ownKitchen }) => {
    const id = await ownKitchen.add({ title: 'Apricots' });
    await page.goto(`/items/${id}`);
    await button(page, 'Eaten').click();
    await expect(page.getByText('Apricots eaten')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Apricots', exact: true })).toBeHidden();
    await button(page, 'Undo').click();
    await expect(page.getByRole('heading', { name: 'Apricots', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Apricots', exact: true })).toBeVisible();
  });

  test('is left in part, frozen, and thrown away with a reason', async ({ page, ownKitchen }) => {
    const id = await ownKitchen.add({ title: 'Bagels', quantity: 4 });
    await page.goto(`/items/${id}`);
    await button(page, 'Some left').click();
    await button(page, '½ 2 pieces left').click();
    await expect(page.getByText('Some of Bagels eaten')).toBeVisible();
    await expect(page.locator('dl')).toContainText('Quantity2');
    await button(page, 'More').click();
    await page
      .getByRole('dialog', { name: 'Bagels' })
      .getByRole('button', { name: /^Frozen/ })
      .click();
    await expect(page.getByText('Bagels frozen')).toBeVisible();
    await button(page, 'More').click();
    await button(page, 'went bad').click();
    await expect(page.getByText('Bagels thrown away')).toBeVisible();
  });

  test('is eaten on its card with one tap, and comes back with one', async ({
    page,
    ownKitchen,
    kitchen,
  }) => {
    await ownKitchen.add({ title: 'Cherries of mine' });
    await kitchen.add({ title: 'Cherries of theirs' });
    await page.goto('/fridge?search=cherries');
    await button(page, 'Eaten: Cherries of mine').click();
    await expect(card(page, 'Cherries of mine')).toBeHidden();
    await expect(button(page, 'Undo')).toBeFocused();
    await button(page, 'Undo').click();
    await expect(card(page, 'Cherries of mine')).toBeVisible();
    // Everybody else's is to look at.
    await expect(card(page, 'Cherries of theirs')).toBeVisible();
    await expect(card(page, 'Cherries of theirs').getByRole('button')).toHaveCount(0);
  });

  test('is eaten in the table of one’s foods, beside Update and Delete', async ({ page, ownKitchen }) => {
    await ownKitchen.add({ title: 'Dates' });
    await page.goto('/dashboard/my-foods');
    await expect(button(page, 'Update Dates')).toBeVisible();
    await expect(button(page, 'Delete Dates')).toBeVisible();
    await button(page, 'Eaten: Dates').focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Dates')).toBeHidden();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Dates')).toBeVisible();
  });

  test('axe finds nothing, and nothing is wider than the screen', async ({ page, ownKitchen }) => {
    const id = await ownKitchen.add({ title: 'Endives of mine' });
    for (const path of [`/items/${id}`, '/fridge?search=endives', '/dashboard/my-foods']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Eaten/ }).first()).toBeVisible();
      await expectAccessible(page);
      const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(width)).toBe(0);
    }
  });
});

test('other people and visitors have nothing to do there, and load nothing for it', async ({
  page,
  kitchen,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const id = await kitchen.add({ title: 'Figs of theirs' });
  await page.goto('/fridge?search=figs');
  await expect(card(page, 'Figs of theirs')).toBeVisible();
  await page.goto(`/items/${id}`);
  await expect(page.getByRole('heading', { name: 'Figs of theirs' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Eaten|Some left|More)/ })).toHaveCount(0);
  expect(files.filter((file) => /acts-|own-item|own-acts/.test(file))).toEqual([]);
});
