import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from '#fixtures.ts';
import { looks } from '#sample.ts';
import { alertTitled } from './pages.ts';

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 860 },
    });

    test('axe finds nothing on the pages about accounts', async ({ page }) => {
      for (const path of ['/login', '/register', '/forgot-password', '/reset-password#token=x']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectAccessible(page);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow)).toBe(0);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(alertTitled(page, 'Login Failed')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing on the profile and its parts, and nothing sticks out', async ({
      page,
      signIn,
    }) => {
      await signIn();
      const look = async () => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      };
      await page.goto('/dashboard/my-profile', { waitUntil: 'networkidle' });
      await look();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await look();
      for (const [part, section] of [
        ['kitchens', 'You are in'],
        ['privacy', 'What this browser keeps'],
        ['devices', 'Account activity'],
      ] as const) {
        await page.goto(`/dashboard/my-profile/${part}`);
        await expect(page.getByRole('region', { name: section })).toBeVisible();
        await look();
      }
      await page.goto('/dashboard/my-profile/reminders');
      await page.getByRole('button', { name: 'Make an address' }).click();
      await expect(page.getByLabel('Your calendar address')).toBeVisible();
      await look();
      await page.goto('/dashboard/my-profile/data');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await look();
    });
  });
}
