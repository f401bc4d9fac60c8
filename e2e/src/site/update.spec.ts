import type { Page } from '@playwright/test';
import { expect, isAlive, test } from '#fixtures.ts';

const gone = { status: 404, body: 'gone' };

// The error that the error page is shown for is written to the console as well.
test.use({ expectedErrors: [/^(ApiError|Failed to load resource): /] });

const goTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();

/** How often a whole page is loaded from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

test('a tab that was open before an update gets the next page from the new build', async ({ page }) => {
  await page.goto('/about');
  const loads = countLoads(page);
  await page.route('**/assets/faq-page-*.js', (route) => route.fulfill(gone), { times: 1 });
  await goTo(page, 'FAQ');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await expect.poll(() => loads.count).toBe(1);
  await page.waitForFunction(isAlive);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a layout and its page that are both from before an update come with one load', async ({ page }) => {
  await page.goto('/about');
  const loads = countLoads(page);
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('ApiError')) failures.push(message.text());
  });
  // The page that is loaded anew is of the new build, also where one of the two was not asked for before.
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  for (const file of ['query', 'blog-page'])
    await page.route(`**/assets/${file}-*.js`, (route) => (isOld ? route.fulfill(gone) : route.fallback()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'The keeping journal' })).toBeVisible();
  await expect.poll(() => loads.count).toBe(1);
  expect(failures).toEqual([]);
});

test('a file that stays missing is told of, and not asked for again and again', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  const loads = countLoads(page);
  await page.route('**/assets/bmi-page-*.js', (route) => route.fulfill(gone));
  await page.getByRole('link', { name: 'BMI Checker' }).click();
  await expect(page.getByRole('heading', { name: 'This page went off.' })).toBeVisible();
  expect(loads.count).toBe(1);
  await page.unroute('**/assets/bmi-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Smart BMI Calculator' })).toBeVisible();
});

test('without a server it is the connection that is named, and trying again helps', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/*', (route) => route.abort());
  await goTo(page, 'FAQ');
  await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toBeFocused();
  await expect(page.getByText('We could not reach Crisper. Please check your connection')).toBeVisible();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
});

test('a form whose code is from before an update says so and keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/assets/contact-api-*.js', (route) => route.fulfill(gone));
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Your name').fill('Ana');
  await form.getByLabel('Your email').fill('ana@example.com');
  await form.getByLabel('Your message').fill('Where is my milk?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Not Sent' })).toContainText(
    'Crisper was updated in the meantime.',
  );
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Your message')).toHaveValue('Where is my milk?');
});
