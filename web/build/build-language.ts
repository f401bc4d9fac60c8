import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { build, type Rolldown } from 'vite';
import { documentsOf } from './documents.ts';
import { fetchFromFolder } from './fetch-from-folder.ts';
import { PUBLIC_FOOTER, RESTORE, type Script, scriptsOf } from './scripts.ts';

export interface LanguageOptions {
  web: string;
  dist: string;
  language: Language;
  /** All that are built, of which each public page names the others. */
  languages: readonly Language[];
  /** Of the folder of `@crisper/texts`. */
  condition: string;
}

/** What the build knows of the app in a language. */
export interface BuiltLanguage {
  language: Language;
  /** Its files lie in `app` there until all languages are built. */
  work: string;
  scripts: readonly Script[];
  fonts: string[];
  routes: string[];
  /** What the pages for signed-in people come from. */
  signedInModules: string[];
  /** The paths with a document of their own: for visitors, for signed-in people, and for screens. */
  publicPaths: string[];
  signedInPaths: string[];
  screenPaths: string[];
  styleHash: string;
}

interface Renderer {
  prerenderedPaths: string[];
  signedInPaths: string[];
  screenPaths: string[];
  likelyPath: string;
  manifest: object;
  noScript(): string;
  routePatterns(): string[];
  modulesOf(path: string): string[];
  renderPage(path: string): Promise<{ html: string; prefetched: object | null }>;
}

/** Builds the app with the texts of one language. Its documents lie below the language's own folder. */
export async function buildLanguage(options: LanguageOptions): Promise<BuiltLanguage> {
  const { web, dist, language, languages, condition } = options;
  const conditions = condition === DEFAULT_LANGUAGE ? [] : [`lang-${condition}`];
  const resolve = { resolve: { conditions }, ssr: { resolve: { conditions } } };
  const work = `${web}/node_modules/.build-${condition}`;
  const built = (await build({
    ...{ root: web, logLevel: 'warn', ...resolve },
    publicDir: false,
    build: { outDir: `${work}/app` },
  })) as Rolldown.RolldownOutput;
  await build({
    ...{ root: web, logLevel: 'warn', ...resolve },
    publicDir: false,
    build: { ssr: 'src/prerender.tsx', outDir: `${work}/renderer`, minify: false },
  });
  const scripts = scriptsOf(built);
  const assets = built.output.filter((file) => file.type === 'asset').map(({ fileName }) => fileName);
  const css = await readFile(`${work}/app/${assets.find((name) => name.endsWith('.css'))}`, 'utf8');
  const index = await readFile(`${work}/app/index.html`, 'utf8');
  await rm(`${work}/app/index.html`);

  const renderer = (await import(pathToFileURL(`${work}/renderer/prerender.js`).href)) as Renderer;
  const { prerenderedPaths, signedInPaths, screenPaths, modulesOf } = renderer;
  globalThis.fetch = fetchFromFolder(dist);
  const documents = documentsOf({ index, css, scripts, language, languages, noScript: renderer.noScript() });
  const write = async (path: string, text: string) => {
    const file = dist + paths.inLanguage(language, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const writePage = (path: string, text: string) => write(`${paths.documentFile(path)}.html`, text);
  await write('/site.webmanifest', JSON.stringify(renderer.manifest));
  await write('/shell.html', documents.empty(modulesOf(renderer.likelyPath)));
  for (const path of prerenderedPaths) {
    const modules = [PUBLIC_FOOTER, ...modulesOf(path)];
    await writePage(path, documents.page(path, await renderer.renderPage(path), modules));
  }
  for (const path of [...signedInPaths, ...screenPaths]) {
    const modules = [...(screenPaths.includes(path) ? [] : [RESTORE]), ...modulesOf(path)];
    await writePage(path, documents.frame(await renderer.renderPage(path), modules));
  }
  const routes = renderer.routePatterns();
  return {
    ...{ language, work, routes, signedInPaths, screenPaths },
    // Without their code, which does not travel between threads.
    scripts: scripts.map(({ fileName, imports, dynamicImports, moduleIds, isEntry }) => ({
      ...{ fileName, imports, dynamicImports, moduleIds, isEntry },
    })),
    signedInModules: routes.filter(paths.isForSignedIn).flatMap(modulesOf),
    fonts: assets.filter((name) => name.endsWith('.woff2')),
    publicPaths: prerenderedPaths,
    styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}
