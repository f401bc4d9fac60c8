import {
  SHARED_CACHE,
  SHARED_FILES_URL,
  SHARED_PHOTO_URL,
  SHARED_WORDS_URL,
} from '@crisper/domain/shared-words.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN } from './testing/memory-caches.ts';
import { WorkerRealm } from './testing/worker-realm.ts';

let realm: WorkerRealm;
beforeEach(async () => {
  realm = new WorkerRealm();
  await realm.start();
  // In a browser, a URL without a host is one of the page's own.
  const { redirect } = Response;
  vi.spyOn(Response, 'redirect').mockImplementation((url, status) => redirect(new URL(url, ORIGIN), status));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Another app shares this with the installed app. Returns where the browser goes then. */
async function share(formData: () => Promise<FormData>): Promise<string | null | undefined> {
  const answer = await realm.request('/share', { method: 'POST', mode: 'navigate', formData });
  return answer?.headers.get('location')?.replace(ORIGIN, '');
}

function formOf(fields: Record<string, string>, files: File[] = []): () => Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('files', file);
  return async () => form;
}

test('what another app shares waits for the page that adds food', async () => {
  const files = [
    new File(['Eggs'], 'list.txt', { type: 'text/plain' }),
    new File(['x'], 'a.png', { type: 'image/png' }),
  ];
  expect(await share(formOf({ title: 'List', text: 'Milk' }, files))).toBe('/dashboard/add-foods?shared');
  const words = await (await realm.caches.match(SHARED_WORDS_URL))?.json();
  expect(words).toMatchObject({ title: 'List', text: 'Milk\nEggs', url: '' });
  const photo = await realm.caches.match(SHARED_PHOTO_URL);
  expect(photo?.headers.get('content-type')).toBe('image/png');
});

test('what is shared next replaces it, its photo as well', async () => {
  await share(formOf({ text: 'Milk' }, [new File(['x'], 'a.png', { type: 'image/png' })]));
  await share(formOf({ text: 'Bread' }));
  expect(await realm.caches.pathsIn(SHARED_CACHE)).toEqual([SHARED_WORDS_URL]);
  expect(await realm.caches.match(SHARED_PHOTO_URL)).toBeUndefined();
});

test.each([
  ['a spreadsheet', 'food.csv', 'text/csv'],
  ['one without a type', 'food.csv', ''],
  ['one that a phone takes for a text', 'food.csv', 'text/plain'],
  ['a database', 'grocy.db', 'application/octet-stream'],
])('%s waits for the page that brings a kitchen along', async (_, name, type) => {
  const file = new File(['Name,Qty\nMilk,1'], name, { type });
  expect(await share(formOf({}, [file]))).toBe('/kitchens/mine/bring?shared');
  expect(await (await realm.caches.match(`${SHARED_FILES_URL}0`))?.text()).toBe('Name,Qty\nMilk,1');
  expect(await (await realm.caches.match(SHARED_WORDS_URL))?.json()).toMatchObject({ text: '' });
});

test('a text that is longer than a line takes is brought along, not cut', async () => {
  const list = new File(['Milk\n'.repeat(5000)], 'list.txt', { type: 'text/plain' });
  expect(await share(formOf({}, [list]))).toBe('/kitchens/mine/bring?shared');
});

test('what cannot be read is told on the page', async () => {
  expect(await share(() => Promise.reject(new TypeError('no form')))).toBe(
    '/dashboard/add-foods?shared=missed',
  );
});
