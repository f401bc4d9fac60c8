import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '#browser.ts';
import { shiftContext, ZONE } from '#clock.ts';
import { PLENTY } from '#fixtures.ts';
import { newPerson, type Person, putSession, register } from '#people.ts';
import { type ServerUnderTest, startServer } from '#running-server.ts';

const SERVE_FOLDER = fileURLToPath(new URL('../../../server/src/testing/serve-folder.ts', import.meta.url));
export const WEB_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** A whole browser with a profile on the disk, where the service worker and what it keeps outlive a restart. */
export interface InstalledPhone {
  page: Page;
  context: BrowserContext;
  /** Ends the browser and starts it again. */
  reopen(): Promise<void>;
}

interface TestFixtures {
  /** A journey may pause it and resume it with other settings; the next one finds it as it was started. */
  server: ServerUnderTest;
  phone: InstalledPhone;
  /** Opens an account and signs the phone in to it. */
  signIn: () => Promise<Person>;
}

interface WorkerFixtures {
  /** More of the server's environment. */
  serverSettings: Record<string, string>;
  sharedServer: ServerUnderTest;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  sharedServer: [
    async ({ serverSettings }, use) => {
      const server = await startServer({ ...PLENTY, WEB_APP, ...serverSettings }, [SERVE_FOLDER]);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ sharedServer }, use) => {
    await use(sharedServer);
    await sharedServer.restore();
  },
  phone: async ({ server }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'crisper-profile-'));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions(),
        serviceWorkers: 'allow',
        baseURL: server.url,
        viewport: { width: 1366, height: 860 },
        timezoneId: ZONE,
      });
      await shiftContext(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const phone: InstalledPhone = {
      ...(await open()),
      async reopen() {
        await phone.context.close();
        Object.assign(phone, await open());
      },
    };
    await use(phone);
    await phone.context.close();
    await rm(profile, { recursive: true, force: true });
  },
  signIn: async ({ phone }, use) => {
    await use(async () => {
      const person = newPerson();
      await putSession(phone.page, await register(phone.context.request, person));
      return person;
    });
  },
});

/** The URLs in Cache Storage, by the name of their cache. */
export const listKept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // Opening makes a cache that was deleted meanwhile, and then it is empty.
      if (requests.length > 0) kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });

/** The scripts of the English pages: all but those that only the list of another language names. */
async function englishScripts(): Promise<string[]> {
  const names = await readdir(join(WEB_APP, 'assets'));
  const listed = async (list: (language: string) => boolean) => {
    const lists = names.filter((name) => list(/^files-(.+)-\w+\.json$/.exec(name)?.[1] ?? ''));
    return (await Promise.all(lists.map((name) => readFile(join(WEB_APP, 'assets', name), 'utf8')))).join();
  };
  const english = await listed((language) => language === 'en');
  const others = await listed((language) => language !== '' && language !== 'en');
  const scripts = names.filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => english.includes(name) || !others.includes(name));
}

/** Resolves when the worker has kept the whole build. */
export async function everythingKept(page: Page): Promise<void> {
  const scripts = (await englishScripts()).filter((name) => !name.startsWith('firebase-identity'));
  await expect
    .poll(async () => {
      const kept = new Set(Object.values(await listKept(page)).flat());
      return scripts.filter((name) => !kept.has(`/assets/${name}`));
    })
    .toEqual([]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Resolves when the kitchen and what its page asks for are kept. */
export const kitchenKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [database] = await indexedDB.databases();
        const opened = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(database?.name ?? '');
          request.onsuccess = () => resolve(request.result);
        });
        const keys = opened.transaction('answers').objectStore('answers').getAllKeys();
        await new Promise((resolve) => {
          keys.onsuccess = resolve;
        });
        opened.close();
        return keys.result.length;
      }),
    )
    .toBeGreaterThanOrEqual(3);

/** Sends requests as the person who is signed in on the phone. */
export async function asking(phone: InstalledPhone) {
  const token = await phone.page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}`, 'time-zone': ZONE };
  const post = async (path: string, data: object) => {
    const answer = await phone.context.request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const get = async (path: string) => (await phone.context.request.get(`/api${path}`, { headers })).json();
  return { post, get };
}

export { expect };
