import { folded } from '#languages/folded.ts';
import { stemOf, wordsOf } from './words.ts';

/** Words in lower case or as they are written, with commas between them. */
export type Words = string;

/** How a language makes its words, and where in a title it says what a food is. */
export interface FoodGrammar {
  /** Of plurals and inflection. Of each group, the longest that a word has is left off, one group after the other. */
  endings: readonly Words[];
  /** Words that only look as if they had an ending, and those that would be another word without it. */
  endless: Words;
  /** Letters that mean the same, as a keyboard without accents types them: "ae a". */
  alike: Words;
  /** Which of several foods the others describe: Apfelsaft and apple juice end with it, jus de pomme begins with it. */
  head: 'first' | 'last';
  /** Small words that may stand in names and may be left out: "huile d’olive", "huile olive". */
  within: Words;
  /** Letters between the parts of a word that is made of others; null where none is. */
  links: Words | null;
  /** What a word means at the end of another, if it is not what it means alone; "-" if nobody knows: "wurst bratwurst". */
  heads: Words;
  /** The words after these only describe a food. */
  asides: Words;
  /** After these stands what it is served with. */
  serving: Words;
  /** After these stands what it lies in, as in a tin. */
  preserving: Words;
  /** Words for a state that say nothing of raw meat and fish: they may lie in a box as well, and be from yesterday. */
  notOfRaw: Readonly<Record<'tinned' | 'cooked', Words>>;
}

export interface TitleWord {
  /** In lower case, with accents. */
  written: string;
  /** Without accents. */
  plain: string;
  /** Alike in singular and plural. */
  stem: string;
  /** May be left out within a name. */
  isWithin: boolean;
  /** A hyphen joins it to the word before. */
  isJoined: boolean;
}

export interface Speller {
  tokensOf: (text: string) => TitleWord[];
  /** Of a word without accents. */
  stemOf: (plain: string) => string;
}

export const listOf = (words: Words): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** English has its rules in code: other helpers, such as the keys of products, go by them. */
export const ENGLISH: Speller = {
  stemOf,
  tokensOf: (text) =>
    wordsOf(text).flatMap((plain) => {
      const stem = stemOf(plain);
      return stem === '' ? [] : { written: plain, plain, stem, isWithin: false, isJoined: false };
    }),
};

const STEM_MIN = 3;

const WORD = /^\s*[a-zß-öø-ÿœ]+\s*$/;

/** So many words are spelled once. */
const REMEMBERED = 10_000;

/** Finds words of a language, and cuts their endings off. */
export function spellerOf({ endings, endless, alike, within }: FoodGrammar): Speller {
  const pairs = listOf(alike).map((pair) => pair.split(' ') as [string, string]);
  const fold = (word: string): string =>
    pairs.reduce(
      (text, [typed, meant]) => text.replaceAll(typed, meant),
      /^[a-z]*$/.test(word) ? word : folded(word),
    );
  const whole = new Set(listOf(endless).map((word) => fold(word.toLowerCase())));
  const joining = new Set(listOf(within));
  const groups = endings.map((group) => listOf(group).sort((a, b) => b.length - a.length));
  const cut = (word: string, group: readonly string[]): string => {
    for (const each of group) {
      const left = word.length - each.length;
      // "Kasse" is no "Käse": of a doubled letter, both belong to the word.
      if (left >= STEM_MIN && word.endsWith(each) && word[left - 1] !== each) return word.slice(0, left);
    }
    return word;
  };
  const stemOf = (word: string): string => (whole.has(word) ? word : groups.reduce(cut, word));
  const spelled = new Map<string, Omit<TitleWord, 'isJoined'>>();
  const spell = (written: string): Omit<TitleWord, 'isJoined'> => {
    const known = spelled.get(written);
    if (known) return known;
    const plain = fold(written);
    const word = { written, plain, stem: stemOf(plain), isWithin: joining.has(written) };
    if (spelled.size < REMEMBERED) spelled.set(written, word);
    return word;
  };
  return {
    stemOf,
    tokensOf: (text) => {
      const words = text
        .toLowerCase()
        .normalize('NFC')
        .replace(/['’]s(?!\p{L})/gu, 's');
      // Most names are one word.
      if (WORD.test(words)) return [{ ...spell(words.trim()), isJoined: false }];
      const tokens: TitleWord[] = [];
      let between = '';
      for (const [at, found] of words.split(/([^\p{L}\p{M}]+)/u).entries()) {
        if (at % 2 === 1) between = found;
        else if (found !== '') tokens.push({ ...spell(found), isJoined: between === '-' });
      }
      return tokens;
    },
  };
}
