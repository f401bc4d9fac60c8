// Makes a language of accented letters out of the English texts, with every vowel doubled: what stands in plain letters
// on a page built with it is no text of the catalogue, and what is cut off would be cut off in a longer language, too.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçđéƒğħíĵķłɱñöþɋřšŧüṽŵẋýž';
const letters = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index]]));

function accent(letter) {
  const accented = letters.get(letter.toLowerCase());
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
}

/** The text with every letter accented, and longer by its vowels, which are about two fifths of the letters. */
export const pseudo = (text) =>
  text.replaceAll(/[a-z]/gi, (letter) => accent(letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1));

/** The source of a file of texts in the pseudo-language: keys, types and comparisons stay. */
export function pseudoSource(path, source) {
  const kept = new Set();
  const found = [];
  const keep = (node) => node && kept.add(node.start);
  const { program } = parseSync(path, source);
  new Visitor({
    ImportDeclaration: (node) => keep(node.source),
    Property: (node) => keep(node.key),
    TSLiteralType: (node) => keep(node.literal),
    SwitchCase: (node) => keep(node.test),
    BinaryExpression(node) {
      keep(node.left);
      keep(node.right);
    },
    Literal: (node) => typeof node.value === 'string' && found.push(node),
    TemplateElement: (node) => found.push(node),
  }).visit(program);
  let made = source;
  for (const { start, end } of found
    .filter((node) => !kept.has(node.start))
    .sort((a, b) => b.start - a.start)) {
    made = made.slice(0, start) + withoutEscapes(made.slice(start, end)) + made.slice(end);
  }
  return made;
}

/** An escaped character is written in plain letters. */
const withoutEscapes = (text) =>
  text.replaceAll(/\\(?:u\{\w+\}|u\w{4}|x\w\w|.)|[^\\]+/gs, (part) =>
    part[0] === '\\' ? part : pseudo(part),
  );

/** Writes the pseudo-language beside the English texts. */
function makePseudoLanguage() {
  const texts = fileURLToPath(new URL('../texts/src', import.meta.url));
  rmSync(`${texts}/pseudo`, { recursive: true, force: true });
  for (const file of globSync('**/*.ts', { cwd: `${texts}/en` })) {
    if (file.endsWith('.test.ts')) continue;
    const source = readFileSync(`${texts}/en/${file}`, 'utf8');
    const target = `${texts}/pseudo/${file}`;
    mkdirSync(target.slice(0, target.lastIndexOf('/')), { recursive: true });
    // Dates and numbers are the browser's, which knows no such language.
    const made = file === 'locale.ts' ? source : pseudoSource(file, source);
    writeFileSync(target, made.replaceAll("'#en/", "'#pseudo/"));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) makePseudoLanguage();
