import { expect, test } from '#fixtures.ts';
import { storedToken } from './pages.ts';

// The error that the error page is shown for is written to the console as well.
test.use({ expectedErrors: [/^(ApiError|Failed to load resource): /] });

test('a moment without a network costs nobody their session', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto('/dashboard');
  const overview = page.getByRole('heading', { level: 1 });
  const title = await overview.innerText();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(overview).not.toHaveText(title);
  const token = await storedToken(page);
  await context.setOffline(true);
  const checked = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/verify-token'),
  );
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await checked;
  await expect(overview).toHaveText(title);
  expect(await storedToken(page)).toBe(token);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  expect(await storedToken(page)).toBe(token);
});

test('a page that was asked for without a network comes when it is back', async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  await page.goto('/about');
  const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  await context.setOffline(true);
  await dashboard.click();
  await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Activities' })).toBeVisible();
  // The menu's code may have been asked for without the network, too.
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
});

test('a page that failed without a network can be asked for again', async ({ page, context }) => {
  await page.goto('/about');
  await context.setOffline(true);
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await blog.click();
  await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  await blog.click();
  await expect(page.getByRole('heading', { name: 'The keeping journal' })).toBeVisible();
});

for (const [what, calls, path, heading] of [
  ['who is signed in', '**/api/account', '/dashboard/my-profile', 'Profile Settings'],
  ['what is on a page', '**/api/items*', '/fridge?search=manna', 'No items found'],
] as const) {
  test(`${what} is found out by itself when the network is back`, async ({ page, signIn, context }) => {
    await signIn();
    await page.route(calls, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('We could not reach Crisper.');
    await page.unroute(calls);
    await context.setOffline(true);
    // A page that is offline for an instant may hear nothing of it.
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('what a toast would say is said without a network, too', async ({ page, signIn, context }) => {
  await signIn();
  const codeForSaving = page.waitForResponse('**/assets/choose-identity-*.js');
  await page.goto('/dashboard/my-profile');
  await (await codeForSaving).finished();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Bravo');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to update profile: ');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Bravo');
});
