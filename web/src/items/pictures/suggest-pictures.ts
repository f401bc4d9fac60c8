import type { Category } from '@crisper/domain/items/category.ts';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';

const SUGGESTED = 6;
const SHORTEST_WORD = 3;

/** Plurals are close enough: "apples" and "apple", "berries" and "berry". */
function isAlike(a: string, b: string): boolean {
  const stem = (word: string) => word.replace(/(?:ies|es|s|y)$/, '');
  return stem(a) === stem(b);
}

function score(picture: BuiltInPicture, titleWords: string[]): number {
  return titleWords.reduce((sum, word, index) => {
    // The last word says what it is: apple juice is a juice.
    const weight = 1 + index / titleWords.length;
    if (picture.words.some((known) => isAlike(known, word))) return sum + 2 * weight;
    return picture.words.some((known) => known.startsWith(word) || word.startsWith(known))
      ? sum + weight
      : sum;
  }, 0);
}

/** The built-in pictures that a title may mean, best first. */
export function suggestPictures(title: string): BuiltInPicture[] {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
  return builtInPictures
    .map((picture) => ({ picture, points: score(picture, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, SUGGESTED)
    .map(({ picture }) => picture);
}

/** The category that a title speaks of, if it names a food we know. */
export function guessCategory(title: string): Category | null {
  return suggestPictures(title)[0]?.category ?? null;
}
