import type { TestSmtp } from '@crisper/server/testing/test-smtp.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect } from '#fixtures.ts';
import { test } from '#site/mail-test.ts';
import { alertTitled, fillLogin, refusals } from './pages.ts';

test.use({ expectedErrors: refusals, timezoneId: 'Europe/Berlin' });

const remindersIn = (page: Page) => page.getByRole('region', { name: 'When and how' });

/** Turns reminders on, and returns the link in the mail that proves the email address. */
async function turnOn(page: Page, smtp: TestSmtp, email: string): Promise<string> {
  await page.goto('/dashboard/my-profile/reminders');
  const section = remindersIn(page);
  await section.getByLabel('Remind me').selectOption('daily');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect.poll(() => smtp.mailsTo(email).length).toBe(1);
  return smtp.mailsTo(email)[0]?.text?.match(/http:\/\/\S+#token=\S+/)?.[0] ?? '';
}

test('reminders are chosen, kept and turned off again', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  const section = remindersIn(page);
  await expect(section.getByLabel('Remind me')).toHaveValue('off');
  await expect(section.getByLabel('At')).toBeDisabled();
  await section.getByLabel('Remind me').selectOption('Only on days when something is due');
  await section.getByLabel('At').selectOption('6:00 PM');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved. Please confirm your email address now.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Save reminders' })).toBeFocused();
  await page.reload();
  await expect(section.getByLabel('Remind me')).toHaveValue('due');
  await expect(section.getByLabel('At')).toHaveValue('18');
  await section.getByLabel('Remind me').selectOption('Never');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('No more reminders.')).toBeVisible();
});

test('reminders wait until the link in a mail has confirmed the address', async ({ page, signIn, smtp }) => {
  const { email } = await signIn();
  const link = await turnOn(page, smtp, email);
  const section = remindersIn(page);
  const notice = section.getByRole('form', { name: 'When and how' }).getByRole('status');
  await expect(notice).toContainText(
    `We have sent a mail to ${email}. Open its link to confirm the email address; until then no reminders come.`,
  );
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => smtp.mailsTo(email).length).toBe(2);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
  ).toBeFocused();
  await page.goto('/dashboard/my-profile/reminders');
  await expect(section.getByLabel('Remind me')).toHaveValue('daily');
  await expect(notice).toBeHidden();
  await section.getByLabel('At').selectOption('7:00 PM');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText(`Reminders come at 7:00 PM to ${email}.`)).toBeVisible();
});

test('a link that was used says so, and leads to the profile', async ({ page, signIn, smtp }) => {
  const { email } = await signIn();
  const link = await turnOn(page, smtp, email);
  for (const outcome of ['Your email address is confirmed', 'This link has been used or has expired']) {
    await page.goto('/robots.txt');
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome);
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL('/dashboard/my-profile/reminders');
});

test('what was chosen stays when it cannot be saved', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  const section = page.getByRole('region', { name: 'When and how' });
  await section.getByLabel('Remind me').selectOption('daily');
  await page.route('**/api/account/reminders', (route) => route.abort());
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('We could not reach Crisper.')).toBeVisible();
  await expect(section.getByLabel('Remind me')).toHaveValue('daily');
  await page.unroute('**/api/account/reminders');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved. Please confirm your email address now.')).toBeVisible();
});

test('the URL that the setting had before leads there, through the login if need be', async ({
  page,
  newAccount,
}) => {
  const person = await newAccount();
  await page.goto('/dashboard/my-profile#reminders');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/my-profile/reminders');
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeInViewport();
});

test('the link that confirms an email address asks a visitor to log in, and then goes on', async ({
  page,
  signIn,
  smtp,
}) => {
  const person = await signIn();
  const link = await turnOn(page, smtp, person.email);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
  ).toBeVisible();
});

test('where the browser allows no notices, the settings say so', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  const section = remindersIn(page);
  await expect(section.getByRole('heading', { name: 'Notices on this device' })).toBeVisible();
  await expect(section.getByText('Your browser does not allow Crisper to show notices.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Show notices here' })).toHaveCount(0);
});
