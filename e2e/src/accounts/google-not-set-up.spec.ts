import { expect, test } from '#fixtures.ts';
import { alertTitled } from './pages.ts';

for (const [path, title] of [
  ['/login', 'Google Login Failed'],
  ['/register', 'Google Sign Up Failed'],
] as const) {
  test(`where Google is not set up, the button at ${path} says so`, async ({ page }) => {
    await page.goto(path);
    // The server writes it into its log when somebody goes here.
    const told = page.waitForRequest('**/api/auth/oidc/google/start?*');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(alertTitled(page, title)).toContainText('Signing in with Google is not set up here.');
    await told;
    expect(page.context().pages()).toHaveLength(1);
  });
}
