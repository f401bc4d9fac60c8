import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { ZONE } from '#clock.ts';
import { PLENTY } from '#fixtures.ts';
import type { Asker } from '#kitchens/kitchens-test.ts';
import { type ApiSession, keepSession, newPerson, type Person } from '#people.ts';
import { type ServerUnderTest, startServer } from '#running-server.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

const { installedFirefox } = (await import(
  new URL('../../../scripts/browser.mjs', import.meta.url).href
)) as {
  installedFirefox(): string | undefined;
};

const ENGINES = {
  Firefox: () => startFirefox(installedFirefox() ?? 'firefox'),
  WebKit: startWebKit,
};

export interface EngineOptions {
  engineName: keyof typeof ENGINES;
}

/** A person who is signed in. */
interface Resident extends Asker {
  screen: Screen;
}

interface TestFixtures {
  /** A new browser, in which nobody is signed in. */
  arrive: () => Promise<Screen>;
  /** Signs a person in, in a browser of their own. */
  meet: (name: string) => Promise<Resident>;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  server: ServerUnderTest;
}

/** Runs in the page, which gets the session's cookie. */
async function register(person: Person): Promise<ApiSession> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/auth/register', {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`registering failed: ${await response.text()}`);
  return response.json();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ engineName: _ }, use) => {
      const server = await startServer(PLENTY);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  arrive: async ({ engine, server }, use, info) => {
    const screens: Screen[] = [];
    await use(async () => {
      const screen = new Screen(await engine.newDriver(), server.url);
      screens.push(screen);
      return screen;
    });
    for (const [at, { driver }] of screens.entries()) {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath(`screen-${at + 1}.png`), await driver.screenshot());
      await driver.close();
    }
  },
  meet: async ({ arrive, server }, use) => {
    await use(async (name) => {
      const screen = await arrive();
      await screen.open('/robots.txt');
      const session = await screen.driver.run(register, { ...newPerson(), name });
      await screen.driver.run(keepSession, session);
      const headers = {
        ...{ authorization: `Bearer ${session.accessToken}`, 'time-zone': ZONE },
        'content-type': 'application/json',
      };
      return {
        screen,
        ask: async (method, path, data) => {
          const body = data && JSON.stringify(data);
          const response = await fetch(`${server.url}/api${path}`, {
            method,
            headers,
            ...(body && { body }),
          });
          if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
          return response.json();
        },
      };
    });
  },
});

export { expect };
