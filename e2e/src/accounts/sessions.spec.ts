import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { alertTitled, logIn, refusals, storedToken } from './pages.ts';

test.use({ expectedErrors: refusals });

const logout = { name: 'Logout', exact: true };

test('a plain visitor’s page asks nothing about sessions', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test('a person who comes back is still signed in, on public pages, too', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/about');
  await expect(page.getByRole('button', logout)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', logout)).toBeVisible();
});

test('signing out in one tab signs out the others', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/dashboard/my-profile');
  await expect(other.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('button', logout).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await expect(alertTitled(page, 'Success')).toBeVisible();
  await expect(other).toHaveURL('/login');
});

test('signing in in one tab signs in the others', async ({ page, newAccount, context }) => {
  const person = await newAccount();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await logIn(page, person);
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await expect(other.getByRole('button', logout)).toBeVisible();
});

/** Opens tabs at once for a person without a token, and counts how often it is requested. */
async function wakeTabs(page: Page): Promise<number> {
  const context = page.context();
  await page.evaluate(() => localStorage.removeItem('access-token'));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes++;
  });
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/about')));
  for (const tab of tabs) await expect(tab.getByRole('button', logout)).toBeVisible();
  return refreshes;
}

test('tabs that wake up together refresh once', async ({ page, signIn }) => {
  await signIn();
  expect(await wakeTabs(page)).toBe(1);
});

test('where the browser has no locks, tabs that wake up together all stay signed in', async ({
  page,
  signIn,
  context,
}) => {
  // Browsers have no locks without TLS, as on a server at home.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await signIn();
  // Other tabs see storage late, so sometimes two of them request a token.
  expect(await wakeTabs(page)).toBeLessThanOrEqual(2);
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await page.reload();
  await expect(page.getByRole('button', logout)).toBeVisible();
});

test('a session that ended elsewhere ends here with the next page', async ({ page, signIn, request }) => {
  const person = await signIn();
  const { accessToken } = await (await request.post('/api/auth/login', { data: person })).json();
  await request.post('/api/auth/logout', {
    data: { everywhere: true },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await page.goto('/dashboard/my-profile');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('a server that is away for a moment signs nobody out', async ({ page, signIn }) => {
  await signIn();
  let failures = 0;
  await page.route('**/api/account', (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto('/dashboard/my-profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

test('a server that stays away sends nobody to log in, and another try leads on', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route('**/api/account', (route) => route.abort());
  await page.goto('/dashboard/my-profile');
  await expect(page.getByRole('alert')).toContainText('We could not reach Crisper.');
  await expect(page).toHaveURL('/dashboard/my-profile');
  await page.unroute('**/api/account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

test('what one person was told is gone before the next comes', async ({ page, signIn, newAccount }) => {
  const first = await signIn();
  await page.goto('/dashboard/my-profile');
  await expect(page.getByRole('main')).toContainText(first.email);
  await page.getByRole('button', logout).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
  const second = await newAccount();
  await logIn(page, second);
  await expect(page.getByRole('main')).toContainText(second.email);
  await expect(page.getByRole('main')).not.toContainText(first.email);
});

test('the profile lists where one is logged in, and logs out there', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const person = await signIn();
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const phone = await browser.newContext({ baseURL: server.url, userAgent });
  const phonePage = await phone.newPage();
  await logIn(phonePage, person);
  await expect(alertTitled(phonePage, 'Login Successful!')).toBeVisible();

  await page.goto('/dashboard/my-profile/devices');
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section.getByRole('listitem')).toHaveText([
    /^Safari on iPhone/,
    /^Chrome on Linux.*This browser$/,
  ]);
  await section.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
  await expect(section.getByRole('listitem')).toHaveText([/This browser$/]);
  await expect(section.getByRole('heading')).toBeFocused();
  await phonePage.goto('/dashboard');
  await expect(phonePage).toHaveURL('/login');
  await phone.close();
});
