import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';

async function provokeToast(page: Page) {
  await page.goto('/dashboard/my-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Toast');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Profile updated successfully!' });
  await expect(toast).toBeVisible();
  return toast;
}

test.beforeEach(({ signIn }) => signIn());

test('a toast stands top right and goes after five seconds', async ({ page }) => {
  const toast = await provokeToast(page);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300);
  await page.waitForTimeout(3500);
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 4000 });
});

test('it waits under the mouse', async ({ page }) => {
  const toast = await provokeToast(page);
  await toast.hover();
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
});

test('it waits while the window is left', async ({ page }) => {
  const toast = await provokeToast(page);
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused');
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast).toBeHidden({ timeout: 7000 });
});

test('Alt+T goes to it, and it can be closed by keyboard', async ({ page }) => {
  const toast = await provokeToast(page);
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
});

test('it stays light in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const toast = await provokeToast(page);
  await expect(toast.locator('xpath=ancestor-or-self::*[contains(@class,"Toastify__toast ")]')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});
