import type { Category } from '@crisper/domain/items/category.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import { type BuiltInPicture, builtInPictures } from './built-in-pictures.ts';

const SUGGESTED = 6;
/** From this length on, a searched word is also found inside other words. */
const SHORTEST_PART = 3;

/** The words after these only describe a food: "yoghurt with strawberries", "milk, for the pancakes". */
const ASIDE = /[,;:(/–—]|\s-\s|\b(?:with|without|in|for|from)\b/iu;

/**
 * Singular and plural have the same stem: apple and apples, berry and berries, tomato and tomatoes, peach and
 * peaches. Short words keep their e: a cane is no can.
 */
const stem = (word: string): string =>
  word
    .replace(/s$/, '')
    .replace(/(?<=.{4})e$/, '')
    .replace(/y$/, 'i');

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}

const stemmed = (text: string): string => wordsOf(text).map(stem).join(' ');

const picturesByName = Map.groupBy(
  builtInPictures.flatMap((picture) => picture.names.map((name) => ({ name: stemmed(name), picture }))),
  ({ name }) => name,
);
const MOST_WORDS = Math.max(...[...picturesByName.keys()].map((name) => name.split(' ').length));

/** The pictures of each whole name in the text. A longer name hides those in it: ice cream is no cream. */
function namedIn(text: string): BuiltInPicture[][] {
  const words = wordsOf(text).map(stem);
  const named: BuiltInPicture[][] = [];
  let start = 0;
  while (start < words.length) {
    let length = Math.min(MOST_WORDS, words.length - start);
    while (length > 0 && !picturesByName.has(words.slice(start, start + length).join(' '))) length--;
    const found = picturesByName.get(words.slice(start, start + length).join(' '));
    if (found) named.push(found.map(({ picture }) => picture));
    start += Math.max(1, length);
  }
  return named;
}

/** The name with the fewest pictures comes first; of equals the last one, because apple juice is a juice. */
const ranked = (text: string): BuiltInPicture[] =>
  namedIn(text)
    .reverse()
    .toSorted((a, b) => a.length - b.length)
    .flat();

/** The built-in pictures that a title names, best first. */
export function suggestPictures(title: string): BuiltInPicture[] {
  return [...new Set(title.split(ASIDE).flatMap(ranked))].slice(0, SUGGESTED);
}

/** The category of the food that a title names, if it is known. */
export function guessCategory(title: string): Category | null {
  return suggestPictures(title)[0]?.category ?? null;
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
