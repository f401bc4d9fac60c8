import { expect, test } from '#fixtures.ts';

const canvas = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(245, 248, 245)';
const DARK = 'rgb(10, 21, 20)';

for (const [colorScheme, colour] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test.describe(`a system set to ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('is followed', async ({ page }) => {
      await page.goto('/');
      await expect.poll(() => canvas(page)).toBe(colour);
    });
  });
}

test('a chosen theme is remembered and already in the page the server sends', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => canvas(page)).toBe(DARK);
  const response = await page.goto('/about');
  expect(await response?.text()).toContain('data-theme="dark"');
  await expect.poll(() => canvas(page)).toBe(DARK);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'Like the system' }).check({ force: true });
  await page.reload();
  await expect.poll(() => canvas(page)).toBe(LIGHT);
});
