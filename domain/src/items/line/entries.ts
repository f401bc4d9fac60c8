import type { Lexicon } from './lexicon.ts';
import type { Span } from './line-food.ts';
import { phraseAt, runOf } from './phrases.ts';
import { plainly, type Token, tokensOf } from './tokens.ts';

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
const SEPARATOR = /(?<!\d),|,(?!\d)(?!\s20\d\d\b)|[;•]|\s\+\s/g;

function afterPrefix(line: string, { names, fillers }: Lexicon): number {
  const chat = CHAT.exec(line)?.[0].length ?? 0;
  const [prefix, speaker = ''] = SPEAKER.exec(line.slice(chat)) ?? [];
  // Whoever asks for something before a colon is a person: "Mum: we need milk".
  const asks = prefix
    ? runOf(fillers, tokensOf(line, { from: chat + prefix.length, to: line.length }), 0)
    : 0;
  const isPerson = prefix !== undefined && (asks > 0 || names.has(plainly(speaker)));
  const start = chat + (isPerson ? prefix.length : 0);
  return start + (BULLET.exec(line.slice(start))?.[0].length ?? 0);
}

const PRICE = /\p{Sc}|\d[.,]\d\d\b/u;

/** "ok thanks", "see you later". */
function isTalk(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  return phraseAt(lexicon.notLines, tokens, 0) !== null || runOf(lexicon.fillers, tokens, 0) >= tokens.length;
}

function isNoFood(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  if (isTalk(line, span, lexicon)) return true;
  return phraseAt(lexicon.notFoods, tokens, 0) !== null && PRICE.test(line);
}

/** "onion, finely chopped": how it is cut, and no food. */
const isPreparation = (line: string, piece: Span, lexicon: Lexicon): boolean => {
  const tokens = tokensOf(line, piece);
  return runOf(lexicon.preparations, tokens, 0) >= tokens.length;
};

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

/** The number behind an "and" is of another food, and not the end of the number before it: "one and a half". */
function startsFood(lexicon: Lexicon, tokens: Token[], at: number): boolean {
  const isIdiom = tokens.some((_, start) => {
    const idiom = phraseAt(lexicon.idioms, tokens, start);
    return idiom && start <= at && start + idiom.length > at;
  });
  const isPart = isIdiom || phraseAt(lexicon.andPart, tokens, at) !== null;
  const isCount =
    /^\d/.test(tokens[at + 1]?.plain ?? '') || phraseAt(lexicon.numbers, tokens, at + 1) !== null;
  // "Eggs x12 and milk": the number belongs to the food before it.
  const isAfterCount = /^x?\d+x?$/.test(tokens[at - 1]?.plain ?? '') || isMeasured(lexicon, tokens, at - 1);
  if (!isPart && !isCount && isAfterCount && at > 1 && tokens[at + 1] !== undefined) return true;
  return !isPart && isCount && at > 0 && tokens[at + 2] !== undefined && !isNumberAt(lexicon, tokens, at - 1);
}

/** The measure of "2 loaves" or "500g". */
const isMeasured = (lexicon: Lexicon, tokens: Token[], at: number) =>
  /^\d[\d.,]*[a-z]+$/.test(tokens[at]?.plain ?? '') ||
  (phraseAt(lexicon.measures, tokens, at) !== null && /^\d/.test(tokens[at - 1]?.plain ?? ''));

const isNumberAt = (lexicon: Lexicon, tokens: Token[], at: number) =>
  /^\d/.test(tokens[at]?.plain ?? '') || phraseAt(lexicon.multiples, tokens, at) !== null;

/** "two pounds of chicken and a dozen eggs" are two foods, because both are counted. */
function cutAtCounts(line: string, piece: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, piece);
  const cuts = tokens.filter(
    (_, at) => phraseAt(lexicon.joints, tokens, at) !== null && startsFood(lexicon, tokens, at),
  );
  const starts = [piece.from, ...cuts.map(({ to }) => to)];
  return starts.map((from, index) => ({ from, to: cuts[index]?.from ?? piece.to }));
}

/** "eggs and bread" at the end of a list is two foods, "mac and cheese" one. */
function cutAtAnd(line: string, last: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, last);
  const isPair = tokens.length === 3 && /^[&n]$/.test(tokens[1]?.plain ?? '');
  const isAnd = tokens.map((_, at) => (isPair && at === 1) || phraseAt(lexicon.and, tokens, at) !== null);
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

/** "carrots and potatoes" are two foods; "spinach and ricotta tortellini" may be one. */
function cutSingles(line: string, piece: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(line, piece);
  const isIdiom = tokens.some((_, at) => phraseAt(lexicon.idioms, tokens, at));
  const isSingles =
    tokens.length >= 3 &&
    tokens.length % 2 === 1 &&
    tokens.every(({ plain }, at) =>
      at % 2 === 1 ? phraseAt(lexicon.and, tokens, at) !== null : /^\p{L}{3,}$/u.test(plain),
    );
  return isSingles && !isIdiom
    ? tokens.filter((_, at) => at % 2 === 0).map(({ from, to }) => ({ from, to }))
    : [piece];
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
  const pieces = piecesOf(line, start).flatMap((piece) => cutAtCounts(line, piece, lexicon));
  const last = pieces.at(-1);
  const cut = !last
    ? []
    : pieces.length > 1
      ? cutAtAnd(line, last, lexicon)
      : cutSingles(line, last, lexicon);
  const all = cut.length > 0 ? [...pieces.slice(0, -1), ...cut] : pieces;
  return {
    entries: all.flatMap((piece, index) =>
      (index > 0 && isPreparation(line, piece, lexicon)) || isTalk(line, piece, lexicon)
        ? []
        : entryOf(piece, offset, {
            isNext: index > 0,
            isCutOff: cut.length > 1 && index >= all.length - cut.length,
          }),
    ),
    skipped: [],
  };
}

export function* entriesOf(text: string, lexicon: Lexicon): Generator<Entries> {
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g))
    yield entriesOfLine(line, index, lexicon);
}
