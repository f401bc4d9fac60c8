import type { Browser } from 'playwright-core';
import { signIn, withDemo } from './demo.ts';

interface Screen {
  width: number;
  height: number;
  scale: number;
}

/** The kitchen of the demo's flat, for the dialog in which a browser offers to install the app. */
export const photographKitchen =
  ({ width, height, scale }: Screen) =>
  (browser: Browser, file: URL) =>
    withDemo({ flat: true }, async (baseURL) => {
      const page = await browser.newPage({
        baseURL,
        viewport: { width, height },
        deviceScaleFactor: scale,
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await signIn(page);
      await page.goto('/kitchens');
      await page.locator('main a[href^="/kitchens/"]').first().click();
      await page.waitForURL('**/kitchens/*');
      await page.getByRole('button', { name: /Eaten/ }).first().waitFor();
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await page.screenshot({ path: file.pathname, animations: 'disabled' });
      await page.close();
    });
