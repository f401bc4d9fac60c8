import { expect, test } from '#fixtures.ts';
import { alertTitled, refusals, storedToken } from './pages.ts';

test.use({ expectedErrors: refusals });

test('logging out asks first, says that it is done, and only then leads to the login page', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  const token = await storedToken(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  const question = alertTitled(page, 'Are you sure?');
  await expect(question).toContainText('Do you want to logout?');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(alertTitled(page, 'Success')).toContainText('You have been logged out');
  await page.waitForLoadState('networkidle');
  expect(addresses).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const verdict = await page.request.post('/api/verify-token', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await verdict.json()).toEqual({ valid: false });
});

test('a person who cancels stays', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
});

test('what cannot be done is not claimed, and works when tried again', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await expect(alertTitled(page, 'Error')).toContainText('Logout failed. Try again.');
  await page.keyboard.press('Enter');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await expect(alertTitled(page, 'Success')).toBeVisible();
});
