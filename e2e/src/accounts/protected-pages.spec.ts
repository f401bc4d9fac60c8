import type { Page, Route } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { hold } from '#hold.ts';
import { alertTitled, fillLogin, refusals, storedToken } from './pages.ts';

test.use({ expectedErrors: refusals });

const PROFILE = '/dashboard/my-profile';
const profile = (page: Page) => page.getByRole('heading', { name: 'Profile Settings' });

test('a visitor is sent to the login page, in place of where they were going', async ({ page }) => {
  await page.goto('/about');
  await page.goto(PROFILE);
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('after logging in they land where they were going, with everything that was in the address', async ({
  page,
  newAccount,
}) => {
  const person = await newAccount();
  await page.goto(`${PROFILE}?tab=1#content`);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${PROFILE}?tab=1#content`);
  await expect(profile(page)).toBeVisible();
});

for (const from of ['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example']) {
  test(`${from} is not where anybody was going`, async ({ page, newAccount }) => {
    const person = await newAccount();
    await page.goto('/login');
    await page.evaluate((pathname) => {
      history.replaceState({ ...history.state, usr: { from: { pathname, search: '', hash: '' } } }, '');
    }, from);
    await page.reload();
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
}

test('the loading screen shows while it is found out who is there, and while the token is checked', async ({
  page,
  signIn,
}) => {
  await signIn();
  const answer = await hold(page, '**/api/account');
  const check = await hold(page, '**/api/verify-token');
  await page.goto(PROFILE);
  const screen = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(screen).toBeVisible();
  await expect(screen.locator('svg')).toHaveAttribute('width', '80');
  const checked = page.waitForRequest('**/api/verify-token');
  answer();
  expect((await checked).headers().authorization).toBe(`Bearer ${await storedToken(page)}`);
  await expect(screen).toBeVisible();
  check();
  await expect(profile(page)).toBeVisible();
  await expect(screen).toBeHidden();
});

test('the token is checked while the code of the page is still on its way, and only once', async ({
  page,
  signIn,
}) => {
  await signIn();
  const code = await hold(page, '**/assets/frame-*.js');
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/verify-token')) checks++;
  });
  const checked = page.waitForResponse('**/api/verify-token');
  await page.goto(PROFILE, { waitUntil: 'commit' });
  await checked;
  code();
  await expect(profile(page)).toBeVisible();
  expect(checks).toBe(1);
});

test('a token that the server does not find valid is removed', async ({ page, signIn }) => {
  await signIn();
  // It becomes invalid between the two requests; only the check says so.
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => localStorage.setItem('access-token', 'rubbish'));
    await route.fulfill({ response });
  });
  await page.goto(PROFILE);
  await expect(profile(page)).toBeVisible();
  // The next request, such as the bell's, may have got a new one already.
  expect(await storedToken(page)).not.toBe('rubbish');
});

for (const [why, fail] of [
  ['the network', (route: Route) => route.abort()],
  ['the server', (route: Route) => route.fulfill({ status: 503 })],
] as const) {
  test(`a check that fails because of ${why} says nothing about the token, which stays`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const token = await storedToken(page);
    await page.route('**/api/verify-token', fail);
    await page.goto(PROFILE);
    await expect(profile(page)).toBeVisible();
    expect(await storedToken(page)).toBe(token);
  });
}

for (const rubbish of ['rubbish', 'a.b.c', 'кошка 🐈']) {
  test(`the token "${rubbish}" is removed and replaced`, async ({ page, signIn }) => {
    await signIn();
    await page.evaluate((token) => localStorage.setItem('access-token', token), rubbish);
    await page.goto(PROFILE);
    await expect(profile(page)).toBeVisible();
    await expect.poll(() => storedToken(page)).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/);
  });
}

test('without a token the person is let through, and gets a new one when it is needed', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PROFILE);
  await expect(profile(page)).toBeVisible();
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/verify-token')) checks++;
  });
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Bravo');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await storedToken(page)).toMatch(/^ey/);
  expect(checks).toBe(0);
});

test('an unknown page of the dashboard is not found, by people who may look for it', async ({
  page,
  signIn,
}) => {
  await page.goto('/dashboard/nowhere');
  await expect(page).toHaveURL('/login');
  await signIn();
  const response = await page.goto('/dashboard/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Lost in the void')).toBeVisible();
});
