import { expect, test } from '#fixtures.ts';
import { alertTitled, fillLogin, logIn, refusals } from './pages.ts';

test.use({ expectedErrors: refusals });

test('logging in says so for a moment, and leads to the dashboard', async ({ page, newAccount }) => {
  await logIn(page, await newAccount());
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  await expect(alertTitled(page, 'Login Successful!')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.describe('Login Failed tells that', () => {
  test('nobody has this address', async ({ page }) => {
    await logIn(page, { email: 'nobody@example.com', password: 'Fridge-1' });
    await expect(alertTitled(page, 'Login Failed')).toContainText('User not found. Please register first.');
  });

  test('the password is wrong', async ({ page, newAccount }) => {
    const { email } = await newAccount();
    await logIn(page, { email, password: 'Fridge-2' });
    await expect(alertTitled(page, 'Login Failed')).toContainText('Incorrect password. Please try again.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
  });

  test('the address is none', async ({ page }) => {
    await logIn(page, { email: 'not an address', password: 'Fridge-1' });
    await expect(alertTitled(page, 'Login Failed')).toContainText('Invalid email address.');
  });

  test('there were too many tries', async ({ page, newAccount, playwright, baseURL }) => {
    const { email, password } = await newAccount();
    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    for (let guess = 0; guess < 10; guess++) {
      await stranger.post('/api/auth/login', { data: { email, password: `Guess-${guess}` } });
    }
    await stranger.dispose();
    await logIn(page, { email, password });
    await expect(alertTitled(page, 'Login Failed')).toContainText(
      'Too many failed login attempts. Please wait and try again later.',
    );
  });

  test('the server cannot be reached', async ({ page, newAccount }) => {
    const person = await newAccount();
    await page.goto('/login', { waitUntil: 'networkidle' });
    await fillLogin(page, person);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(alertTitled(page, 'Login Failed')).toContainText('We could not reach Crisper.');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  });

  test('something went wrong, when nobody says what', async ({ page }) => {
    // A hotel's network that answers everything with its own page.
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ body: '<h1>Welcome, guest</h1>', contentType: 'text/html' }),
    );
    await logIn(page, { email: 'ana@example.com', password: 'Fridge-1' });
    await expect(alertTitled(page, 'Login Failed')).toContainText('Something went wrong, please try again.');
  });
});

for (const [email, password] of [
  ['', ''],
  ['ana@example.com', ''],
  ['', 'Fridge-1'],
  ['ana@example.com', '   '],
] as const) {
  test(`the email "${email}" with the password "${password}" is not even tried`, async ({ page }) => {
    let tries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) tries++;
    });
    await logIn(page, { email, password });
    await expect(page.getByRole('alertdialog')).toContainText('Please enter both email and password.');
    expect(tries).toBe(0);
  });
}

test('while it is tried the form is busy, and a second submit is ignored', async ({ page, newAccount }) => {
  let tries = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    tries++;
    await held;
    await route.continue();
  });
  const person = await newAccount();
  await page.goto('/login');
  await fillLogin(page, person);
  await page.locator('form[aria-label="Log in"]').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  for (const name of ['Log', 'Google', 'Show password']) {
    await expect(page.getByRole('main').getByRole('button', { name })).toBeDisabled();
  }
  await expect(page.locator('main input').first()).toBeDisabled();
  await expect(page.locator('main input').last()).toBeDisabled();
  letGo();
  await expect(alertTitled(page, 'Login Successful!')).toBeVisible();
  expect(tries).toBe(1);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.locator('input[name="password"]');
  await password.fill('Fridge-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('Fridge-1');
});

test('password managers know what is what', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('main input[name="email"]')).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'current-password');
  await page.goto('/register');
  await expect(page.locator('main input[name="email"]')).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'new-password');
});

test('it leads to the other ways: a forgotten password, and no account yet', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
});

test('a signed-in person is sent on', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard/);
});
