import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import * as paths from '@crisper/domain/paths.ts';
import { build } from 'vite';
import type { BuiltLanguage } from './build-language.ts';
import { SCAN_FOLDER } from './scan-files.ts';
import { ENTRY, loadedWith, RESTORE, type Script, STEPS, scriptOf } from './scripts.ts';

interface Options {
  web: string;
  dist: string;
  /** The app in each language; the first one's routes are those of all. */
  sites: readonly BuiltLanguage[];
}

/** The page of that path has no document of its own, so the server answers with the shell. */
const SHELL = paths.resetPassword;
/**
 * The worker keeps these when they were fetched. Firebase is only for operators who set it up, and what scans is large
 * and not for everybody.
 */
const isSeldom = ({ fileName }: Script) =>
  fileName.includes('firebase-identity') || fileName.startsWith(SCAN_FOLDER);

/** The files and everything that they import, also later. The entry names every page: not those. */
function allWith(first: readonly Script[], scripts: readonly Script[]): string[] {
  const seen = new Set(first);
  for (const script of seen) {
    const later = script.isEntry ? [] : script.dynamicImports;
    const next = scripts.filter((other) => later.includes(other.fileName) && !isSeldom(other));
    for (const other of [...loadedWith([script], scripts), ...next]) seen.add(other);
  }
  return [...seen].map(({ fileName }) => `/${fileName}`);
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Which document each page for signed-in people begins with. */
const documentsOf = ({ routes, signedInPaths }: BuiltLanguage) =>
  routes
    .filter((route) => paths.isForSignedIn(route) && !route.includes('*'))
    .map((route) => ({
      pattern: `^${escaped(route).replaceAll(/:[^/]+/g, '[^/]+')}$`,
      url: signedInPaths.includes(route) ? route.replaceAll(/:[^/]+/g, '-') : SHELL,
    }));

/** Another version for every build whose documents differ; they name the files. */
async function versionOf({ dist, sites }: Options): Promise<string> {
  const hash = createHash('sha256');
  for (const { language, signedInPaths } of sites)
    for (const path of ['/shell', ...signedInPaths.map(paths.documentFile)])
      hash.update(await readFile(`${dist}${paths.inLanguage(language, path)}.html`));
  return hash.digest('hex').slice(0, 12);
}

/** The files of a language: those of the pages for signed-in people, and all others. */
function filesOf({ scripts, signedInModules, fonts }: BuiltLanguage) {
  const first = [ENTRY, ...STEPS, RESTORE, ...signedInModules].map((module) => scriptOf(module, scripts));
  const files = [...allWith(first, scripts), ...fonts.map((file) => `/${file}`)];
  const all = scripts.filter((script) => !isSeldom(script));
  return { files, otherFiles: allWith(all, scripts).filter((file) => !files.includes(file)) };
}

/** What the worker knows of a language; the list of its files is a file of its own. */
async function described(dist: string, site: BuiltLanguage) {
  const text = JSON.stringify(filesOf(site));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const list = `/assets/files-${site.language}-${hash}.json`;
  await writeFile(dist + list, text);
  return [site.language, { entry: `/${scriptOf(ENTRY, site.scripts).fileName}`, list }] as const;
}

async function listScanFiles(dist: string): Promise<string[]> {
  return (await readdir(`${dist}/${SCAN_FOLDER}`)).map((name) => `/${SCAN_FOLDER}${name}`);
}

/** Writes the service worker, with the list of this build's documents and files in it. */
export async function writeServiceWorker(options: Options): Promise<void> {
  const { dist, sites } = options;
  const [site] = sites as [BuiltLanguage];
  const known = {
    version: await versionOf(options),
    shell: SHELL,
    documents: documentsOf(site),
    publicPaths: site.publicPaths,
    languages: Object.fromEntries(await Promise.all(sites.map((each) => described(dist, each)))),
    scanFolder: `/${SCAN_FOLDER}`,
    scanFiles: await listScanFiles(dist),
  };
  await bundle(options, 'service-worker', 'service-worker', { BUILD: JSON.stringify(known) });
  await bundle(options, 'switched-off', 'service-worker-off');
}

/** One file without imports: browsers compare the bytes of the worker's own file. */
async function bundle({ web, dist }: Options, source: string, name: string, define = {}) {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target: 'es2024',
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${web}/src/worker/${source}.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}
