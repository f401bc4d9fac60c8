import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@crisper/domain/languages/languages.ts';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const KB = 1000;
/** The rules are of all languages. Beside another language stand the names in English. */
const MOST_KB = 105;
const ENGLISH_MOST_KB = 44;

test.each(LANGUAGES)(
  'the list of foods, with its names and its rules, is small to fetch in %s',
  async (language) => {
    const entry = fileURLToPath(new URL('../src/items/pictures/food-knowledge.ts', import.meta.url));
    const [{ output }] = (await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: [`lang-${language}`, ...defaultClientConditions] },
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    })) as [Rolldown.RolldownOutput];
    const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
    expect(code).toContain('cherry-tomato');
    expect(brotliCompressSync(code).length / KB).toBeLessThanOrEqual(
      language === DEFAULT_LANGUAGE ? ENGLISH_MOST_KB : MOST_KB,
    );
  },
);
