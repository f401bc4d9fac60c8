import { expect, test } from '#fixtures.ts';
import { publicPages } from './public-pages.ts';

test.use({ javaScriptEnabled: false });

for (const path of publicPages) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
  });
}

test('what cannot be used says why', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Sending this form needs JavaScript.')).toBeVisible();
  await expect(page.getByText('Subscribing needs JavaScript.')).toBeVisible();
  await expect(page.getByText('This page needs JavaScript')).toHaveCount(0);
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByText('This page needs JavaScript')).toBeVisible();
  await page.getByRole('link', { name: 'write to us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the figures are the true ones', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('dl').first().locator('[aria-hidden]')).toHaveText([
    '95%',
    '40%',
    '3.2h',
    '$1.2k',
  ]);
});

test('its links can be followed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL('/terms&condition');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu still unfolds', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});
