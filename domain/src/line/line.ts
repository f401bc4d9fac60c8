import type { Lexicon } from './lexicon.ts';
import type { LineReader, Span } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words of one food, and which of them are known to be a part, or to belong to the name of the food. */
export interface Line {
  tokens: Token[];
  taken: ('part' | 'name' | null)[];
  /** There were more words than any title has. */
  isCut: boolean;
  lexicon: Lexicon;
  reader: LineReader;
}

const WORDS_MAX = 100;

/** Something that was found in a line: what it is, where and in how many words. */
export interface PhraseMatch<Meaning> {
  meaning: Meaning;
  at: number;
  length: number;
}

/** What begins at a word; its length may be more than what it means, as in "in the freezer". */
export type Finder<Meaning> = (line: Line, at: number) => { meaning: Meaning; length: number } | null;

export const isFree = ({ tokens, taken }: Line, at: number, length = 1): boolean =>
  at >= 0 && at + length <= tokens.length && taken.slice(at, at + length).every((by) => by === null);

export function take(line: Line, at: number, length: number, as: 'part' | 'name' = 'part'): void {
  line.taken.fill(as, at, at + length);
}

export function spanOf({ tokens }: Line, { at, length }: Pick<PhraseMatch<unknown>, 'at' | 'length'>): Span {
  return { from: tokens[at]?.from ?? 0, to: tokens[at + length - 1]?.to ?? 0 };
}

/** Takes the words of everything that the finder finds. */
export function takeAll<Meaning>(line: Line, find: Finder<Meaning>): PhraseMatch<Meaning>[] {
  const found: PhraseMatch<Meaning>[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const next = isFree(line, at) ? find(line, at) : null;
    if (next && isFree(line, at, next.length)) {
      take(line, at, next.length);
      found.push({ ...next, at });
      at += next.length;
    } else at++;
  }
  return found;
}

/** Words that name the food, whatever they mean elsewhere: idioms, and percentages as in "milk 3.5 %". */
function keepNames(line: Line): void {
  const { tokens, lexicon } = line;
  for (let at = 0; at < tokens.length; at++) {
    const idiom = phraseAt(lexicon.idioms, tokens, at);
    if (idiom) take(line, at, idiom.length, 'name');
    const percent = phraseAt(lexicon.percent, tokens, at + 1);
    const isNumber = /^\d/.test(tokens[at]?.plain ?? '') || phraseAt(lexicon.numbers, tokens, at);
    if (percent && isNumber) take(line, at, 1 + percent.length, 'name');
  }
}

export function lineOf(text: string, span: Span, lexicon: Lexicon, reader: LineReader): Line {
  const all = tokensOf(text, span);
  const tokens = all.slice(0, WORDS_MAX);
  const line: Line = {
    tokens,
    isCut: all.length > WORDS_MAX,
    taken: tokens.map(() => null),
    lexicon,
    reader,
  };
  keepNames(line);
  return line;
}

const SAYS_SOMETHING = /[^\p{P}\p{Z}]/u;

/** The words that are left for the title: the first and the one after the last. Punctuation does not count. */
export function titleEdges({ tokens, taken }: Line): [first: number, end: number] {
  const counts = (_: Token, at: number) => taken[at] !== 'part' && SAYS_SOMETHING.test(tokens[at]?.raw ?? '');
  const first = tokens.findIndex(counts);
  return first === -1 ? [0, 0] : [first, tokens.findLastIndex(counts) + 1];
}
