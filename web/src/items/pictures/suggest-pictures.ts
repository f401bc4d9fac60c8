import type { Category } from '@crisper/domain/items/category.ts';
import { foodFinder } from '@crisper/domain/items/naming/find-foods.ts';
import { wordsOf } from '@crisper/domain/items/naming/words.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import { type BuiltInPicture, builtInPictures, foods } from './built-in-pictures.ts';

const SUGGESTED = 6;
/** From this length on, a searched word is also found inside other words. */
const SHORTEST_PART = 3;

const findFoods = foodFinder(foods);

/** The built-in pictures that a title names, best first. */
export function suggestPictures(title: string): BuiltInPicture[] {
  const [best, ...others] = findFoods(title);
  // Butternut squash has no picture, and that of butter would be wrong.
  if (!best?.picture) return [];
  return [best, ...others].flatMap(({ picture }) => picture ?? []).slice(0, SUGGESTED);
}

/** The category of the food that a title names, if it is known. */
export function guessCategory(title: string): Category | null {
  return findFoods(title)[0]?.category ?? null;
}

/** First the foods that the text names, then those that share a word or a part of one with it. */
export function searchPictures(text: string): BuiltInPicture[] {
  const sought = wordsOf(text);
  if (sought.length === 0) return builtInPictures;
  const isAlike = (word: string) =>
    sought.some((part) => (part.length < SHORTEST_PART ? word.startsWith(part) : word.includes(part)));
  const alike = builtInPictures.filter(({ names, category }) =>
    [...names, categoryName[category]].flatMap(wordsOf).some(isAlike),
  );
  return [...new Set([...suggestPictures(text), ...alike])];
}
