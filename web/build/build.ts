// Builds the app for the browser, renders the public pages and the frame of the others to HTML, and compresses all of it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { documentFile } from '@crisper/domain/paths.ts';
import { build, type Rolldown } from 'vite';
import { compressFolder } from './compress.ts';
import { emptyDocument, frameDocument, pageDocument, shellDocument, withModules } from './documents.ts';
import { fetchFromFolder } from './fetch-from-folder.ts';
import { PUBLIC_FOOTER, RESTORE, scriptsOf } from './scripts.ts';
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
  screenPaths: string[];
  likelyPath: string;
  routePatterns(): string[];
  modulesOf(path: string): string[];
  renderPage(path: string): Promise<{ html: string; prefetched: object | null }>;
}

const built = (await build({
  ...{ root: web, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } },
})) as Rolldown.RolldownOutput;
await build({
  root: web,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: renderer, emptyOutDir: true, minify: false },
});

const scripts = scriptsOf(built);
const assets = built.output.filter((file) => file.type === 'asset').map(({ fileName }) => fileName);
const css = await readFile(`${dist}/${assets.find((name) => name.endsWith('.css'))}`, 'utf8');
const shell = shellDocument(await readFile(`${dist}/index.html`, 'utf8'), css, scripts);

const { prerenderedPaths, signedInPaths, screenPaths, likelyPath, routePatterns, modulesOf, renderPage } =
  (await import(pathToFileURL(`${renderer}/prerender.js`).href)) as Renderer;
globalThis.fetch = fetchFromFolder(dist);
await writeFile(`${dist}/shell.html`, emptyDocument(shell, modulesOf(likelyPath), scripts));
for (const path of prerenderedPaths) {
  const modules = [PUBLIC_FOOTER, ...modulesOf(path)];
  const page = withModules(pageDocument(shell, path, await renderPage(path)), modules, scripts);
  await writeFile(`${dist}${documentFile(path)}.html`, page);
}
for (const path of [...signedInPaths, ...screenPaths]) {
  const modules = [...(screenPaths.includes(path) ? [] : [RESTORE]), ...modulesOf(path)];
  const file = `${dist}${documentFile(path)}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, frameDocument(shell, await renderPage(path), modules, scripts));
}

// The server's description of the files: which URLs exist, and which inline styles the CSP allows.
const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
await writeFile(
  `${dist}/site.json`,
  JSON.stringify({
    routes: routePatterns(),
    prerendered: [...prerenderedPaths, ...signedInPaths, ...screenPaths],
    styleHashes: [styleHash],
  }),
);
await writeServiceWorker({
  ...{ web, dist, scripts, signedInPaths, modulesOf },
  fonts: assets.filter((name) => name.endsWith('.woff2')),
  conditions: process.env.WEB_LANGUAGE ? [`lang-${process.env.WEB_LANGUAGE}`] : [],
  routes: routePatterns(),
  publicPaths: prerenderedPaths,
});
await rm(renderer, { recursive: true });
await compressFolder(dist);
