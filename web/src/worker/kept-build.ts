import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { build, type FileList } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'build-';
const NAME = PREFIX + build.version;

/** The documents and files of this build; undefined after they were emptied, when nothing may be kept. */
export async function keptBuild(): Promise<Cache | undefined> {
  return (await caches.has(NAME)) ? caches.open(NAME) : undefined;
}

export const shellIn = (language: Language): string => paths.inLanguage(language, build.shell);

/** The languages that this browser's person uses: those of the open pages, and those that this or an earlier build kept. */
async function languagesUsed(): Promise<Language[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = new Set(tabs.map(({ url }) => paths.languageOf(new URL(url).pathname)));
  for (const language of LANGUAGES)
    if (await caches.match(shellIn(language), { ignoreVary: true })) open.add(language);
  const used = [...open].filter((language) => build.languages[language]);
  return used.length > 0 ? used : [DEFAULT_LANGUAGE];
}

async function fetchWhole(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept: ${response.status}`);
  return response;
}

/** Their names have a hash, so a file that an earlier build kept is the same. */
async function keepFile(cache: Cache, url: string): Promise<void> {
  await cache.put(url, (await caches.match(url)) ?? (await fetchWhole(url)));
}

async function listOf(cache: Cache, language: Language): Promise<FileList> {
  const { list = '' } = build.languages[language] ?? {};
  await keepFile(cache, list);
  return (await cache.match(list))?.json();
}

/** Without the cookie of the theme, a document is the same for everybody. */
async function keepDocument(cache: Cache, url: string, entry: string): Promise<void> {
  const response = await fetchWhole(url, { credentials: 'omit', cache: 'no-cache' });
  // The server may have been updated after it sent this worker.
  if (!(await response.clone().text()).includes(entry))
    throw new Error(`${url} is not of the build ${build.version}`);
  await cache.put(url, response);
}

/** Keeps what is missing in the languages in use. Documents come last: a document is of no use without its files. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(NAME);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = (urls: string[]) => [...new Set(urls)].filter((url) => !kept.has(url));
  for (const language of await languagesUsed()) {
    const { files } = await listOf(cache, language);
    const { entry = '' } = build.languages[language] ?? {};
    await Promise.all(missing(files).map((url) => keepFile(cache, url)));
    const documents = [build.shell, ...build.documents.map(({ url }) => url)];
    const urls = missing(documents.map((path) => paths.inLanguage(language, path)));
    await Promise.all(urls.map((url) => keepDocument(cache, url, entry)));
  }
}

/** One after the other, because a person is using the page meanwhile. */
export async function keepOtherFiles(): Promise<void> {
  for (const language of await languagesUsed()) {
    const cache = await keptBuild();
    const { otherFiles = [] } = cache ? await listOf(cache, language) : {};
    for (const url of otherFiles) {
      // Meanwhile, everything may have been emptied.
      const still = await keptBuild();
      if (!still) return;
      if (!(await still.match(url))) await keepFile(still, url);
    }
  }
}

/** Deletes what earlier builds kept. A tab that shows an earlier build still needs it. */
export async function forgetEarlierBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
}
