/** The words after these only describe a food: "yoghurt with strawberries", "milk, for the pancakes". */
const ASIDE = /[,;:(/–—]|\s-\s|\b(?:with|without|in|for|from)\b/iu;

/** The parts of a title, of which the first is what it is about. */
export const partsOf = (title: string): string[] => title.split(ASIDE);

/**
 * Singular and plural have the same stem: apple and apples, berry and berries, tomato and tomatoes, peach and
 * peaches. Short words keep their e: a cane is no can.
 */
export const stemOf = (word: string): string =>
  word
    .replace(/s$/, '')
    .replace(/(?<=.{4})e$/, '')
    .replace(/y$/, 'i');

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stemOf)
    .filter((word) => word !== '');

/** What was left of a meal: nobody can buy it. */
export const isLeftovers = (title: string): boolean => stemsOf(title).includes('leftover');

/**
 * Titles with the same key are one product: "Tomato", "tomatoes" and " TOMATOES". Figures tell products apart: "Flour 405"
 * is not "Flour 550".
 */
export function productKey(title: string): string {
  const words = plain(title)
    .split(/[^\p{L}\p{N}]+/u)
    .map(stemOf)
    .filter((word) => word !== '');
  return words.length > 0 ? words.join(' ') : title.trim().toLowerCase();
}
