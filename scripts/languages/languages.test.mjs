import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareLanguage } from './compare.mjs';
import { compileFaults } from './compile.mjs';
import { faultsOf, readGlossary } from './voice.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const glossary = readGlossary(here('texts/glossary.md'));

describe('the texts of a language', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crisper-texts-'));
    for (const language of ['en', 'de'])
      cpSync(here(`texts/src/${language}`), join(folder, language), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const german = (file) => join(folder, 'de', file);
  function change(file, from, to) {
    const before = readFileSync(german(file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(german(file), after);
  }
  const faults = async () => (await compareLanguage(folder, 'de', glossary)).faults.join('\n');

  test('have no faults', async () => expect(await faults()).toBe(''));

  test.each([
    ['a file', () => rmSync(german('footer.ts')), /de\/footer\.ts: is missing/],
    ['a text', () => change('footer.ts', /export const faq = .*/, ''), /footer\.ts faq: is missing/],
    [
      'a text too many',
      () => change('footer.ts', /$/, "\nexport const more = 'Mehr';\n"),
      /footer\.ts more: is not among the English texts/,
    ],
    [
      'what is filled in',
      () => change('site/language.ts', /\$\{name\}/g, 'Deutsch'),
      /language\.ts notHere: does not use name/,
    ],
    [
      'the link',
      () => change('site/no-script.ts', /contact\(('[^']*')\)/, '$1'),
      /no-script\.ts needsScripts: does not use contact/,
    ],
    ['three points', () => change('footer.ts', /faq = '/, "faq = '..."), /footer\.ts faq: has three points/],
    ['English texts', () => change('footer.ts', /^/, "import '#en/footer.ts';\n"), /imports English texts/],
  ])('lack or have %s', async (_, plant, found) => {
    plant();
    expect(await faults()).toMatch(found);
  });
});

test.each([
  ["export const name = 'Reis';\nexport const left = ({ count }: { count: number }) => String(count);", ''],
  ['export const left = ({ count }: { count: number }) => String(count);', "Property 'name' is missing"],
  ["export const name = 'Reis';\nexport const left = ({ count }: { count: string }) => count;", 'number'],
])('what is missing or takes something else does not compile (%#)', async (german, found) => {
  const root = mkdtempSync(join(tmpdir(), 'crisper-texts-'));
  const write = (file, text) => writeFileSync(join(root, file), text);
  for (const folder of ['all', 'en', 'de']) mkdirSync(join(root, folder));
  cpSync(here('texts/src/all/every-language.ts'), join(root, 'all/every-language.ts'));
  write('package.json', '{ "type": "module" }');
  write(
    'en/left.ts',
    "export const name = 'Rice';\nexport const left = ({ count }: { count: number }) => String(count);",
  );
  write('de/left.ts', german);
  const faults = (await compileFaults(root, ['de'])).filter((fault) => fault.startsWith('de/left.ts: TS'));
  expect(faults).toHaveLength(found ? 1 : 0);
  expect(faults.join()).toContain(found);
  rmSync(root, { recursive: true });
});

test.each([
  ['de', 'Haben Sie noch Milch?', ['has another form of address']],
  ['de', 'Hast du noch Milch?', []],
  ['de', 'Das ist "gut".', ['has quotes of another language']],
  ['de', 'Das ist „gut“.', []],
  ['de', 'Wie geht’s? Sie ist da.', []],
  ['de', "Wie geht's?", ['has a straight apostrophe']],
  ['fr', 'Tu as encore du lait ?', ['lacks a narrow space (U+202F) before or inside a sign']],
  ['fr', 'Tu as encore du lait\u202f?', []],
  ['fr', 'À 12:30, voir https://crisper.example', []],
  ['fr', 'Avez-vous du lait\u202f?', ['has another form of address']],
  ['es', '¿Tiene usted leche?', ['has another form of address']],
  ['es', 'Eso es «bueno».', []],
  ['it', 'È “buono”.', ['has quotes of another language']],
  ['nl', 'Heeft u nog melk?', ['has another form of address']],
  ['nl', 'Nog 2 u 5 min', []],
  ['sv', 'Har Ni mjölk?', ['has another form of address']],
  ['da', 'Det er “godt”.', ['has quotes of another language']],
  ['pt-BR', 'O teu leite', ['has another form of address']],
  ['fr', 'Add it to the kitchen with your phone', ['has English words (the, your, with)']],
])('%s: “%s”', (language, text, found) => expect([...faultsOf(language, text)]).toEqual(found));
