import { build } from './build.ts';

const PREFIX = 'build-';
const NAME = PREFIX + build.version;

/** The documents and files of this build; undefined after they were emptied, when nothing may be kept. */
export async function keptBuild(): Promise<Cache | undefined> {
  return (await caches.has(NAME)) ? caches.open(NAME) : undefined;
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

/** Without the cookie of the theme, a document is the same for everybody. */
async function keepDocument(cache: Cache, url: string): Promise<void> {
  const response = await fetchWhole(url, { credentials: 'omit', cache: 'no-cache' });
  // The server may have been updated after it sent this worker.
  if (!(await response.clone().text()).includes(build.entry))
    throw new Error(`${url} is not of the build ${build.version}`);
  await cache.put(url, response);
}

/** Keeps what is missing. The documents come last: a document is of no use without its files. */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(NAME);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = (urls: string[]) => [...new Set(urls)].filter((url) => !kept.has(url));
  await Promise.all(missing(build.files).map((url) => keepFile(cache, url)));
  const documents = [build.shell, ...build.documents.map(({ url }) => url)];
  await Promise.all(missing(documents).map((url) => keepDocument(cache, url)));
}

/** One after the other, because a person is using the page meanwhile. */
export async function keepOtherFiles(): Promise<void> {
  for (const url of build.otherFiles) {
    const cache = await keptBuild();
    if (!cache) return;
    if (!(await cache.match(url))) await keepFile(cache, url);
  }
}

/** Deletes what earlier builds kept. A tab that shows an earlier build still needs it. */
export async function forgetEarlierBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
}
