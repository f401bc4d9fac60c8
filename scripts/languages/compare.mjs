// Compares the texts of a language with the English ones. What does not compile anyhow is left to the compiler.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsIn, keysOf, kindOf, parametersOf, saidIn, usesIn } from './syntax.mjs';
import { doubtsOf, faultsOf } from './voice.mjs';

/** Words to understand people by, of which each language has its own. */
const WORDS = /(?:line-words|recipe-words|food-words|foods\/(?:names|words))\.ts$/;
/** For operators, who are spoken to in English. */
const ENGLISH_ONLY = ['operator-mail.ts'];

export const textsBelow = (folder) =>
  globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const lacking = (wanted, had) => wanted.filter((one) => !had.includes(one));

function* structureFaults(english, other) {
  const kinds = [kindOf(english), kindOf(other)];
  if (kinds[0] !== kinds[1]) return yield `is a ${kinds[1]}, in English a ${kinds[0]}`;
  const parameters = parametersOf(english);
  if (parameters && parametersOf(other)) {
    const [uses, otherUses] = [usesIn(english), usesIn(other)];
    const lost = parameters.filter((each) => uses.names.has(each) && !otherUses.names.has(each));
    if (lost.length > 0) yield `does not use ${lost.join(', ')}`;
    const links = parameters.filter((each) => uses.called.has(each) && !otherUses.called.has(each));
    if (links.length > 0) yield `does not make the link ${links.join(', ')}`;
  }
  const [keys, otherKeys] = [keysOf(english), keysOf(other)];
  if (lacking(keys, otherKeys).length > 0) yield `lacks ${lacking(keys, otherKeys).join(', ')}`;
  if (lacking(otherKeys, keys).length > 0)
    yield `has ${lacking(otherKeys, keys).join(', ')}, which English has not`;
}

/** What a file says, beside what the English one says there. */
function* pairs(name, node, source, english) {
  const known = english ? Map.groupBy(saidIn(english.node, english.source), ({ path }) => path) : new Map();
  for (const [path, said] of Map.groupBy(saidIn(node, source), ({ path }) => path))
    for (const [at, { text }] of said.entries())
      yield { where: name + path, text, english: known.get(path)?.[at]?.text };
}

/** Small and broken numbers take the forms that Intl says. */
async function* pluralFaults(folder, language) {
  const { plural } = await import(pathToFileURL(join(folder, 'plural.ts')).href);
  const forms = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [form, form]),
  );
  const rules = new Intl.PluralRules(language);
  for (const count of [0, 0.5, 1, 1.5, 2, 3, 5, 11, 21, 22, 100, 101])
    if (plural(count, forms) !== rules.select(count))
      yield `${count} is “${plural(count, forms)}”, by Intl “${rules.select(count)}”`;
}

/** How a language makes its words; that of English is code. */
const GRAMMAR = 'foods/grammar.ts';

/** Food is read in English, too. */
const BESIDE_ENGLISH = 'foods/names.ts';

/**
 * The faults of a language, and the doubts: what only a person can judge. Each is one line that begins with its file.
 */
export async function compareLanguage(root, language, glossary) {
  const folder = join(root, language);
  const faults = [];
  const doubts = [];
  const files = textsBelow(join(root, 'en'));
  for (const file of lacking(textsBelow(folder), [...files, GRAMMAR]))
    faults.push(`${language}/${file}: English has no such file`);
  for await (const fault of pluralFaults(folder, language)) faults.push(`${language}/plural.ts: ${fault}`);
  for (const file of files) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      faults.push(`${language}/${file}: is missing`);
      continue;
    }
    const english = declarationsIn(join(root, 'en', file));
    const other = declarationsIn(path);
    const say = (list, name, what) => list.push(`${language}/${file} ${name}: ${what}`);
    if (file !== BESIDE_ENGLISH && /#en\/|\/en\//.test(other.source))
      say(faults, '', 'imports English texts');
    for (const [name, { node, isExported }] of english.declarations)
      if (isExported && !other.declarations.has(name)) say(faults, name, 'is missing');
      else if (other.declarations.has(name) && !WORDS.test(file))
        for (const fault of structureFaults(node, other.declarations.get(name).node))
          say(faults, name, fault);
    if (WORDS.test(file) || ENGLISH_ONLY.includes(file)) continue;
    for (const [name, { node, isExported }] of other.declarations) {
      const match = english.declarations.get(name);
      if (isExported && !match) say(faults, name, 'is not among the English texts');
      const known = match && { node: match.node, source: english.source };
      for (const { where, text, english: meant } of pairs(name, node, other.source, known)) {
        for (const fault of faultsOf(language, text, meant)) say(faults, where, `${fault}: ${text}`);
        for (const doubt of doubtsOf(language, text, meant, glossary))
          say(doubts, where, `${doubt}: ${text}`);
      }
    }
  }
  return { faults, doubts };
}
