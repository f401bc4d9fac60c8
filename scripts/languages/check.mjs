// Checks the texts of every language, or of those named, against the English ones; part of `npm run check`. `--look` also
// lists what a person has to look at.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareLanguage } from './compare.mjs';
import { compileFaults } from './compile.mjs';
import { readGlossary } from './voice.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const glossary = readGlossary(here('texts/glossary.md'));
const isLooking = process.argv.includes('--look');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const others = readdirSync(here('texts/src')).filter(
  (folder) => !['all', 'en', 'pseudo'].includes(folder) && (named.length === 0 || named.includes(folder)),
);
const found = await Promise.all(
  others.map((language) => compareLanguage(here('texts/src'), language, glossary)),
);
const notCompiled = await compileFaults(here('texts/src'), others);
const faults = [...found.flatMap((each) => each.faults), ...notCompiled];
if (isLooking) for (const doubt of found.flatMap((each) => each.doubts)) console.log(doubt);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults in the texts of ${others.join(', ')}; texts/README.md says how they are written.`,
  );
  process.exitCode = 1;
}
