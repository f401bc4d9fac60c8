import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/engines/engines-test.ts';

const { scratchFolder } = (await import(new URL('../scripts/scratch.mjs', import.meta.url).href)) as {
  scratchFolder(): string;
};
process.env.TMPDIR = scratchFolder();

/** The journeys of `npm run test:engines`; Playwright only runs them, the browsers are driven by src/engines. */
export default defineConfig<object, EngineOptions>({
  testDir: 'src/engines',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/engines',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { engineName: 'Firefox' } },
    { name: 'WebKit', use: { engineName: 'WebKit' } },
  ],
});
