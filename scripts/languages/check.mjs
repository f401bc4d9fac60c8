// Checks the texts of every language, or of those named, against the English ones; part of `npm run check`. `--look` also
// lists what a person has to look at.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compareLanguage } from './compare.mjs';
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
/** What is missing does not compile where it is used. */
async function compileFaults(project) {
  const faults = [];
  for (const language of others) {
    const options = ['-p', project, '--customConditions', `lang-${language}`];
    await promisify(execFile)('tsc', options).catch(({ stdout, message }) =>
      faults.push(...(stdout || message).trim().split('\n')),
    );
  }
  return faults;
}

const notCompiled = await Promise.all(['web', 'server'].map(compileFaults));
const faults = [...found.flatMap((each) => each.faults), ...notCompiled.flat()];
if (isLooking) for (const doubt of found.flatMap((each) => each.doubts)) console.log(doubt);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults in the texts of ${others.join(', ')}; texts/README.md says how they are written.`,
  );
  process.exitCode = 1;
}
