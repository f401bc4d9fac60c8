// Makes domain/src/recipes/public-domain/ out of the recipes of github.com/ronaldl29/public-domain-recipes (Unlicense):
//
//   node scripts/public-domain-recipes.mjs recipes.json
//
// where recipes.json holds its content/*.md as {"slug": "the file"}; ours were made of commit
// 61b488ee25afd3abacc7aec408752f3987a9f8b3. Which recipes stay out, what is changed in others and what each is for
// stands in the tables of scripts/public-domain/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FACTS, SAFETY, WORDING } from './public-domain/corrections.mjs';
import { DROPPED } from './public-domain/dropped.mjs';
import { KINDS } from './public-domain/kinds.mjs';
import { readMarkdown } from './public-domain/read-markdown.mjs';
import { spelled } from './public-domain/spelling.mjs';

const FILES = [
  ['meal', 'meals', 'Meals, with side dishes and pancakes among them'],
  ['sweet', 'sweets', 'Sweet dishes, cakes and biscuits'],
  ['bread', 'breads', 'Loaves, flatbreads and doughs'],
  ['sauce', 'sauces', 'Sauces, spreads and other parts of a meal'],
];

const dropped = new Map(
  Object.entries(DROPPED).flatMap(([reason, slugs]) => Object.keys(slugs).map((slug) => [slug, reason])),
);
const kindOf = (slug) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(slug)) ?? 'meal';

/** One text with one row of a table applied, or null where the row is about another text. */
function corrected(text, [from, to]) {
  if (from instanceof RegExp) return from.test(text) ? text.replace(from, to) : null;
  if (from.endsWith('…')) return text.startsWith(from.slice(0, -1)) ? to : null;
  return text.includes(from) ? text.replaceAll(from, to) : null;
}

const faults = [];

function correct(slug, texts) {
  const used = new Set();
  const rows = [...(WORDING[slug] ?? []), ...(SAFETY[slug] ?? [])];
  const result = texts.map((text) =>
    rows.reduce((now, row) => {
      const after = corrected(now, row);
      if (after !== null) used.add(row);
      return after ?? now;
    }, text),
  );
  const unused = rows.filter((row) => !used.has(row));
  faults.push(...unused.map(([from]) => `${slug} has nothing to correct for: ${from}`));
  return result;
}

const withoutStop = (line) => line.replace(/(?<=[a-z]{4}|\))\.$/i, '');
/** "Enjoy!" is no step. */
const withoutWishes = (step) =>
  step
    .replace(/(?:^|(?<=[.!] ))(?:Enjoy|Voila|Let cool and enjoy)(?: your [^.!]+)?[.!]*$/, '')
    .replace(/,? and enjoy[.!]*$/, '.')
    .trim();
const withCapital = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function recipeOf([slug, markdown]) {
  const { title, servings, minutes, lines, steps } = readMarkdown(markdown);
  const mended = correct(slug, [...lines, ...steps].map(spelled));
  return {
    slug,
    kind: kindOf(slug),
    title: spelled(title),
    servings,
    minutes,
    lines: mended
      .slice(0, lines.length)
      .map(withoutStop)
      .filter((line) => line !== ''),
    steps: mended
      .slice(lines.length)
      .map(withoutWishes)
      .map(withCapital)
      .filter((step) => step !== ''),
    ...FACTS[slug],
  };
}

const escaped = (text) => text.replaceAll(/[\\`]|\$\{/g, '\\$&');
const blockOf = ({ slug, title, servings, minutes, lines, steps }) =>
  escaped(
    [
      [slug, servings === null ? '' : `for ${servings}`, minutes === null ? '' : `${minutes} min`].join(
        ' | ',
      ),
      title,
      ...lines.map((line) => `- ${line}`),
      ...steps.map((step) => `* ${step}`),
    ].join('\n'),
  ).replaceAll(/ +$/gm, '');

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error('The file with the recipes is missing: see the head of this script.');
const originals = JSON.parse(readFileSync(source, 'utf8'));
const known = new Set(Object.keys(originals));
const tabled = [...Object.values(KINDS).flat(), ...Object.keys({ ...FACTS, ...SAFETY, ...WORDING })];
for (const slug of [...dropped.keys(), ...tabled]) {
  if (!known.has(slug)) faults.push(`A table names ${slug}, which the source does not have.`);
}
for (const slug of tabled) if (dropped.has(slug)) faults.push(`A table changes ${slug}, which is left out.`);

const recipes = Object.entries(originals)
  .filter(([slug]) => !dropped.has(slug))
  .map(recipeOf);
if (faults.length > 0) throw new Error(faults.join('\n'));
const folder = new URL('../domain/src/recipes/public-domain/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [kind, file, comment] of FILES) {
  const blocks = recipes.filter((recipe) => recipe.kind === kind).map(blockOf);
  const name = `PUBLIC_DOMAIN_${file.toUpperCase()}`;
  writeFileSync(
    new URL(`${file}.ts`, folder),
    `/** ${comment}. Made by scripts/public-domain-recipes.mjs; change its tables, not this file. */\nexport const ${name} = \`\n${blocks.join('\n\n')}\n\`;\n`,
  );
  console.log(`${kind}: ${blocks.length}`);
}
const data = FILES.map(([, file]) => readFileSync(new URL(`${file}.ts`, folder))).reduce((all, one) =>
  Buffer.concat([all, one]),
);
console.log(
  `${recipes.length} recipes of ${known.size} files, ${recipes.filter((r) => r.servings !== null).length} with servings, ${recipes.filter((r) => r.minutes !== null).length} with minutes`,
);
console.log(`${data.length} bytes, ${brotliCompressSync(data).length} as Brotli`);
for (const [reason, slugs] of Object.entries(DROPPED))
  console.log(`left out, ${reason}: ${Object.keys(slugs).length}`);
