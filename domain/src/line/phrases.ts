import { type Token, tokensOf } from './tokens.ts';

/** A phrase in the text: what it means and how many words it has. */
export interface Phrase<Meaning> {
  meaning: Meaning;
  length: number;
}

/** What phrases mean, by their first word and the longest first. */
export type Phrases<Meaning> = Map<string, { words: string[]; meaning: Meaning }[]>;

export const spelled = (spellings: string): string[] => spellings.split(',').map((word) => word.trim());

const WITHOUT_DOTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Who has no umlauts on the keyboard writes übermorgen as uebermorgen. */
const writtenWays = (phrase: string): string[] =>
  /[äöü]/.test(phrase)
    ? [phrase, phrase.replace(/[äöü]/g, (letter) => WITHOUT_DOTS[letter] ?? letter)]
    : [phrase];

const wordsIn = (phrase: string): string[] =>
  tokensOf(phrase, { from: 0, to: phrase.length })
    .map(({ plain }) => plain.replace(/\.+$/, ''))
    .filter(Boolean);

export function phrasesOf<Meaning>(entries: Iterable<[phrase: string, meaning: Meaning]>): Phrases<Meaning> {
  const phrases = Array.from(entries)
    .flatMap(([phrase, meaning]) => writtenWays(phrase).map((way) => ({ words: wordsIn(way), meaning })))
    .filter(({ words }) => words.length > 0);
  return Map.groupBy(
    phrases.toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] as string,
  );
}

/** Every spelling means the same. */
export const phrasesLike = (spellings: string): Phrases<true> =>
  phrasesOf(spelled(spellings).map((phrase) => [phrase, true]));

/** The longest phrase that begins at that word. A full stop after a word is no part of it: "thu.", "c. à s.". */
export function phraseAt<Meaning>(
  phrases: Phrases<Meaning>,
  tokens: readonly Token[],
  at: number,
): Phrase<Meaning> | null {
  const wordAt = (index: number) => tokens[index]?.plain.replace(/\.+$/, '') ?? '';
  /** How many tokens the words are; 0 if others stand there. */
  const lengthOf = (words: readonly string[]): number => {
    let end = at;
    for (const word of words) {
      while (end > at && tokens[end]?.plain === '.') end++;
      if (word !== wordAt(end)) return 0;
      end++;
    }
    return end - at;
  };
  for (const { words, meaning } of phrases.get(wordAt(at)) ?? []) {
    const length = lengthOf(words);
    if (length > 0) return { meaning, length };
  }
  return null;
}

/** How many words from there on are phrases of that kind, one after the other: "by the", "in my". */
export function runOf(phrases: Phrases<unknown>, tokens: readonly Token[], at: number): number {
  let length = 0;
  for (let phrase = phraseAt(phrases, tokens, at); phrase; phrase = phraseAt(phrases, tokens, at + length))
    length += phrase.length;
  return length;
}
