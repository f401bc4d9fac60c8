import { test as base, expect } from '#fixtures.ts';
import { newPerson } from '#people.ts';
import { type FirebaseStandIn, startFirebaseStandIn } from './firebase-stand-in.ts';
import { alertTitled, logIn, refusals, storedToken } from './pages.ts';

const test = base.extend<object, { firebase: FirebaseStandIn }>({
  firebase: [
    async ({ playwright: _ }, use) => {
      const firebase = await startFirebaseStandIn();
      await use(firebase);
      await firebase.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ firebase }, use) => use(firebase.settings), { scope: 'worker' }],
});
test.use({ expectedErrors: refusals });
test.beforeEach(({ context, firebase }) => firebase.answerIn(context));

test('an account lives at Firebase, and its session here', async ({ page, firebase }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(alertTitled(page, 'Account Created')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.name);
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  expect(await (await page.request.post('/api/verify-token', { headers })).json()).toEqual({ valid: true });

  await page.getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Ana Bravo');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(firebase.accounts.get(person.email)?.displayName).toBe('Ana Bravo');

  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await alertTitled(page, 'Are you sure?').getByRole('button', { name: 'Logout' }).click();
  await expect(alertTitled(page, 'Success')).toBeVisible();
  await page.keyboard.press('Enter');
  await logIn(page, person);
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ana Bravo');
});

test('its refusals are told in the same words', async ({ page, firebase }) => {
  const person = newPerson();
  await logIn(page, person);
  await expect(alertTitled(page, 'Login Failed')).toContainText('User not found. Please register first.');
  await page.keyboard.press('Enter');
  firebase.accounts.set(person.email, { ...person, localId: person.email });
  await logIn(page, { ...person, password: 'Wrong-1' });
  await expect(alertTitled(page, 'Login Failed')).toContainText('Incorrect password. Please try again.');
});

test('it mails the links for new passwords', async ({ page, firebase }) => {
  const person = newPerson();
  firebase.accounts.set(person.email, { ...person, localId: person.email });
  await page.goto('/forgot-password');
  await page.locator('main input[name="email"]').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('a link is on its way');
  expect(firebase.mails).toContain(`PASSWORD_RESET ${person.email}`);
});
