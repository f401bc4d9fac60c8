import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const KB = 1000;
const MOST_KB = 20;

test('how long food keeps, with its rules, is at most 20 kB to fetch', async () => {
  const entry = fileURLToPath(new URL('../../domain/src/items/shelf-life/estimate.ts', import.meta.url));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
  expect(code).toContain('Whipped topping');
  expect(brotliCompressSync(code).length / KB).toBeLessThanOrEqual(MOST_KB);
});
