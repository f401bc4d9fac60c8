import { defineConfig } from '@playwright/test';

const { installedBrowser } = (await import(new URL('../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(options: { isQuick: boolean }): string | undefined;
};
const executablePath = installedBrowser({ isQuick: true });

export default defineConfig({
  testDir: 'src',
  workers: 2,
  fullyParallel: true,
  // A wrong page fails after a while on any machine; a right one must not fail on a slow one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes at the second try is reported as flaky, and is a bug to look into.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    // A worker answers where `page.route` does not see it; the journeys about it use a browser of their own.
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 860 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
