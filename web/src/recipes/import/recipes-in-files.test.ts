import { RECIPES_PER_KITCHEN } from '@crisper/domain/recipes/recipe.ts';
import { recipeFileProblemText } from '@crisper/texts/recipes/recipe-file.ts';
import { expect, test } from 'vitest';
import type { RecipeFileError } from './recipe-file-error.ts';
import { recipesInFiles } from './recipes-in-files.ts';

const MEGABYTE = 1024 * 1024;
const SOUP = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 onion'] };
const STEW = { name: 'Stew', ingredients: '2 onions\n1 l stock', directions: 'Stew.', servings: '4' };

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (content: unknown): Bytes =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));

async function packed(content: Bytes, format: CompressionFormat): Promise<Bytes> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A header of a ZIP archive: pairs of a value and the bytes that it takes. */
function header(...fields: [number, 2 | 4][]): Bytes {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

interface Entry {
  name: string;
  data: Bytes;
  method?: number;
}

/** Sizes are told wrong, as a bomb would; the extra field of an entry is longer in its own header than in the list. */
function zip(entries: Entry[], comment = ''): Blob {
  const parts: Bytes[] = [];
  const list: Bytes[] = [];
  let at = 0;
  for (const { name, data, method = 0 } of entries) {
    const named = bytesOf(name);
    const sizes: [number, 2 | 4][] = [
      [0, 4],
      [data.length, 4],
      [1, 4],
      [named.length, 2],
    ];
    const local = [
      header([0x04034b50, 4], [20, 2], [0, 2], [method, 2], [0, 4], ...sizes, [3, 2]),
      named,
      bytesOf('xyz'),
    ];
    list.push(
      header(
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
        [0, 2],
        [method, 2],
        [0, 4],
        ...sizes,
        [2, 2],
        [1, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [at, 4],
      ),
      named,
      bytesOf('xyz'),
    );
    parts.push(...local, data);
    at += [...local, data].reduce((sum, { length }) => sum + length, 0);
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const count: [number, 2] = [entries.length, 2];
  const end = header([0x06054b50, 4], [0, 2], [0, 2], count, count, [size, 4], [at, 4], [comment.length, 2]);
  return new Blob([...parts, ...list, end, bytesOf(comment)]);
}

const titlesIn = async (...files: Blob[]) => (await recipesInFiles(files)).map(({ title }) => title);
const problemOf = (...files: Blob[]) =>
  recipesInFiles(files).then(
    () => null,
    (error: RecipeFileError) => error.problem,
  );

test('JSON, also with a mark at its beginning', async () => {
  expect(await titlesIn(new Blob([bytesOf([SOUP, { ...SOUP, name: 'Broth' }])]))).toEqual(['Soup', 'Broth']);
  expect(await titlesIn(new Blob(['\u{FEFF}', bytesOf(SOUP)]))).toEqual(['Soup']);
});

test('a saved page', async () => {
  const html = `\n<!doctype html><script type="application/ld+json">${JSON.stringify(SOUP)}</script>`;
  expect(await titlesIn(new Blob([html]))).toEqual(['Soup']);
});

test('one recipe of Paprika, and an archive of them', async () => {
  const one = await packed(bytesOf(STEW), 'gzip');
  expect(await recipesInFiles([new Blob([one])])).toMatchObject([
    { title: 'Stew', servings: 4, lines: ['2 onions', '1 l stock'], steps: ['Stew.'] },
  ]);
  const other = await packed(await packed(bytesOf({ ...STEW, name: 'Ragout' }), 'gzip'), 'deflate-raw');
  const archive = zip(
    [
      { name: 'Stew.paprikarecipe', data: one },
      { name: 'photo.jpg', data: bytesOf('not a recipe'), method: 99 },
      { name: 'Ragoût.paprikarecipe', data: other, method: 8 },
    ],
    'saved by a program',
  );
  expect(await titlesIn(archive)).toEqual(['Stew', 'Ragout']);
});

test('an archive in an archive, and several files at once', async () => {
  const inner = new Uint8Array(await zip([{ name: 'recipe.json', data: bytesOf(SOUP) }]).arrayBuffer());
  const outer = zip([{ name: '1.zip', data: inner }]);
  expect(await titlesIn(outer, new Blob([bytesOf(STEW)]))).toEqual(['Soup', 'Stew']);
});

test.each([
  ['nothing', ''],
  ['a shopping list', 'milk\neggs'],
  ['other JSON', '{"name":"Weekly","listItems":[]}'],
  ['a page without a recipe', '<html><body>1 onion</body></html>'],
  ['a picture', '\u{89}PNG\r\n'],
])('%s has no recipe', async (_, content) => {
  expect(await problemOf(new Blob([content]))).toBe('no_recipe');
});

test('what is damaged is said to be', async () => {
  const gzip = await packed(bytesOf(STEW), 'gzip');
  const archive = zip([{ name: 'a.json', data: bytesOf(SOUP) }]);
  const wrong = zip([{ name: 'a.json', data: bytesOf(SOUP), method: 8 }]);
  const unknown = zip([{ name: 'a.json', data: bytesOf(SOUP), method: 12 }]);
  const noList = new Blob([archive.slice(0, 20), archive.slice(-22)]);
  for (const file of [
    new Blob([gzip.slice(0, -9)]),
    archive.slice(0, -5),
    archive.slice(9),
    wrong,
    unknown,
    noList,
  ])
    expect(await problemOf(file)).not.toBeNull();
  expect(await problemOf(new Blob([gzip.slice(0, -9)]))).toBe('damaged');
  expect(await problemOf(wrong)).toBe('damaged');
});

test('a bomb ends when it has more in it than a recipe', async () => {
  const zeros = new Uint8Array(21 * MEGABYTE);
  expect(await problemOf(new Blob([await packed(zeros, 'gzip')]))).toBe('too_large');
  const deflated = await packed(zeros, 'deflate-raw');
  expect(await problemOf(zip([{ name: 'a.json', data: deflated, method: 8 }]))).toBe('too_large');
  expect(await problemOf(new Blob([zeros]))).toBe('too_large');
});

test('many small bombs end together', async () => {
  const data = await packed(new Uint8Array(19 * MEGABYTE), 'deflate-raw');
  const entries = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.json`, data, method: 8 }));
  expect(await problemOf(zip(entries))).toBe('too_large');
  const tiny = Array.from({ length: 2001 }, (_, n) => ({ name: `${n}.json`, data: bytesOf('1') }));
  expect(await problemOf(zip(tiny))).toBe('too_large');
});

test('an archive that has itself in it ends', async () => {
  let archive = zip([{ name: 'a.json', data: bytesOf(SOUP) }]);
  for (let n = 0; n < 10; n++)
    archive = zip([{ name: 'a.zip', data: new Uint8Array(await archive.arrayBuffer()) }]);
  expect(await problemOf(archive)).toBe('no_recipe');
});

test('more recipes than a kitchen can have are refused', async () => {
  const many = Array.from({ length: RECIPES_PER_KITCHEN + 1 }, (_, n) => ({ ...SOUP, name: `Soup ${n}` }));
  expect(await problemOf(new Blob([bytesOf(many)]))).toBe('too_many');
  expect(await titlesIn(new Blob([bytesOf(many.slice(1))]))).toHaveLength(RECIPES_PER_KITCHEN);
});

test('every problem has a sentence', () => {
  const limits = { megabytes: 20, recipes: 500 };
  for (const problem of ['no_recipe', 'damaged', 'too_large', 'too_many'] as const)
    expect(recipeFileProblemText(problem, limits)).toMatch(/^[A-Z].*\.$/);
});
