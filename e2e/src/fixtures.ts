import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from './running-server.ts';

interface TestFixtures {
  /** Console errors a test provokes on purpose; all others fail it. */
  expectedErrors: RegExp[];
  watchForErrors: undefined;
}

export const test = base.extend<TestFixtures, { server: RunningServer }>({
  server: [
    async ({ playwright: _ }, use) => {
      // BASE_URL tests a server that is already running.
      const running = process.env.BASE_URL
        ? { url: process.env.BASE_URL, stop: async () => {} }
        : await startServer();
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  watchForErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      if (unexpected.length > 0)
        throw new Error(`Unexpected errors in the browser:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
