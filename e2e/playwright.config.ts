import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';
import { ZONE } from './src/clock.ts';

const { scratchFolder } = (await import(new URL('../scripts/scratch.mjs', import.meta.url).href)) as {
  scratchFolder(): string;
};
process.env.TMPDIR = scratchFolder();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // A wrong page fails after a while on any machine; a right one must not fail on a slow one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes at the second try is reported as flaky, and is a bug to look into.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./src/time-report.ts', { outputFile: 'test-results/times/journeys.json' }]],
  use: {
    // A worker answers where `page.route` does not see it; the journeys about it use a browser of their own.
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 860 },
    timezoneId: ZONE,
    // A journey grants what it needs; a whole browser would ask where the headless shell refuses.
    permissions: [],
    // Journeys about motion ask for it; for all others it is time spent on frames that nobody looks at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions([], { isQuick: true }),
  },
});
