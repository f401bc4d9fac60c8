import { languageName } from '@crisper/domain/languages/languages.ts';
import { expect, test } from '#fixtures.ts';

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn();
    await page.goto('/');
  });

  test('the menu leads to the dashboard, the notifications and the profile', async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(
      navigation.locator('a:visible').filter({ hasText: /^(Home|Fridge|Blog|Dashboard)$/ }),
    ).toHaveText(['Home', 'Fridge', 'Blog', 'Dashboard']);
    await expect(navigation.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await expect(navigation.locator('a[href="/dashboard/my-profile"] img')).toHaveAttribute(
      'src',
      '/avatar.svg',
    );
    await expect(navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Login' })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('Logout is in the menu', async ({ page }) => {
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notifications' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('#site-menu');
      await expect(menu.getByRole('link')).toHaveText([
        ...['Home', 'Fridge', 'Blog', 'Dashboard'],
        ...Object.values(languageName),
      ]);
      await menu.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    });
  });
});
