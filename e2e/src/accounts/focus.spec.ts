import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { alertTitled, fillLogin, refusals } from './pages.ts';

test.use({ expectedErrors: refusals });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('focus is on the heading of every page that one goes to, without a ring', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Fridge', '/fridge'],
    ['Login', '/login'],
    ['Home', '/'],
  ] as const) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
  }
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
});

test('going by keyboard, the next stop is in the new page', async ({ page }) => {
  await page.goto('/about');
  await menu(page).getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('focus goes along to the login page and on to where one was going', async ({ page, newAccount }) => {
  const person = await newAccount();
  await page.goto('/dashboard/my-profile');
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  await fillLogin(page, person);
  await page.keyboard.press('Enter');
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeFocused();
});

test('a page that has a first field begins there', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Foods' }).first().click();
  await expect(page.getByLabel('Food Title')).toBeFocused();
});

test('a page that still loads takes the focus until its heading is there', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/about');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/verify-token', async (route) => {
    await held;
    await route.continue();
  });
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Loading user data...')).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  answer();
  await expect(heading(page)).toBeFocused();
});

test('after signing out and after deleting an account, focus is on the page that follows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await alertTitled(page, 'Success').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeFocused();
  const { password } = await signIn();
  await page.goto('/dashboard/my-profile/data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(alertTitled(page, 'Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-profile/data');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('editing the profile ends where it began, and a wrong field takes the focus', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await page.getByLabel('Profile Image URL').fill('http://example.com/ana.png');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Profile Image URL')).toBeFocused();
  await page.getByLabel('Profile Image URL').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeFocused();
});

test('a button that leaves with what it did hands the focus to the heading above it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/my-profile/reminders');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeFocused();
});
