import type { Page } from '@playwright/test';
import { hold } from '#hold.ts';
import { expect, test } from './dashboard-test.ts';

const PATHS = [
  ...['/dashboard', '/dashboard/my-profile', '/dashboard/my-profile/data', '/notifications', '/me'],
  ...['/kitchens', '/kitchens/some-id'],
];

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Food Dashboard' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame of every page for signed-in people is in its document, the same for everybody', async ({
    page,
  }) => {
    for (const path of PATHS) {
      await page.goto(path);
      // They are links also where the group is closed.
      await expect(sidebar(page).locator('a')).toHaveCount(6);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
    }
  });
});

for (const width of [390, 1366]) {
  test(`at ${width} px the app takes the frame over, and nothing moves`, async ({ page, me: _ }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          globalThis.shifts.push({ value: entry.value, moved: [] });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await hold(page, '**/api/account');
    await page.goto('/dashboard/my-profile');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    const sum = await page.evaluate(() => globalThis.shifts.reduce((total, { value }) => total + value, 0));
    expect(sum).toBeLessThan(0.02);
  });
}
