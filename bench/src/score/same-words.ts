import { foodNames } from '@crisper/texts/foods/names.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';

/** Boxes and bottles may stand in a title or beside an amount, and leftovers are told by their day as well. */
const CONTAINERS = new Set([
  ...'tin tins tinned can cans canned jar jars bottle bottles box boxes bag bags of pack packs leftover the'.split(
    ' ',
  ),
  ...`${lineWords.containers}, ${lineWords.of}, ${foodNames.leftovers.toLowerCase()}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[, ’]+/),
]);

const singular = (word: string) =>
  word.replace(/(?<=[a-z]{2}o)es$|(?<=[a-z]{2}[^s])s$/, '').replace(/ie$/, 'y');

function words(title: string): string {
  const all = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}%&]+/u)
    .filter(Boolean);
  const named = all.filter((word) => !CONTAINERS.has(word));
  return (named.length > 0 ? named : all).map(singular).join(' ');
}

/** Whether two titles name the same food: case, plurals and containers do not count. */
export const isSameTitle = (one: string, others: readonly string[]): boolean =>
  others.some((other) => words(other) === words(one));
