import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from '#fixtures.ts';
import { looks, looksAt } from '#sample.ts';

/** Opens every accordion entry at once, which no visitor can, so that one check covers all of them. */
async function unfold(page: Page) {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((entries) => {
      for (const entry of entries as HTMLDetailsElement[]) {
        entry.removeAttribute('name');
        entry.open = true;
      }
    });
}

const folded = ['/blog', '/contact', '/faq'].entries();

for (const [index, path] of folded) {
  for (const { colorScheme, width } of looksAt(index)) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 860 } });

      test(`axe finds nothing on ${path} with everything unfolded`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await unfold(page);
        await expectAccessible(page);
      });
    });
  }
}

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 860 } });

    test('axe finds nothing when no article is found', async ({ page }) => {
      await page.goto('/blog?search=zeppelin', { waitUntil: 'networkidle' });
      await expect(page.getByText('No articles found')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing after a message was handed over', async ({ page }) => {
      await page.goto('/contact');
      await page.getByLabel('Your name').fill('Ana');
      await page.getByRole('main').getByLabel('Your email').fill('ana@example.com');
      await page.getByLabel('Your message').fill('Hello');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Submitted!' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const path of ['/blog', '/about', '/contact', '/faq', '/privacy-policy', '/terms&condition']) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 860 });
      const beyond = () =>
        page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
