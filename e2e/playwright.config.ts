import { defineConfig } from '@playwright/test';

const { installedBrowser } = (await import(new URL('../scripts/browser.mjs', import.meta.url).href)) as {
  installedBrowser(): string | undefined;
};
const executablePath = installedBrowser();

export default defineConfig({
  testDir: 'src',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 860 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
