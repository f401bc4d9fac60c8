const SHORT = 3;

/** Scripts without blanks between words, so that two of their letters may be a whole word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * One or two letters occur in nearly every title, so only beginnings of words match; that is what a person who has
 * just begun to type means, and what the search index supports.
 */
export function searchesWordStarts(search: string): boolean {
  return search.length < SHORT && !unspaced.test(search);
}

/** Whether the text contains the search, ignoring case. */
export function finds(search: string, text: string): boolean {
  const sought = search.toLowerCase();
  const found = text.toLowerCase();
  if (searchesWordStarts(search)) return found.startsWith(sought) || found.includes(` ${sought}`);
  return found.includes(sought);
}
