import type { Page } from '@playwright/test';
import { ZONE } from '#clock.ts';
import { expect, test } from '#fixtures.ts';
import { storedToken } from './pages.ts';

const PARTS = [
  ['Reminders', '/dashboard/my-profile/reminders', 'When and how'],
  ['Your kitchens', '/dashboard/my-profile/kitchens', 'You are in'],
  ['Privacy', '/dashboard/my-profile/privacy', 'Your email address'],
  ['Devices', '/dashboard/my-profile/devices', 'Account activity'],
  ['Programs', '/dashboard/my-profile/programs', 'Keys'],
  ['Your data', '/dashboard/my-profile/data', 'Delete account'],
] as const;

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of your profile' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

async function startKitchen(page: Page, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${await storedToken(page)}`, 'time-zone': ZONE };
  const response = await page.request.post('/api/kitchens', { headers, data: { name } });
  expect(response.status()).toBe(201);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first page lists the parts, and each has its own page with the way back', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name: 'Me' }).click();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(parts(page).getByRole('link')).toHaveCount(PARTS.length);
    for (const [name, path, section] of PARTS) {
      const row = parts(page).getByRole('link', { name });
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
      await row.click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${name} · Crisper`);
      await expect(heading(page, name)).toBeFocused();
      await expect(page.getByRole('region', { name: section })).toBeVisible();
      await expect(parts(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to your profile' }).click();
      await expect(page).toHaveURL('/dashboard/my-profile');
      await expect(heading(page, 'Profile Settings')).toBeFocused();
    }
  });

  test('each row of the list says how things are there', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/my-profile');
    const row = (name: string) => parts(page).getByRole('link', { name });
    await expect(row('Reminders')).toContainText('Off');
    await expect(row('Your kitchens')).toContainText('None yet');
    await expect(row('Devices')).toContainText('You are logged in here only');
    await expect(row('Privacy')).toContainText('Logged-in people see your email address');
    await startKitchen(page, 'Flat 4B');
    await page.reload();
    await expect(row('Your kitchens')).toContainText('Flat 4B');
    await startKitchen(page, 'Office');
    await page.reload();
    await expect(row('Your kitchens')).toContainText('2 kitchens');
    await row('Privacy').click();
    await page.getByLabel(/^Nobody/).check();
    await page.getByRole('button', { name: 'Save privacy' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await expect(row('Privacy')).toContainText('Nobody sees your email address');
  });
});

test('on a desk, the parts stand above each of them', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  await expect(parts(page).getByRole('link')).toHaveText(['You', ...PARTS.map(([name]) => name)]);
  const place = await parts(page).boundingBox();
  for (const [name, path] of PARTS) {
    await parts(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeFocused();
    await expect(parts(page).locator('[aria-current=page]')).toHaveText(name);
    expect((await parts(page).boundingBox())?.x).toBe(place?.x);
    await expect(page.getByRole('link', { name: 'Back to your profile' })).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/my-profile/programs');
  await page.reload();
  await expect(heading(page, 'Programs')).toBeVisible();
});

for (const [before, now, section] of [
  ['#reminders', '/reminders', 'When and how'],
  ['#your-data', '/data', 'A copy for you'],
  ['#delete-account', '/data#delete-account', 'Delete account'],
] as const) {
  test(`a link to ${before} arrives where that is now`, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/about');
    await page.goto(`/dashboard/my-profile${before}`);
    await expect(page).toHaveURL(`/dashboard/my-profile${now}`);
    await expect(page.getByRole('region', { name: section })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}
