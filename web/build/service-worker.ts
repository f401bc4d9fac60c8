import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import * as paths from '@crisper/domain/paths.ts';
import { build, defaultClientConditions } from 'vite';
import { SCAN_FOLDER } from './scan-files.ts';
import { ENTRY, loadedWith, RESTORE, type Script, STEPS, scriptOf } from './scripts.ts';

interface Site {
  web: string;
  dist: string;
  scripts: readonly Script[];
  fonts: string[];
  conditions: string[];
  routes: string[];
  /** The paths with a document of their own, for visitors and for signed-in people. */
  publicPaths: string[];
  signedInPaths: string[];
  modulesOf(path: string): string[];
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
const documentsOf = ({ routes, signedInPaths }: Site) =>
  routes
    .filter((route) => paths.isForSignedIn(route) && !route.includes('*'))
    .map((route) => ({
      pattern: `^${escaped(route).replaceAll(/:[^/]+/g, '[^/]+')}$`,
      url: signedInPaths.includes(route) ? route.replaceAll(/:[^/]+/g, '-') : SHELL,
    }));

/** Another version for every build whose documents differ; they name the files. */
async function versionOf({ dist, signedInPaths }: Site): Promise<string> {
  const hash = createHash('sha256');
  for (const path of ['/shell', ...signedInPaths])
    hash.update(await readFile(`${dist}${paths.documentFile(path)}.html`));
  return hash.digest('hex').slice(0, 12);
}

async function listScanFiles(dist: string): Promise<string[]> {
  return (await readdir(`${dist}/${SCAN_FOLDER}`)).map((name) => `/${SCAN_FOLDER}${name}`);
}

/** Writes the service worker, with the list of this build's documents and files in it. */
export async function writeServiceWorker(site: Site): Promise<void> {
  const { scripts } = site;
  const documents = documentsOf(site);
  const modules = site.routes.filter(paths.isForSignedIn).flatMap(site.modulesOf);
  const files = [
    ...allWith(
      [ENTRY, ...STEPS, RESTORE, ...modules].map((module) => scriptOf(module, scripts)),
      scripts,
    ),
    ...site.fonts.map((file) => `/${file}`),
  ];
  const all = scripts.filter((script) => !isSeldom(script));
  const known = {
    version: await versionOf(site),
    entry: `/${scriptOf(ENTRY, scripts).fileName}`,
    shell: SHELL,
    documents,
    publicPaths: site.publicPaths,
    files,
    otherFiles: allWith(all, scripts).filter((file) => !files.includes(file)),
    scanFolder: `/${SCAN_FOLDER}`,
    scanFiles: await listScanFiles(site.dist),
  };
  await bundle(site, 'service-worker', 'service-worker', { BUILD: JSON.stringify(known) });
  await bundle(site, 'switched-off', 'service-worker-off');
}

/** One file without imports: browsers compare the bytes of the worker's own file. */
async function bundle({ web, dist, conditions }: Site, source: string, name: string, define = {}) {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
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
