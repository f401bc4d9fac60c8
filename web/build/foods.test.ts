import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@crisper/domain/languages/languages.ts';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const KB = 1000;
/** The rules are of all languages. Beside another language stand the names in English. */
const MOST_KB = { en: 44, de: 80, fr: 90 };

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
    expect(brotliCompressSync(code).length / KB).toBeLessThanOrEqual(MOST_KB[language]);
  },
);
