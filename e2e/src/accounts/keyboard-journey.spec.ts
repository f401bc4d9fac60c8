import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { mailedLink } from '#outbox.ts';
import { newPerson } from '#people.ts';
import { alertTitled, refusals } from './pages.ts';

test.use({ expectedErrors: refusals });
const MAX_TABS = 60;

/** Goes there with the Tab key, as a person without a mouse does: backwards where that is nearer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isBefore = await target.evaluate(
    (node) =>
      document.activeElement !== document.body &&
      node.compareDocumentPosition(document.activeElement ?? node) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${target} is not reached in ${MAX_TABS} tabs`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('a whole life of an account, by keyboard only', async ({ page, server }) => {
  const person = newPerson();
  const password = 'Crisper-2';
  const field = (name: string) => page.locator(`main input[name="${name}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('register', async () => {
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Get Started' }));
    await type(page, field('name'), person.name);
    await type(page, field('email'), person.email);
    await type(page, field('password'), person.password);
    await page.keyboard.press('Enter');
    await expect(alertTitled(page, 'Account Created')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('sign out', async () => {
    await press(page, button('Logout'));
    await expect(alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alertTitled(page, 'Success')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  await test.step('reset the password through the outbox’s link', async () => {
    await press(page, page.getByRole('link', { name: 'Forgot password?' }));
    await type(page, field('email'), person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'a link is with the people who run this Crisper',
    );
    await page.goto(await mailedLink(server.dataFolder, person.email));
    await type(page, field('password'), password);
    await page.keyboard.press('Enter');
    await expect(alertTitled(page, 'Password Changed')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  await test.step('sign in', async () => {
    await type(page, field('email'), person.email);
    await type(page, field('password'), password);
    await page.keyboard.press('Enter');
    await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('change name and photo', async () => {
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ path: 'web/public/pictures/apple.webp' }),
    );
    await press(page, page.getByRole('link', { name: 'My Profile' }));
    await press(page, button('Edit Profile'));
    await expect(field('displayName')).toBeFocused();
    await type(page, field('displayName'), 'Ana Bravo');
    await type(page, field('photoURL'), 'https://pictures.example/ana.webp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: 'Ana Bravo' })).toBeVisible();
    await expect(button('Edit Profile')).toBeVisible();
  });

  await test.step('delete the account', async () => {
    await press(page, page.getByRole('link', { name: 'Your data' }));
    await press(page, button('Delete account'));
    await type(page, page.getByRole('dialog').getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    await expect(alertTitled(page, 'Account Deleted')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  });
});
