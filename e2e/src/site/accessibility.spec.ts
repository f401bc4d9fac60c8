import { expectAccessible } from '#expect-accessible.ts';
import { test } from '#fixtures.ts';
import { publicPages } from './public-pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1366]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      // Without motion nothing is caught half faded in.
      test.use({
        colorScheme,
        viewport: { width, height: 860 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const path of publicPages) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expectAccessible(page);
        });
      }
    });
  }
}
