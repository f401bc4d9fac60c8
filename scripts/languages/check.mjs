// Checks the texts of every language against the English ones; part of `npm run check`. `--look` also lists what a person
// has to look at.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareLanguage } from './compare.mjs';
import { readGlossary } from './voice.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const glossary = readGlossary(here('texts/glossary.md'));
const isLooking = process.argv.includes('--look');
const others = readdirSync(here('texts/src')).filter((folder) => !['all', 'en', 'pseudo'].includes(folder));
const found = await Promise.all(
  others.map((language) => compareLanguage(here('texts/src'), language, glossary)),
);
/** What is missing does not compile where it is used. */
function compileFaults(language) {
  const condition = ['--customConditions', `lang-${language}`];
  return ['web', 'server'].flatMap((project) => {
    const { status, stdout } = spawnSync('tsc', ['-p', project, ...condition], { encoding: 'utf8' });
    return status === 0 ? [] : stdout.trim().split('\n');
  });
}

const faults = [...found.flatMap((each) => each.faults), ...others.flatMap(compileFaults)];
if (isLooking) for (const doubt of found.flatMap((each) => each.doubts)) console.log(doubt);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults in the texts of ${others.join(', ')}; texts/README.md says how they are written.`,
  );
  process.exitCode = 1;
}
