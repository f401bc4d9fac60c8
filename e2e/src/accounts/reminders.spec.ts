import { expectAccessible } from '#expect-accessible.ts';
import { expect } from '#fixtures.ts';
import { test } from '#site/mail-test.ts';
import { alertTitled, fillLogin, refusals } from './pages.ts';

test.use({ expectedErrors: refusals, timezoneId: 'Europe/Berlin' });

test('reminders are chosen, kept and turned off again, and come once the address is confirmed', async ({
  page,
  signIn,
  smtp,
}) => {
  const { email } = await signIn();
  await page.goto('/dashboard/my-profile');
  const section = page.getByRole('region', { name: 'Reminders' });
  await expect(section.getByLabel('Remind me')).toHaveValue('off');
  await expect(section.getByLabel('At')).toBeDisabled();
  await section.getByLabel('Remind me').selectOption('Only on days when something is due');
  await section.getByLabel('At').selectOption('6:00 PM');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved. Please confirm your email address now.')).toBeVisible();
  const notice = section.getByRole('status');
  await expect(notice).toContainText(
    `We have sent a mail to ${email}. Open its link to confirm the address; until then no reminders come.`,
  );
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => smtp.mailsTo(email).length).toBe(2);
  await expect(section.getByRole('button', { name: 'Save reminders' })).toBeDisabled();
  await page.reload();
  await expect(section.getByLabel('Remind me')).toHaveValue('due');
  await expect(section.getByLabel('At')).toHaveValue('18');

  const link = smtp.mailsTo(email)[0]?.text?.match(/http:\/\/\S+#token=\S+/)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/robots.txt');
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used or has expired');
  await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
  await expect(section.getByLabel('At')).toHaveValue('18');
  await expect(notice).toBeHidden();
  await section.getByLabel('At').selectOption('7:00 PM');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText(`Reminders come at 7:00 PM to ${email}.`)).toBeVisible();
  await section.getByLabel('Remind me').selectOption('Never');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('No more reminders.')).toBeVisible();
});

test('what was chosen stays when it cannot be saved', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  const section = page.getByRole('region', { name: 'Reminders' });
  await section.getByLabel('Remind me').selectOption('daily');
  await page.route('**/api/account/reminders', (route) => route.abort());
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('We could not reach Crisper.')).toBeVisible();
  await expect(section.getByLabel('Remind me')).toHaveValue('daily');
  await page.unroute('**/api/account/reminders');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved. Please confirm your email address now.')).toBeVisible();
});

test('the link in the mail leads to the setting, through the login if need be', async ({
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
  await expect(page).toHaveURL('/dashboard/my-profile#reminders');
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport();
});

test('the link that confirms an address asks whoever is not logged in to do so, and then goes on', async ({
  page,
  signIn,
  smtp,
}) => {
  const person = await signIn();
  await page.goto('/dashboard/my-profile');
  const section = page.getByRole('region', { name: 'Reminders' });
  await section.getByLabel('Remind me').selectOption('daily');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect.poll(() => smtp.mailsTo(person.email).length).toBe(1);
  const link = smtp.mailsTo(person.email)[0]?.text?.match(/http:\/\/\S+#token=\S+/)?.[0] ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
});
