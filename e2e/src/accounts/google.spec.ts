import type { Page } from '@playwright/test';
import { test as base, expect } from '#fixtures.ts';
import { newPerson } from '#people.ts';
import { sampled } from '#sample.ts';
import { type Claims, type GoogleStandIn, startGoogleStandIn } from './google-stand-in.ts';
import { alertTitled, logIn, refusals } from './pages.ts';

const SUCCESSES = sampled(15, 3);

const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    async ({ playwright: _ }, use) => {
      const google = await startGoogleStandIn();
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ google }, use) => use(google.settings), { scope: 'worker' }],
});
test.use({ expectedErrors: refusals });

/** A person whom Google knows, with a unique name. */
function meet(google: GoogleStandIn, claims: Partial<Claims> = {}) {
  const { email } = newPerson();
  google.people.set(email, { email, email_verified: true, name: 'Bo Berg', ...claims });
  return email;
}

async function openPopup(page: Page, from: '/login' | '/register' = '/login'): Promise<Page> {
  await page.goto(from);
  await expect(page.getByRole('button', { name: 'Google' })).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Google' }).click();
  return opened;
}

async function answer(popup: Page, person: string): Promise<void> {
  await popup.getByLabel('Who are you?').fill(person);
  await popup.getByRole('button', { name: 'Sign in' }).click();
}

async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies({ domain: 'localhost' });
  await page.evaluate(() => localStorage.clear());
}

test(`${SUCCESSES} sign-ins succeed, and none is taken for a closed popup`, async ({ page, google }) => {
  // Each is a journey of its own; on a busy machine one takes longer than a fifteenth of the usual time.
  test.setTimeout(SUCCESSES * 15_000);
  const person = meet(google);
  for (let round = 0; round < SUCCESSES; round++) {
    const popup = await openPopup(page);
    // Google remembers them after the first time, and the popup is gone in a moment.
    if (round === 0) await answer(popup, person);
    const arrived = page.getByRole('main').getByText(person);
    await expect(page.getByRole('alertdialog').or(arrived).first()).toBeVisible();
    // Success leads on by itself, and at once when it is dismissed; a failure leads nowhere.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(arrived.first()).toBeVisible();
    await forgetSession(page);
  }
});

test('signing up is the same, and called so', async ({ page, google }) => {
  const person = meet(google);
  await answer(await openPopup(page, '/register'), person);
  await expect(alertTitled(page, 'Signed Up!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('main')).toContainText('Bo Berg');
});

test('the popup has 1.5 seconds of grace before it counts as closed', async ({ page, google: _ }) => {
  const popup = await openPopup(page);
  await popup.getByLabel('Who are you?').waitFor();
  const closedAt = Date.now();
  await popup.close();
  await expect(page.getByRole('alertdialog')).toContainText('Google login popup closed before completion.');
  expect(Date.now() - closedAt).toBeGreaterThanOrEqual(1400);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('a closed popup while signing up is told in the provider’s words', async ({ page, google: _ }) => {
  const popup = await openPopup(page, '/register');
  await popup.getByLabel('Who are you?').waitFor();
  await popup.close();
  await expect(alertTitled(page, 'Google Sign Up Failed')).toContainText(
    'The login window was closed before completion.',
  );
});

for (const [path, title, text] of [
  ['/login', 'Google Login Failed', 'Google login failed. Please try again.'],
  ['/register', 'Google Sign Up Failed', 'Something went wrong with Google sign up.'],
] as const) {
  test(`who denies it at ${path} is told: ${text}`, async ({ page, google: _ }) => {
    const popup = await openPopup(page, path);
    await popup.getByRole('button', { name: 'Deny' }).click();
    await expect(alertTitled(page, title)).toContainText(text);
  });
}

test('a slow person is waited for', async ({ page, google }) => {
  const person = meet(google);
  await page.clock.install();
  const popup = await openPopup(page);
  await popup.getByLabel('Who are you?').waitFor();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Google' })).toBeDisabled();
  await answer(popup, person);
  await expect(alertTitled(page, 'Google Login Successful!')).toBeVisible();
});

for (const verified of [false, 'false', 'true', undefined]) {
  test(`an address whose email_verified is ${JSON.stringify(verified)} opens nobody else’s account`, async ({
    page,
    google,
    newAccount,
  }) => {
    const owner = await newAccount();
    const person = meet(google, { email: owner.email, email_verified: verified });
    await answer(await openPopup(page), person);
    await expect(alertTitled(page, 'Google Login Failed')).toContainText(
      'the provider has not verified that it is yours',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });
}

test('the owner of a squatted address gets the account, and the squatter is out', async ({
  page,
  google,
  newAccount,
}) => {
  const squatter = await newAccount();
  const person = meet(google, { email: squatter.email });
  await answer(await openPopup(page), person);
  await expect(alertTitled(page, 'Google Login Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await forgetSession(page);
  await logIn(page, squatter);
  await expect(alertTitled(page, 'Login Failed')).toBeVisible();
});

test('a person without a name has none after a setting was saved', async ({ page, google }) => {
  // An email address is no name.
  const person = meet(google, { name: 'bo@example.com' });
  await answer(await openPopup(page), person);
  await expect(alertTitled(page, 'Google Login Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/my-profile/privacy');
  const privacy = page.getByRole('region', { name: 'Your email address' });
  const save = privacy.getByRole('button', { name: 'Save privacy' });
  await privacy.getByLabel(/^Nobody/).check();
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(privacy).toContainText('Everybody else sees your name, Somebody.');
  await page.goto('/dashboard/my-profile/reminders');
  const zone = page.getByRole('form', { name: 'Time zone' });
  await zone.getByLabel('Time zone').selectOption('Asia/Tokyo');
  const saved = page.waitForResponse('**/api/account');
  await zone.getByRole('button', { name: 'Save time zone' }).click();
  await saved;
  await expect(zone.getByRole('button', { name: 'Save time zone' })).toBeFocused();
  await page.reload();
  await expect(zone.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await page.goto('/dashboard/my-profile/privacy');
  await expect(privacy).toContainText('Everybody else sees your name, Somebody.');
});

test('where they were going is where they land', async ({ page, google }) => {
  const person = meet(google);
  await page.goto('/dashboard/nowhere');
  await expect(page).toHaveURL('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Google' }).click();
  await answer(await opened, person);
  await expect(page).toHaveURL('/dashboard/nowhere');
  await expect(page.getByText('Lost in the void')).toBeVisible();
});

test('the operator’s own issuer has a button with its name', async ({ page, google }) => {
  const person = meet(google);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with the office' }).click();
  await answer(await opened, person);
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person);
});
