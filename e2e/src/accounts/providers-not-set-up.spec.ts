import { expect, test } from '#fixtures.ts';
import { alertTitled } from './pages.ts';

for (const [path, title] of [
  ['/login', 'Google Login Failed'],
  ['/register', 'Google Sign Up Failed'],
] as const) {
  test(`where Google is not set up, the button at ${path} says so`, async ({ page }) => {
    await page.goto(path);
    // The server logs it when a person goes here.
    const told = page.waitForRequest('**/api/auth/oidc/google/start?*');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(alertTitled(page, title)).toContainText('Logging in with Google is not set up here.');
    await told;
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('where Firebase is not set up, nothing of it is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const asked = page.waitForResponse('**/api/auth/providers');
  await page.goto('/login');
  await asked;
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /firebase|googleapis/.test(url))).toEqual([]);
});
