import { expectAccessible } from '#expect-accessible.ts';
import { test } from '#fixtures.ts';
import { looksAt } from '#sample.ts';
import { publicPages } from './public-pages.ts';

for (const [index, path] of publicPages.entries()) {
  for (const { colorScheme, width } of looksAt(index)) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 860 } });

      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectAccessible(page);
      });
    });
  }
}
