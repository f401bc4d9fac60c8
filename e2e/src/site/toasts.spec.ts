import type { Locator, Page } from '@playwright/test';
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

const progress = (toast: Locator) => toast.getByRole('progressbar');

/** Moves the line that runs out with the toast's time; like time itself, it moves no line that is paused. */
const passTime = (toast: Locator, ms: number) =>
  progress(toast).evaluate((line, passed) => {
    for (const animation of line.getAnimations()) {
      if (animation.playState === 'running') animation.currentTime = Number(animation.currentTime) + passed;
    }
  }, ms);

test.beforeEach(({ signIn }) => signIn());

test('a toast stands top right and goes after five seconds', async ({ page }) => {
  const toast = await provokeToast(page);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300);
  const [durationMs] = await progress(toast).evaluate((line) =>
    line.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
  );
  expect(durationMs).toBe(5000);
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'running');
  await passTime(toast, 5000);
  await expect(toast).toBeHidden();
});

test('it waits under the mouse', async ({ page }) => {
  const toast = await provokeToast(page);
  await toast.hover();
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'paused');
  await passTime(toast, 6000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'running');
  await passTime(toast, 6000);
  await expect(toast).toBeHidden();
});

test('it waits while the window is left', async ({ page }) => {
  const toast = await provokeToast(page);
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'paused');
  await passTime(toast, 6000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(progress(toast)).toHaveCSS('animation-play-state', 'running');
  await passTime(toast, 6000);
  await expect(toast).toBeHidden();
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
