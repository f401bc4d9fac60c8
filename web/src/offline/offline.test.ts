import { DAY_MS } from '@crisper/domain/durations.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { PICTURES_CACHE, pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { SHARED_CACHE, SHARED_WORDS_URL } from '@crisper/domain/shared-words.ts';
import { SWITCHED_OFF } from '@crisper/domain/switched-off.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches } from '#worker/testing/memory-caches.ts';
import { everythingForgotten, forgetKept } from './forget-kept.ts';
import { forgetPictures } from './forget-pictures.ts';
import { keepOffline } from './keep-offline.ts';
import { keepNotices, keptNotices } from './notices-here.ts';
import { renewSubscription } from './push-subscription.ts';
import { findShared } from './take-shared.ts';

const ENTRY = '/assets/app-1.js';
const HOME = '0198c0de-0000-7000-8000-000000000001';
const OFFICE = '0198c0de-0000-7000-8000-000000000002';

let caches: MemoryCaches;
/** What the page asked of the worker and of the server. */
let sent: unknown[];
let listeners: Map<string, (event: object) => void>;
let registration: { unregister(): Promise<void> } | undefined;
beforeEach(() => {
  caches = new MemoryCaches();
  sent = [];
  listeners = new Map();
  registration = undefined;
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const own = {
    addEventListener: () => undefined,
    unregister: async () => void sent.push('unregister'),
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { localStorage, requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('document', {
    ...{ readyState: 'complete', baseURI: 'https://crisper.example/', addEventListener: listen },
    querySelector: () => ({ src: ENTRY }),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: listen,
      getRegistration: async () => registration,
      register: async () => {
        registration = own;
      },
      ready: Promise.resolve({ active: { postMessage: (message: unknown) => sent.push(message) } }),
    },
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return Response.json({ key: 'new' });
  });
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the service worker', () => {
  test('is registered and told which build the page is of', async () => {
    await keepOffline('ana', async () => true);
    expect(sent).toEqual([{ entry: ENTRY }]);
  });

  test('is not registered for a person who has left meanwhile', async () => {
    await keepOffline('ana', async () => false);
    expect(registration).toBeUndefined();
  });

  test('and all that it kept goes with the person, apart from what waits for the next one to sign in', async () => {
    await keepOffline('ana', async () => true);
    keepNotices({ person: 'ana', key: 'key', at: 0 });
    for (const name of ['build-first', PICTURES_CACHE, SHARED_CACHE]) await caches.open(name);
    await forgetKept();
    expect(sent.at(-1)).toBe('unregister');
    expect(await caches.keys()).toEqual([SHARED_CACHE]);
    expect(keptNotices()).toBeNull();
    await forgetKept({ evenShared: true });
    expect(await caches.keys()).toEqual([]);
  });

  test('that the operator switched off is ended, and the person goes on wanting notices', async () => {
    vi.resetModules();
    const again = await import('./keep-offline.ts');
    const { everythingForgotten: ended } = await import('./forget-kept.ts');
    await again.keepOffline('ana', async () => true);
    keepNotices({ person: 'ana', key: 'key', at: Date.now() });
    await caches.open('build-first');
    listeners.get('message')?.({ data: 'something else' });
    await ended();
    expect(await caches.keys()).toEqual(['build-first']);
    listeners.get('message')?.({ data: SWITCHED_OFF });
    await ended();
    expect(await caches.keys()).toEqual([]);
    expect(keptNotices()).not.toBeNull();
  });

  test('nothing fails in a browser that has none of it', async () => {
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('navigator', {});
    await keepOffline('ana', async () => true);
    await forgetKept();
    await everythingForgotten();
    await forgetPictures(HOME);
  });
});

test('the pictures of a kitchen that is gone are forgotten, and no others', async () => {
  const pictures = await caches.open(PICTURES_CACHE);
  const urls = [HOME, OFFICE, PUBLIC_FRIDGE_ID].map((kitchenId) =>
    pictureUrl({ kitchenId, id: OFFICE } as never),
  );
  for (const url of urls) await pictures.put(url, new Response());
  await forgetPictures(HOME);
  expect(await caches.pathsIn(PICTURES_CACHE)).toEqual(urls.slice(1));
});

test.each([
  ['within an hour', 59, true],
  ['after an hour', 61, false],
])('what was shared is taken %s', async (_, minutes, isTaken) => {
  const words = { title: '', text: 'Milk', url: '', at: Date.now() - minutes * 60_000 };
  await (await caches.open(SHARED_CACHE)).put(SHARED_WORDS_URL, Response.json(words));
  const shared = await findShared();
  expect(shared?.words.text).toBe(isTaken ? 'Milk' : undefined);
  expect(await caches.has(SHARED_CACHE)).toBe(isTaken);
});

describe('a subscription to notices', () => {
  const known = { unsubscribe: async () => void sent.push('unsubscribe'), toJSON: () => ({}) };
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async () => {
      sent.push('subscribe');
      return known;
    },
  };
  const renew = (person: string) => renewSubscription({ pushManager } as never, person);

  test.each([
    ['a day later', 'ana', DAY_MS, 'granted', true],
    ['on the same day', 'ana', DAY_MS - 60_000, 'granted', false],
    ['to another person', 'ben', DAY_MS, 'granted', false],
    ['without permission', 'ana', DAY_MS, 'denied', false],
  ])('is told to the server again %s: %s', async (_, person, age, permission, isTold) => {
    vi.stubGlobal('Notification', { permission });
    keepNotices({ person: 'ana', key: 'new', at: Date.now() - age });
    await renew(person);
    expect(sent).toEqual(isTold ? ['GET /api/push/key', 'POST /api/push/subscriptions'] : []);
  });

  test('that was made with another key of the server is replaced', async () => {
    keepNotices({ person: 'ana', key: 'old', at: 0 });
    await renew('ana');
    expect(sent).toEqual(['GET /api/push/key', 'unsubscribe', 'subscribe', 'POST /api/push/subscriptions']);
    expect(keptNotices()).toMatchObject({ key: 'new' });
  });
});
