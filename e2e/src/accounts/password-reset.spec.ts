import { expect, test } from '#fixtures.ts';
import { mailedLink } from '#outbox.ts';
import { alertTitled, logIn, refusals, storedToken } from './pages.ts';

test.use({ expectedErrors: refusals });
const NEW_PASSWORD = 'Crisper-2';

async function askForLink(page: import('@playwright/test').Page, email: string) {
  await page.goto('/forgot-password');
  await page.locator('main input[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

async function choose(page: import('@playwright/test').Page, password: string) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('the banner says the same whether there is an account or not', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  for (const address of [email, 'nobody@example.com']) {
    await askForLink(page, address);
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `If there is an account for ${address}, a link is with the people who run this Crisper`,
    );
  }
});

test('the link leads to a new password, once, and ends every session', async ({ page, signIn, server }) => {
  const person = await signIn();
  const token = await storedToken(page);
  await askForLink(page, person.email);
  const link = await mailedLink(server.dataFolder, person.email);
  await page.goto(link);
  // The token is removed from the URL as soon as it is read.
  await expect(page).toHaveURL('/reset-password');
  await choose(page, 'weak');
  await expect(alertTitled(page, 'Weak Password')).toBeVisible();
  await page.keyboard.press('Enter');
  await choose(page, NEW_PASSWORD);
  await expect(alertTitled(page, 'Password Changed')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  const verdict = await page.request.post('/api/verify-token', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await verdict.json()).toEqual({ valid: false });

  await logIn(page, { ...person, password: NEW_PASSWORD });
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();

  await page.goto(link);
  await choose(page, 'Crisper-3');
  await expect(alertTitled(page, 'Reset Failed')).toContainText('This link has been used or has expired.');
});

test('an address without a token says what to do', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
