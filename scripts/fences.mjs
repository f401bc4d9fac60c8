// Holds the fences of CONTRIBUTING.md; part of `npm run check`. `--count` prints the imports between rooms.
import { fileURLToPath } from 'node:url';
import { breaches, crossings } from './fences/check.mjs';
import { treeOf } from './fences/facts.mjs';
import { readTree } from './fences/read-tree.mjs';

const all = readTree(fileURLToPath(new URL('..', import.meta.url)));

if (process.argv.includes('--count')) {
  const between = crossings(all);
  for (const tree of new Set(between.map(({ facts }) => treeOf(facts.path)))) {
    const imports = between.filter(({ facts }) => treeOf(facts.path) === tree);
    const against = imports.filter(({ down }) => !down);
    const arrows = new Set(imports.map(({ folder, from, to }) => `${folder}: ${from} → ${to}`));
    console.log(
      `${tree}: ${imports.length} imports between rooms (${arrows.size} pairs of rooms), ${against.length} against the floors`,
    );
  }
}

const found = breaches(all);
if (found.length > 0) {
  console.error(`${found.join('\n')}\n\n${found.length} breaches of the fences in CONTRIBUTING.md.`);
  process.exit(1);
}
