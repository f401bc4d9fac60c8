// Builds the app for the browser in each language, renders the public pages and the frame of the others to HTML, and
// compresses all of it.
import { once } from 'node:events';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@crisper/domain/languages/languages.ts';
import type { BuiltLanguage, LanguageOptions } from './build-language.ts';
import { compressFolder } from './compress.ts';
import { inTurns } from './in-turns.ts';
import { writeServiceWorker } from './service-worker.ts';

process.env.NODE_ENV = 'production';
const web = fileURLToPath(new URL('..', import.meta.url));

/** A language that is there for tests alone stands in for English, in a folder of its own. */
const standIn = process.env.WEB_LANGUAGE;
const dist = standIn ? `${web}/dist-${standIn}` : `${web}/dist`;
const languages = standIn ? [DEFAULT_LANGUAGE] : LANGUAGES;

// A server that is running goes on with the files that it started with.
await rm(`${dist}-before`, { recursive: true, force: true });
await rename(dist, `${dist}-before`).catch(() => undefined);
await mkdir(dist, { recursive: true });
await cp(`${web}/public`, dist, { recursive: true });
const sites = await inTurns(languages, async (language) => {
  const workerData: LanguageOptions = { web, dist, language, languages, condition: standIn ?? language };
  const worker = new Worker(new URL('language-worker.ts', import.meta.url), { workerData });
  const [site] = await once(worker, 'message');
  return site as BuiltLanguage;
});
// Named by their content, so those of all languages lie in one folder.
for (const { work } of sites) {
  await cp(`${work}/app`, dist, { recursive: true });
  await rm(work, { recursive: true });
}

// The server's description of the files: which URLs exist, and which inline styles the CSP allows.
const [{ routes, publicPaths, signedInPaths, screenPaths }] = sites as [(typeof sites)[number]];
await writeFile(
  `${dist}/site.json`,
  JSON.stringify({
    languages,
    routes,
    prerendered: [...publicPaths, ...signedInPaths, ...screenPaths],
    styleHashes: [...new Set(sites.map(({ styleHash }) => styleHash))],
  }),
);
await writeServiceWorker({ web, dist, sites });
await compressFolder(dist);
