import { expect, test } from '#fixtures.ts';
import { newPerson, type Person } from '#people.ts';
import { alertTitled, refusals } from './pages.ts';

const PHOTO = 'https://pictures.example/ana.webp';

test.use({ expectedErrors: refusals });

async function fill(page: import('@playwright/test').Page, person: Person, photo = '') {
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.getByLabel('Photo URL').fill(photo);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a new account is announced for a moment, and leads to the dashboard', async ({ page }) => {
  await page.route(PHOTO, (route) => route.fulfill({ path: 'web/public/pictures/apple.webp' }));
  const person = newPerson();
  await fill(page, person, PHOTO);
  const dialog = alertTitled(page, 'Account Created');
  await expect(dialog).toContainText('Your account has been created successfully!');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('main')).toContainText(person.email);
  await expect(page.getByRole('main').getByRole('img', { name: person.name })).toHaveAttribute('src', PHOTO);
});

test('the checklist turns green rule by rule', async ({ page }) => {
  await page.goto('/register');
  const password = page.locator('main input[name="password"]');
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const met = () => rules.evaluateAll((all) => all.map((rule) => (rule as HTMLElement).dataset.met));
  await expect(rules).toHaveText([
    /At least 6 characters/,
    /At least one uppercase letter/,
    /At least one lowercase letter/,
  ]);
  for (const [typed, expected] of [
    ['', ['false', 'false', 'false']],
    ['a', ['false', 'false', 'true']],
    ['aB', ['false', 'true', 'true']],
    ['aB3456', ['true', 'true', 'true']],
    ['123456', ['true', 'false', 'false']],
  ] as const) {
    await password.fill(typed);
    await expect.poll(met).toEqual(expected);
  }
  const colour = (rule: number) => rules.nth(rule).evaluate((node) => getComputedStyle(node).color);
  await expect.poll(() => colour(0)).toBe('rgb(20, 108, 55)');
  expect(await colour(1)).not.toBe('rgb(20, 108, 55)');
});

for (const password of ['Abc12', 'abcdef', 'ABCDEF', '123456']) {
  test(`the password ${password} is told to be weak, and nothing is sent`, async ({ page }) => {
    let tries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/register')) tries++;
    });
    await fill(page, { ...newPerson(), password });
    await expect(alertTitled(page, 'Weak Password')).toContainText(
      'Password must be at least 6 characters long and contain uppercase and lowercase letters.',
    );
    expect(tries).toBe(0);
  });
}

test('Registration Failed tells what the provider says', async ({ page, newAccount }) => {
  const { email } = await newAccount();
  await fill(page, { ...newPerson(), email });
  await expect(alertTitled(page, 'Registration Failed')).toContainText(
    'There is already an account with this email address. Please log in instead.',
  );
});

test('Registration Failed says something when nobody says what', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ body: '<h1>Welcome, guest</h1>', contentType: 'text/html' }),
  );
  await fill(page, newPerson());
  await expect(alertTitled(page, 'Registration Failed')).toContainText(
    'Something went wrong during registration.',
  );
});

test('a photo that is no web picture is told at its field', async ({ page }) => {
  await fill(page, newPerson(), 'ftp://example.com/ana.png');
  await expect(alertTitled(page, 'Registration Failed')).toContainText('Please enter a valid image URL');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Photo URL')).toHaveAccessibleDescription(/Please enter a valid image URL/);
});

test('the browser asks for what is required, and for the right kind', async ({ page }) => {
  await page.goto('/register');
  for (const name of ['name', 'email', 'password']) {
    await expect(page.locator(`main input[name="${name}"]`)).toHaveAttribute('required');
  }
  await expect(page.locator('main input[name="email"]')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Photo URL')).toHaveAttribute('type', 'url');
  await expect(page.getByLabel('Photo URL')).not.toHaveAttribute('required');
});
