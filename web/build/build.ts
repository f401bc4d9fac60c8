// Builds the app for the browser, renders the public pages and the frame of the others to HTML, and compresses all of it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { documentFile } from '@crisper/domain/paths.ts';
import { build, type Manifest } from 'vite';
import { compressFolder } from './compress.ts';
import {
  emptyDocument,
  frameDocument,
  pageDocument,
  shellDocument,
  stepOf,
  withModules,
} from './documents.ts';
import { fetchFromFolder } from './fetch-from-folder.ts';
import { writeServiceWorker } from './service-worker.ts';

process.env.NODE_ENV = 'production';
const web = fileURLToPath(new URL('..', import.meta.url));
/** Each language has a folder of its own; without one, it is English. */
const suffix = process.env.WEB_LANGUAGE ? `-${process.env.WEB_LANGUAGE}` : '';
const dist = `${web}/dist${suffix}`;
const renderer = `${web}/node_modules/.prerender${suffix}`;

interface Renderer {
  prerenderedPaths: string[];
  signedInPaths: string[];
  likelyPath: string;
  routePatterns(): string[];
  modulesOf(path: string): string[];
  renderPage(path: string): Promise<{ html: string; prefetched: object | null }>;
}

await build({ root: web, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  root: web,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: renderer, emptyOutDir: true, manifest: false, minify: false },
});

const manifest = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as Manifest;
const css = await readFile(`${dist}/${manifest['style.css']?.file}`, 'utf8');
const shell = shellDocument(await readFile(`${dist}/index.html`, 'utf8'), css, manifest);

const { prerenderedPaths, signedInPaths, likelyPath, routePatterns, modulesOf, renderPage } = (await import(
  pathToFileURL(`${renderer}/prerender.js`).href
)) as Renderer;
globalThis.fetch = fetchFromFolder(dist);
await writeFile(`${dist}/shell.html`, emptyDocument(shell, modulesOf(likelyPath), manifest));
for (const path of prerenderedPaths) {
  const page = withModules(pageDocument(shell, path, await renderPage(path)), modulesOf(path), manifest);
  await writeFile(`${dist}${documentFile(path)}.html`, page);
}
for (const path of signedInPaths) {
  const modules = [stepOf(manifest, 'restore-session'), ...modulesOf(path)];
  const file = `${dist}${documentFile(path)}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, frameDocument(shell, await renderPage(path), modules, manifest));
}

// The server's description of the files: which URLs exist, and which inline styles the CSP allows.
const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
await writeFile(
  `${dist}/site.json`,
  JSON.stringify({
    routes: routePatterns(),
    prerendered: [...prerenderedPaths, ...signedInPaths],
    styleHashes: [styleHash],
  }),
);
await writeServiceWorker({
  ...{ web, dist, manifest, signedInPaths, modulesOf },
  conditions: process.env.WEB_LANGUAGE ? [`lang-${process.env.WEB_LANGUAGE}`] : [],
  routes: routePatterns(),
  publicPaths: prerenderedPaths,
});
await rm(`${dist}/manifest.json`);
await rm(renderer, { recursive: true });
await compressFolder(dist);
