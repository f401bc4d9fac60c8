import { dateAt } from '@crisper/domain/calendar-date.ts';
import { VIEW_DAY, VIEW_ENTRY, VIEW_ZONES, VIEWS_CACHE } from '@crisper/domain/kept-views.ts';
import { PICTURES_CACHE } from '@crisper/domain/pictures/picture.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORIGIN } from './testing/memory-caches.ts';
import { BUILD, ENGLISH, GERMAN, tabAt, WorkerRealm } from './testing/worker-realm.ts';

const KITCHEN = '/kitchens/home';
const KEPT = `build-${BUILD.version}`;

let realm: WorkerRealm;
beforeEach(async () => {
  realm = new WorkerRealm();
  await realm.start();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = async (response: Response | undefined) => response && (await response.text());

describe('which requests the worker answers', () => {
  test.each([
    ['the API', '/api/kitchens', {}],
    ['a page of the API', '/api/docs', { mode: 'navigate' }],
    ['another site', 'https://elsewhere.example/a.png', { destination: 'image' }],
    ['a write', '/assets/app.css', { method: 'POST' }],
    ['a form that is no sharing', '/about', { method: 'POST', mode: 'navigate' }],
    ['a file without a hash that is no picture', '/robots.txt', {}],
  ])('not %s', async (_, path, parts) => {
    expect(await realm.request(path, parts)).toBeUndefined();
    expect(realm.asked).toEqual([]);
  });

  test.each([
    ['a page', '/about', { mode: 'navigate' }],
    ['a file of a build', '/assets/app.css', {}],
    ['a file for scanning', '/assets/scan/reader.wasm', {}],
    ['a picture', '/api/pictures/1', { destination: 'image' }],
  ])('%s', async (_, path, parts) => {
    realm.answers.set('/api/pictures/1', () => new Response('cheese'));
    expect((await realm.request(path, parts))?.status).toBe(200);
  });
});

describe('installing', () => {
  test('keeps the files and the documents of this build, and no others', async () => {
    await realm.fire('install');
    expect((await realm.caches.pathsIn(KEPT)).toSorted()).toEqual(
      [ENGLISH.list, ...ENGLISH.files, BUILD.shell, '/documents/kitchen'].toSorted(),
    );
  });

  test('fails where the server has been updated meanwhile', async () => {
    realm.answers.set('/documents/kitchen', () => new Response('<script src="/assets/app-3.js"></script>'));
    await expect(realm.fire('install')).rejects.toThrow('not of the build second');
  });

  test.each([
    ['no tab is open', 'activate', {}, [], true],
    ['a tab is open', 'activate', {}, [tabAt('/')], false],
    ['the only tab is of this build', 'message', { data: { entry: ENGLISH.entry } }, [tabAt('/')], true],
    [
      'the only tab is of the earlier build',
      'message',
      { data: { entry: '/assets/app-1.js' } },
      [tabAt('/')],
      false,
    ],
    [
      'another tab is open',
      'message',
      { data: { entry: ENGLISH.entry } },
      [tabAt('/'), tabAt('/about')],
      false,
    ],
  ])('what the earlier build kept, when %s', async (_, type, event, tabs, isForgotten) => {
    await realm.caches.open('build-first');
    const scans = await realm.caches.open('crisper-scan');
    for (const file of ['/assets/scan/old.wasm', ...BUILD.scanFiles]) await scans.put(file, new Response());
    realm.tabs = tabs;
    await realm.fire(type, event);
    expect(await realm.caches.has('build-first')).toBe(!isForgotten);
    expect(await realm.caches.pathsIn('crisper-scan')).toEqual(
      isForgotten ? BUILD.scanFiles : ['/assets/scan/old.wasm', ...BUILD.scanFiles],
    );
  });

  test('a newer worker takes over only when the person wants it', async () => {
    await realm.fire('message', { data: { entry: ENGLISH.entry } });
    expect(realm.isUpdated).toBe(false);
    await realm.fire('message', { data: 'update' });
    expect(realm.isUpdated).toBe(true);
  });
});

describe('a page', () => {
  test('for signed-in people comes from its kept document, with a connection as well', async () => {
    await realm.fire('install');
    realm.asked.length = 0;
    expect(await textOf(await realm.navigate(KITCHEN))).toContain('<title>/documents/kitchen</title>');
    expect(realm.asked).toEqual([]);
  });

  test.each([
    ['dark', 'data-theme="dark" '],
    ['light', 'data-theme="light" '],
    ['"><script>', ''],
    [undefined, ''],
  ])('is shown in the theme that was chosen: %s', async (theme, attribute) => {
    await realm.fire('install');
    realm.theme = theme;
    expect(await textOf(await realm.navigate(KITCHEN))).toContain(`<html ${attribute}lang="en">`);
  });

  test.each([
    ['of today', {}, true],
    ['of another day', { [VIEW_DAY]: '2020-01-01' }, false],
    ['of another build', { [VIEW_ENTRY]: '/assets/app-1.js' }, false],
    ['without zones', { [VIEW_ZONES]: '' }, false],
  ])('has the view that was last seen, if it is %s', async (_, headers, isShown) => {
    await realm.fire('install');
    const views = await realm.caches.open(VIEWS_CACHE);
    const own = { [VIEW_DAY]: dateAt(new Date(), UTC), [VIEW_ENTRY]: ENGLISH.entry, [VIEW_ZONES]: UTC };
    await views.put(KITCHEN, new Response('<p>Milk</p>', { headers: { ...own, ...headers } }));
    const text = await textOf(await realm.navigate(KITCHEN));
    expect(text?.includes('<div id="last-view"><p>Milk</p>')).toBe(isShown);
  });

  test('for everybody comes from the server, and without a connection as it was last', async () => {
    await realm.fire('install');
    expect(await textOf(await realm.navigate('/about'))).toContain('<title>/about</title>');
    realm.isOffline = true;
    expect(await textOf(await realm.navigate('/about'))).toContain('<title>/about</title>');
  });

  test('that was never kept is the empty document without a connection', async () => {
    await realm.fire('install');
    realm.isOffline = true;
    expect(await textOf(await realm.navigate('/blog/1'))).toContain('<title>/shell</title>');
  });

  test('fails like any other where everything was emptied, and keeps nothing', async () => {
    await realm.navigate('/about');
    expect(await realm.caches.keys()).toEqual([]);
    realm.isOffline = true;
    await expect(realm.navigate('/about')).rejects.toThrow('Failed to fetch');
  });
});

describe('in several languages', () => {
  beforeEach(() => {
    const { redirect } = Response;
    vi.spyOn(Response, 'redirect').mockImplementation((url, status) =>
      redirect(new URL(url, ORIGIN), status),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const titleOf = async (path: string) =>
    /<title>(.*)<\/title>/.exec((await textOf(await realm.navigate(path))) ?? '')?.[1];

  test('only those are kept that the person uses, and what they share only once', async () => {
    realm.tabs = [tabAt('/de/kitchens/home')];
    await realm.fire('install');
    expect((await realm.caches.pathsIn(KEPT)).toSorted()).toEqual(
      [GERMAN.list, ...GERMAN.files, '/de/shell', '/de/documents/kitchen'].toSorted(),
    );
    realm.tabs = [tabAt('/')];
    await realm.fire('message', { data: { entry: ENGLISH.entry } });
    expect(realm.asked.filter(({ path }) => path === '/assets/app.css')).toHaveLength(1);
    expect(await titleOf('/kitchens/home')).toBe('/documents/kitchen');
    expect(await titleOf('/de/kitchens/home')).toBe('/de/documents/kitchen');
  });

  test('a newer build keeps those that the earlier one kept, though no tab is open', async () => {
    await (await realm.caches.open('build-first')).put('/de/shell', new Response());
    await realm.fire('install');
    expect(await realm.caches.pathsIn(KEPT)).toContain('/de/documents/kitchen');
  });

  test('a page is never answered with that of another language', async () => {
    await realm.fire('install');
    expect(await titleOf('/de/kitchens/home')).toBeUndefined();
    expect(realm.asked.at(-1)?.path).toBe('/de/kitchens/home');
  });

  test('without a connection, a language that was not used leads to the same page in one that was', async () => {
    await realm.fire('install');
    realm.isOffline = true;
    const answer = await realm.navigate('/de/kitchens/home?with=milk');
    expect(answer?.headers.get('location')).toBe(`${ORIGIN}/kitchens/home?with=milk`);
  });

  test('the view that was last seen is that of its language', async () => {
    realm.tabs = [tabAt('/de/kitchens/home')];
    await realm.fire('install');
    const own = { [VIEW_DAY]: dateAt(new Date(), UTC), [VIEW_ENTRY]: GERMAN.entry, [VIEW_ZONES]: UTC };
    await (await realm.caches.open(VIEWS_CACHE)).put(
      '/de/kitchens/home',
      new Response('<p>Milch</p>', { headers: own }),
    );
    expect(await textOf(await realm.navigate('/de/kitchens/home'))).toContain('<p>Milch</p>');
  });
});

describe('files', () => {
  test('of a build are fetched once', async () => {
    await realm.fire('install');
    realm.isOffline = true;
    expect(await textOf(await realm.request('/assets/app.css'))).toBe('/assets/app.css');
    await expect(realm.request('/assets/blog.js')).rejects.toThrow('Failed to fetch');
  });

  test('for scanning are kept apart when they were needed once', async () => {
    await realm.fire('install');
    await realm.request('/assets/scan/reader.wasm');
    expect(await realm.caches.pathsIn('crisper-scan')).toEqual(BUILD.scanFiles);
    realm.isOffline = true;
    expect(await textOf(await realm.request('/assets/scan/reader.wasm'))).toBe('/assets/scan/reader.wasm');
  });

  test('that are missing are not kept', async () => {
    await realm.fire('install');
    expect((await realm.request('/assets/gone.js'))?.status).toBe(404);
    expect(await realm.caches.pathsIn(KEPT)).not.toContain('/assets/gone.js');
  });
});

describe('a picture', () => {
  const see = (path: string) => realm.request(path, { destination: 'image' });
  beforeEach(() => realm.fire('install'));

  test('is shown from the server, and without a connection as it was', async () => {
    realm.answers.set('/api/pictures/1', () => new Response('cheese'));
    await see('/api/pictures/1');
    realm.isOffline = true;
    expect(await textOf(await see('/api/pictures/1'))).toBe('cheese');
    await expect(see('/api/pictures/2')).rejects.toThrow('Failed to fetch');
  });

  test('that the server refuses is forgotten: the person is no longer in its kitchen', async () => {
    realm.answers.set('/api/pictures/1', () => new Response('cheese'));
    await see('/api/pictures/1');
    realm.answers.set('/api/pictures/1', () => new Response(null, { status: 404 }));
    expect((await see('/api/pictures/1'))?.status).toBe(404);
    expect(await realm.caches.pathsIn(PICTURES_CACHE)).toEqual([]);
  });

  test('is one of the last two hundred', async () => {
    for (let id = 0; id <= 200; id++) {
      realm.answers.set(`/api/pictures/${id}`, () => new Response('cheese'));
      await see(`/api/pictures/${id}`);
    }
    const kept = await realm.caches.pathsIn(PICTURES_CACHE);
    expect(kept).toHaveLength(200);
    expect(kept).not.toContain('/api/pictures/0');
  });

  test('is not kept after everything was emptied', async () => {
    await realm.caches.delete(KEPT);
    realm.answers.set('/api/pictures/1', () => new Response('cheese'));
    await see('/api/pictures/1');
    expect(await realm.caches.has(PICTURES_CACHE)).toBe(false);
  });
});
