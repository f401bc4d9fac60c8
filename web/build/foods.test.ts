import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const KB = 1000;
const MOST_KB = 40;

test('the list of foods, with its names and its rules, is at most 40 kB to fetch', async () => {
  const entry = fileURLToPath(new URL('../src/items/pictures/food-knowledge.ts', import.meta.url));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
  expect(code).toContain('cherry-tomato');
  expect(brotliCompressSync(code).length / KB).toBeLessThanOrEqual(MOST_KB);
});
