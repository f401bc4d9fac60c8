import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FEW = " few: count + ' Äpfel',";
const german = {
  'plural.ts':
    'interface Forms { one: string; few: string; other: string }\n' +
    'export const plural = (count: number, forms: Forms) => (count === 1 ? forms.one : forms.other);\n',
  'fruit.ts':
    "import { plural } from './plural.ts';\n" +
    "export const heading = 'Obst';\n" +
    'export const apples = ({ count }: { count: number }) => ' +
    `plural(count, { one: '1 Apfel', few: count + ' Äpfel', other: count + ' Äpfel' });\n`,
};
const english = {
  'plural.ts': german['plural.ts'].replace(' few: string;', ''),
  'fruit.ts': german['fruit.ts'].replace(FEW, ''),
};
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crisper-languages-'));
  mkdirSync(`${folder}/node_modules/@crisper`, { recursive: true });
  cpSync(`${root}tsconfig.base.json`, `${folder}/tsconfig.base.json`);
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({
      name: '@crisper/texts',
      type: 'module',
      exports: { './*': { 'lang-de': './de/*', default: './en/*' } },
    }),
  );
  symlinkSync(folder, `${folder}/node_modules/@crisper/texts`);
  writeFileSync(
    `${folder}/page.ts`,
    "import * as texts from '@crisper/texts/fruit.ts';\nexport const page = texts.heading + texts.apples({ count: 3 });\n",
  );
  const config = { extends: './tsconfig.base.json', files: ['page.ts'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(language, files) {
  mkdirSync(`${folder}/${language}`, { recursive: true });
  for (const [name, source] of Object.entries(files)) writeFileSync(`${folder}/${language}/${name}`, source);
}

/** What the compiler says of the pages in a second language. */
function complaints(files) {
  write('en', english);
  write('de', { ...german, ...files });
  try {
    execFileSync(`${root}node_modules/.bin/tsc`, ['-p', folder, '--customConditions', 'lang-de'], {
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String(error.stdout);
  }
}

test('a language that has everything compiles', () => expect(complaints({})).toBe(''));

test.each([
  ['text', german['fruit.ts'].replace('heading', 'headline'), 'heading'],
  ['parameter', german['fruit.ts'].replace('{ count: number }', '{ count: number; sort: string }'), 'sort'],
  ['plural form', german['fruit.ts'].replace(FEW, ''), 'few'],
])('a %s that a second language lacks does not compile', (_, fruit, named) => {
  expect(complaints({ 'fruit.ts': fruit })).toContain(`'${named}'`);
});
