import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { wordsOf } from '@crisper/domain/foods/words.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';

/** From this length on, a searched word is also found inside other words. */
const SHORTEST_PART = 3;

/** First the picture of the food that the text names, then those that share a word or a part of one with it. */
export function searchPictures(text: string, named: FoodPictureName | null): BuiltInPicture[] {
  const sought = wordsOf(text);
  if (sought.length === 0) return builtInPictures;
  const isAlike = (word: string) =>
    sought.some((part) => (part.length < SHORTEST_PART ? word.startsWith(part) : word.includes(part)));
  const alike = builtInPictures.filter(({ label, category }) =>
    [label, categoryName[category]].flatMap(wordsOf).some(isAlike),
  );
  return [...new Set([...builtInPictures.filter(({ name }) => name === named), ...alike])];
}
