import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { hasSchemas } from './contract.ts';
import { SCAN_FOLDER } from './scan-files.ts';
import { loadedWith, scriptsOf } from './scripts.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Changes one module for a build; the file stays as it is. */
const changed = (module: string, change: (code: string) => string): Plugin => ({
  name: 'changed',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(module)) return null;
    const after = change(code);
    if (after === code) throw new Error(`Nothing was changed in ${module}.`);
    return after;
  },
});

async function buildClient(...plugins: Plugin[]) {
  return (await build({
    root: web,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
}

let chunks: Rolldown.OutputChunk[];
let pages: Rolldown.OutputChunk[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  chunks = scriptsOf(await buildClient());
  const entry = chunks.find(({ isEntry }) => isEntry);
  pages = chunks.filter(
    ({ fileName, name }) => entry?.dynamicImports.includes(fileName) && /-page$/.test(name),
  );
});

/** The files that get another name when the chunk does. */
function renamedWith(chunk: Rolldown.OutputChunk): string[] {
  const renamed = new Set([chunk.fileName]);
  for (const name of renamed) {
    for (const { fileName, imports, dynamicImports } of chunks) {
      if (imports.includes(name) || dynamicImports.includes(name)) renamed.add(fileName);
    }
  }
  return [...renamed];
}

test('no file imports the entry', () => {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  expect(entries).toHaveLength(1);
  const importers = chunks.filter(({ imports }) => imports.some((name) => entries.includes(name)));
  expect(importers.map(({ fileName }) => fileName)).toEqual([]);
});

test('no files import each other in a circle, so each is ready when another calls it', () => {
  const inCircles = chunks.filter((chunk) =>
    loadedWith([chunk], chunks).some(({ imports }) => imports.includes(chunk.fileName)),
  );
  expect(inCircles.map(({ fileName }) => fileName)).toEqual([]);
});

test('no file imports one for scanning before a person scans', () => {
  const isForScanning = (fileName: string) => fileName.startsWith(SCAN_FOLDER);
  expect(chunks.filter(({ fileName }) => isForScanning(fileName)).length).toBeGreaterThan(3);
  const importers = chunks.filter(
    ({ fileName, imports }) => !isForScanning(fileName) && imports.some(isForScanning),
  );
  expect(importers.map(({ fileName }) => fileName)).toEqual([]);
});

test('every module that a group names is there', async () => {
  const code = await readFile(new URL('chunks.ts', import.meta.url), 'utf8');
  const named = [...code.matchAll(/'\/((?:web|domain)\/src\/[^']+)'/g)].map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(`${web}../${path}`))).toEqual([]);
});

test('a page that changes renames four files at most, whichever page it is', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) expect(renamedWith(page).length, page.fileName).toBeLessThanOrEqual(4);
});

test('one word more in a page renames three files', async () => {
  const word = changed('/fridge/one-item/item-details.tsx', (code) =>
    code.replace('className="', 'className="another '),
  );
  const before = new Set(chunks.map(({ fileName }) => fileName));
  const renamed = scriptsOf(await buildClient(word)).filter(({ fileName }) => !before.has(fileName));
  const names = renamed.map(({ fileName }) => fileName.replace(/^assets\/(.*)-.{8}\.js$/, '$1'));
  expect(names.sort()).toEqual(['fridge-page', 'index', 'item-page']);
});

test('pages without food from the server do not load the library that asks for it', () => {
  for (const name of ['home-page', 'about-page', 'contact-page', 'faq-page']) {
    const page = pages.find((one) => one.name === name);
    expect(page && loadedWith([page], chunks).map((chunk) => chunk.name), name).not.toContain('query');
  }
});

test('pages do not bring the list of foods before it is needed, but for those that show it or cook by it, and only those for adding read lines', () => {
  const bringing = (module: RegExp) =>
    pages.filter((page) =>
      loadedWith([page], chunks).some(({ moduleIds }) => moduleIds.some((id) => module.test(id))),
    );
  expect(bringing(/\/domain\/src\/foods\/foods\.ts$/).map(({ name }) => name)).toEqual([
    'cook-page',
    'dish-page',
    'keeping-page',
    'recipe-page',
  ]);
  // Dishes are for those who cook.
  expect(bringing(/\/cook\/dishes\//).map(({ name }) => name)).toEqual(['cook-page', 'dish-page']);
  // Recipes are read by phrases, too.
  const reading = bringing(/\/domain\/src\/line\/(?!phrases|tokens)|\/items\/line-words\.ts$/);
  // What was got is corrected with the same choices as what is added.
  expect(reading.filter(({ name }) => !/^(?:add|put-away)/.test(name))).toEqual([]);
});

test('only pages that check what a person types load Zod', () => {
  const checking = pages.filter((page) => loadedWith([page], chunks).some(hasSchemas));
  expect(checking.map(({ name }) => name).sort()).toEqual([
    'add-foods-page',
    'bmi-page',
    'my-foods-page',
    'my-profile-page',
    'recipe-page',
  ]);
});

test('the build fails when every page would load Zod, and names the module; calls alone do not bring it', async () => {
  const plant = changed('/app/create-app.tsx', (code) =>
    [
      "import { itemsApi } from '@crisper/domain/items/items-api.ts';",
      "import { noteSchema } from '@crisper/domain/items/note-schema.ts';",
      'console.log(itemsApi, noteSchema);',
      code,
    ].join('\n'),
  );
  await expect(buildClient(plant)).rejects.toThrow(
    'Every page would load Zod, because of domain/src/items/note-schema.ts, domain/src/storable-text.ts. Import',
  );
});
