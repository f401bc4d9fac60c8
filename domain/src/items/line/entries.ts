import type { Lexicon } from './lexicon.ts';
import type { Span } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import { plainly, tokensOf } from './tokens.ts';

/** A piece of the text that is one food, or belongs to the one before it. */
export interface Entry extends Span {
  /** It stands after a comma in the same line. */
  isNext: boolean;
  /** It was cut off at an "and", which may belong to the name of the food. */
  isCutOff: boolean;
  /** It is a line of its own that ends with a colon. */
  isHeading: boolean;
}

interface Entries {
  entries: Entry[];
  /** Rows of a bill that are no food. */
  skipped: Span[];
}

/** "[17/11/2026, 09:12:03] Ana: ", "17.11.26, 9:12 am - Ana: ", "09:12 Ben: ". */
const CHAT =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s{1,3})?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?\s{0,3}(?:[-–]\s{0,3})?(?:[^:\n,]{1,40}:\s)?/i;
const SPEAKER = /^\s*([^:\n,]{1,40}):\s/;
const BULLET = /^\s*(?:(?:[-–—*•·◦▪☐☑☒✅✔✓]\uFE0F?|\[[ xX]?\]|\d{1,3}[.)](?=\s))\s*)+/u;
/** A comma between digits is part of the number. */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;•]|\s\+\s/g;

function afterPrefix(line: string, { names }: Lexicon): number {
  const chat = CHAT.exec(line)?.[0].length ?? 0;
  const [prefix, speaker = ''] = SPEAKER.exec(line.slice(chat)) ?? [];
  const start = chat + (prefix && names.has(plainly(speaker)) ? prefix.length : 0);
  return start + (BULLET.exec(line.slice(start))?.[0].length ?? 0);
}

const PRICE = /\p{Sc}|\d[.,]\d\d\b/u;

function isNoFood(line: string, span: Span, lexicon: Lexicon): boolean {
  return phraseAt(lexicon.notFoods, tokensOf(line, span), 0) !== null && PRICE.test(line);
}

function piecesOf(line: string, start: number): Span[] {
  const ends = Array.from(line.slice(start).matchAll(SEPARATOR), ({ 0: sign, index }) => ({
    from: start + index,
    to: start + index + sign.length,
  }));
  const starts = [start, ...ends.map(({ to }) => to)];
  return starts
    .map((from, index) => ({ from, to: ends[index]?.from ?? line.length }))
    .filter(({ from, to }) => line.slice(from, to).trim() !== '');
}

/** "eggs and bread" at the end of a list is two foods, "mac and cheese" one. */
function cutAtAnd(line: string, last: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, last);
  const isAnd = tokens.map((_, at) => phraseAt(lexicon.and, tokens, at) !== null);
  if (isAnd[0]) return [{ from: tokens[0]?.to ?? last.from, to: last.to }];
  const isIdiom = tokens.some((_, at) => phraseAt(lexicon.idioms, tokens, at));
  const at = isAnd.indexOf(true);
  const and = tokens[at];
  if (!and || isIdiom || at !== isAnd.lastIndexOf(true) || at === tokens.length - 1) return [last];
  return [
    { from: last.from, to: and.from },
    { from: and.to, to: last.to },
  ];
}

const entryOf = ({ from, to }: Span, offset: number, kind: Partial<Entry>): Entry => ({
  isNext: false,
  isCutOff: false,
  isHeading: false,
  ...kind,
  from: offset + from,
  to: offset + to,
});

/** The foods of one line of the text, which begins at that offset. */
function entriesOfLine(line: string, offset: number, lexicon: Lexicon): Entries {
  const start = afterPrefix(line, lexicon);
  const whole = { from: start, to: line.length };
  if (line.slice(start).trim() === '') return { entries: [], skipped: [] };
  if (isNoFood(line, whole, lexicon))
    return { entries: [], skipped: [{ from: offset + start, to: offset + line.length }] };
  if (/:\s*$/.test(line)) return { entries: [entryOf(whole, offset, { isHeading: true })], skipped: [] };
  const pieces = piecesOf(line, start);
  const last = pieces.at(-1);
  const cut = last && pieces.length > 1 ? cutAtAnd(line, last, lexicon) : [];
  const all = cut.length > 0 ? [...pieces.slice(0, -1), ...cut] : pieces;
  return {
    entries: all.map((piece, index) =>
      entryOf(piece, offset, {
        isNext: index > 0,
        isCutOff: cut.length > 1 && index >= all.length - 2,
      }),
    ),
    skipped: [],
  };
}

export function* entriesOf(text: string, lexicon: Lexicon): Generator<Entries> {
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g))
    yield entriesOfLine(line, index, lexicon);
}
