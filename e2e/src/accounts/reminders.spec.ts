import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from '#fixtures.ts';
import { alertTitled, fillLogin, refusals } from './pages.ts';

test.use({ expectedErrors: refusals, timezoneId: 'Europe/Berlin' });

test('reminders are chosen, kept and turned off again', async ({ page, signIn }) => {
  const { email } = await signIn();
  await page.goto('/dashboard/my-profile');
  const section = page.getByRole('region', { name: 'Reminders' });
  await expect(section.getByLabel('Remind me')).toHaveValue('off');
  await expect(section.getByLabel('At')).toBeDisabled();
  await section.getByLabel('Remind me').selectOption('Only on days when something is due');
  await section.getByLabel('At').selectOption('6:00 PM');
  await section.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText(`Reminders come at 6:00 PM to ${email}.`)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Save reminders' })).toBeDisabled();
  await page.reload();
  await expect(section.getByLabel('Remind me')).toHaveValue('due');
  await expect(section.getByLabel('At')).toHaveValue('18');
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
  await expect(page.getByText('Reminders come at 8:00 AM')).toBeVisible();
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
