import { folded } from '#languages/folded.ts';

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

const WITHOUT_DOTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const DOTTED = /[äöüåø]/g;

/** How a text may be written on other keyboards: Käse also as kase and as kaese, crème as creme. */
export function writtenWays(text: string): string[] {
  const small = text.toLowerCase().normalize('NFC');
  const spelledOut = small.replace(DOTTED, (letter) => WITHOUT_DOTS[letter] ?? letter);
  return spelledOut === small ? [folded(small)] : [folded(small), folded(spelledOut)];
}

/** Whether the text contains the search, whatever its case and accents. */
export function finds(search: string, text: string): boolean {
  const isStart = searchesWordStarts(search);
  const ways = writtenWays(search);
  return writtenWays(text).some((found) =>
    ways.some((sought) =>
      isStart ? found.startsWith(sought) || found.includes(` ${sought}`) : found.includes(sought),
    ),
  );
}
