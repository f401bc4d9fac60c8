import type { Lexicon } from './lexicon.ts';
import type { LineReader, Span } from './line-food.ts';
import { phraseAt, runOf } from './phrases.ts';
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
export interface Found<Meaning> {
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

export function spanOf({ tokens }: Line, { at, length }: Pick<Found<unknown>, 'at' | 'length'>): Span {
  return { from: tokens[at]?.from ?? 0, to: tokens[at + length - 1]?.to ?? 0 };
}

/** Takes the words of everything that the finder finds. */
export function takeAll<Meaning>(line: Line, find: Finder<Meaning>): Found<Meaning>[] {
  const found: Found<Meaning>[] = [];
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
    if (tokens[at + 1]?.plain === '%' && /^\d/.test(tokens[at]?.plain ?? '')) take(line, at, 2, 'name');
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

/** Takes the words of a message that are around its foods, "can you get" and "please"; says whether there were any. */
export function takeFillers(line: Line): boolean {
  const { tokens, lexicon } = line;
  const leading = runOf(lexicon.fillers, tokens, 0);
  const hasLeading = leading > 0 && leading < tokens.length && isFree(line, 0, leading);
  if (hasLeading) take(line, 0, leading);
  const last = tokens.findLastIndex(({ plain }) => /[\p{L}\p{N}]/u.test(plain));
  const hasLast = last > 0 && isFree(line, last) && phraseAt(lexicon.fillers, tokens, last) !== null;
  if (hasLast) take(line, last, 1);
  // "Salt to taste". One word alone may be the name: "grated".
  const tail = tokens.findIndex((_, at) => {
    const words = runOf(lexicon.preparations, tokens, at);
    return at > 0 && words > 1 && at + words === tokens.length && isFree(line, at, words);
  });
  if (tail > 0) take(line, tail, tokens.length - tail);
  return hasLeading || hasLast || tail > 0;
}

/** Takes the words of a sentence that are left around the name, once something else was read in it. */
export function takeStrays(line: Line): boolean {
  const { tokens, lexicon, taken } = line;
  if (!taken.includes('part')) return false;
  let hasAny = false;
  for (let isMore = true; isMore; ) {
    const [first, end] = titleEdges(line);
    const leading = phraseAt(lexicon.strays, tokens, first);
    const last = phraseAt(lexicon.strays, tokens, end - 1);
    isMore = end > first;
    if (leading && leading.length <= end - first && isFree(line, first, leading.length))
      take(line, first, leading.length);
    else if (last && isFree(line, end - 1)) take(line, end - 1, 1);
    else isMore = false;
    hasAny ||= isMore;
  }
  return hasAny;
}
