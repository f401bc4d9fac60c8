import { test as base, type Page } from '@playwright/test';
import { withClock } from './clock.ts';
import { newPerson, type Person, putSession, register } from './people.ts';
import { type ServerUnderTest, startServer } from './running-server.ts';

interface TestFixtures {
  /** Opens an account without signing the browser in. */
  newAccount: () => Promise<Person>;
  /** Opens an account and signs the browser in to it, without the pages for either. */
  signIn: () => Promise<Person>;
  /** Console errors a test provokes on purpose; all others fail it. */
  expectedErrors: RegExp[];
  watchForErrors: undefined;
}

interface WorkerFixtures {
  server: ServerUnderTest;
  /** More of the server's environment. */
  serverSettings: Record<string, string>;
}

/** Many people sign up from one computer here, and some fill a whole kitchen at once. */
export const PLENTY = {
  LIMIT_SIGN_UPS_PER_ADDRESS: '10000',
  LIMIT_WRITES_PER_ACCOUNT: '100000',
  LIMIT_READS_PER_ACCOUNT: '100000',
};

/** A prerendered page can be read before it can be used; React marks the elements it has hydrated. Runs in the page. */
export function isAlive(): boolean {
  const app = document.getElementById('root');
  const first = app?.querySelector('*') ?? {};
  return app === null || Object.keys(first).some((key) => key.startsWith('__reactProps'));
}

async function comeToLife(page: Page): Promise<void> {
  // Some tests are about a page that cannot hydrate.
  await page.waitForFunction(isAlive, undefined, { timeout: 20_000 }).catch(() => {});
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverSettings }, use) => {
      // BASE_URL tests a server that is already running.
      const running = process.env.BASE_URL
        ? {
            ...{ url: process.env.BASE_URL, dataFolder: process.env.DATA_DIR ?? '' },
            ...{ pause: async () => {}, resume: async () => {} },
            ...{ restore: async () => {}, stop: async () => {} },
          }
        : await startServer({ ...PLENTY, ...serverSettings });
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  newAccount: async ({ request }, use) => {
    await use(async () => {
      const person = newPerson();
      await register(request, person);
      return person;
    });
  },
  signIn: async ({ page }, use) => {
    await use(async () => {
      const person = newPerson();
      await putSession(page, await register(page.request, person));
      return person;
    });
  },
  browser: [async ({ browser }, use) => use(withClock(browser)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await goto(...address);
      if (javaScriptEnabled !== false) await comeToLife(page);
      return answer;
    };
    await use(page);
    // A page may still make requests when its test is over; their responses do not matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
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
