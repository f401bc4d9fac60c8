const SHORT = 3;

/** Scripts that put no blanks between words, so that two of their letters may well be a whole word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * One or two letters stand somewhere in nearly every title, so they are looked for where words begin; that is what
 * somebody who has just begun to type means, and what the search index can answer.
 */
export function searchesWordStarts(search: string): boolean {
  return search.length < SHORT && !unspaced.test(search);
}

/** Whether the search finds the text, whatever the case of either. */
export function finds(search: string, text: string): boolean {
  const sought = search.toLowerCase();
  const found = text.toLowerCase();
  if (searchesWordStarts(search)) return found.startsWith(sought) || found.includes(` ${sought}`);
  return found.includes(sought);
}
