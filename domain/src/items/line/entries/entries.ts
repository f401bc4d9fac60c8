import type { Lexicon } from '#items/line/lexicon.ts';
import type { LineReader, Span } from '#items/line/line-food.ts';
import { type Phrases, phraseAt, runOf } from '#items/line/phrases.ts';
import { plainly, tokensOf } from '#items/line/tokens.ts';
import { cutAtAnd, cutAtCounts, cutAtNames, cutBeforeCounts, cutSingles } from './cuts.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A piece of the text that is one food, or belongs to the one before it. */
export interface Entry extends Span {
  /** It stands after a comma in the same line. */
  isNext: boolean;
  /** It was cut off at an "and", which may belong to the name of the food. */
  isCutOff: boolean;
  /** It says how the one before it should have been. */
  isCorrection: boolean;
  /** It is a line of its own that ends with a colon. */
  isHeading: boolean;
  /** A place that stands before all foods of the line: "In the freezer: peas, chips". */
  under: Span | null;
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

const HEAD = /^[^:,;\n]{3,30}?(?::|\s[-–—])\s+(?=\S)/u;

/** "Freezer: peas, chips", "in the fridge - milk": the place of everything in the line. */
function placeOver(line: string, start: number, { places, beforePlace }: Lexicon): Span | null {
  const head = HEAD.exec(line.slice(start))?.[0] ?? '';
  const span = { from: start, to: start + head.length };
  const tokens = tokensOf(line, span).filter(({ plain }) => /\p{L}/u.test(plain));
  const before = runOf(beforePlace, tokens, 0);
  const place = phraseAt(places, tokens, before);
  return place && before + place.length === tokens.length ? span : null;
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
  return phraseAt(lexicon.notFoods, tokens, 0) !== null && PRICE.test(line.slice(span.from, span.to));
}

const isNameless = (line: string, { from, to }: Span, { sense }: LineReader) =>
  sense !== null && sense.of(line.slice(from, to)) !== 'food';

/** "Order 4711 confirmed": of a shop, and without a food. */
function isOfShop(line: string, span: Span, lexicon: Lexicon, reader: LineReader): boolean {
  const tokens = tokensOf(line, span);
  return isNameless(line, span, reader) && tokens.some((_, at) => phraseAt(lexicon.shopTalk, tokens, at));
}

/** "Bananas: out of stock": a food that is not there. */
function isAbsent(line: string, span: Span, lexicon: Lexicon): boolean {
  const tokens = tokensOf(line, span);
  return tokens.some((_, at) => phraseAt(lexicon.absent, tokens, at));
}

/** "onion, finely chopped": what to do with it, and no food. "Gouda, sliced" is bought so, and that is part of its name. */
function isPreparation(line: string, piece: Span, lexicon: Lexicon, { sense }: LineReader): boolean {
  const tokens = tokensOf(line, piece);
  const isOf = (phrases: Phrases<true>) => tokens.map((_, at) => phraseAt(phrases, tokens, at) !== null);
  const asSold = isOf(lexicon.asSold);
  if (asSold.every(Boolean)) return sense === null;
  return (
    runOf(
      lexicon.preparations,
      tokens.filter((_, at) => !asSold[at]),
      0,
    ) >= asSold.filter((is) => !is).length
  );
}

const entryOf = ({ from, to }: Span, offset: number, kind: Partial<Entry>): Entry => ({
  isNext: false,
  isCutOff: false,
  isCorrection: false,
  isHeading: false,
  under: null,
  ...kind,
  from: offset + from,
  to: offset + to,
});

type Cut = Omit<Piece, 'startsSentence'>;

/** The foods of one piece, where it names several. */
function cutPiece(line: string, piece: Piece, lexicon: Lexicon, reader: LineReader): Cut[] {
  return cutAtCounts(line, piece, lexicon).flatMap((counted) => {
    const named = cutAtNames(line, counted, lexicon, reader).flatMap((each) =>
      cutBeforeCounts(line, each, reader),
    );
    return named.map((span) => ({ ...piece, ...span, isCutOff: piece.isCutOff || named.length > 1 }));
  });
}

/** The last piece at its "and"; a list has one before its last food. */
function cutLast(line: string, pieces: Cut[], lexicon: Lexicon): Cut[] {
  const last = pieces.at(-1);
  if (!last) return [];
  const cut = pieces.length > 1 ? cutAtAnd(line, last, lexicon) : cutSingles(line, last, lexicon);
  const isCutOff = last.isCutOff || cut.length > 1;
  return [...pieces.slice(0, -1), ...cut.map((span) => ({ ...last, ...span, isCutOff }))];
}

/** The pieces with and without food; a sentence about an order is without, whatever stands between its commas. */
function divided(
  line: string,
  pieces: Piece[],
  lexicon: Lexicon,
  reader: LineReader,
): { foods: Piece[]; others: Span[] } {
  const foods: Piece[] = [];
  const others: Span[] = [];
  let isSkipped = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.startsSentence) {
      const next = pieces.findIndex(({ startsSentence }, at) => at > index && startsSentence);
      const sentence = { from: piece.from, to: pieces[next]?.from ?? line.length };
      isSkipped = isNoFood(line, sentence, lexicon) || isOfShop(line, sentence, lexicon, reader);
    }
    const isGone = isAbsent(line, piece, lexicon);
    // "Bananas, sorry, out of stock".
    const isOfBefore = isGone && !piece.startsSentence && isNameless(line, piece, reader);
    if (isOfBefore) others.push(...foods.splice(-1));
    if (isSkipped || isGone) others.push(piece);
    else foods.push(piece);
  }
  return { foods, others };
}

/** The foods of one line of the text, which begins at that offset. */
function entriesOfLine(line: string, offset: number, lexicon: Lexicon, reader: LineReader): Entries {
  const prefix = afterPrefix(line, lexicon);
  const over = placeOver(line, prefix, lexicon);
  const start = over?.to ?? prefix;
  const { foods, others } = divided(line, piecesOf(line, start, lexicon, reader), lexicon, reader);
  const [first] = foods;
  const [from, to] = [others[0]?.from ?? 0, others.at(-1)?.to ?? 0];
  const skipped = others.length > 0 ? [{ from: offset + from, to: offset + to }] : [];
  if (first && /:\s*$/.test(line))
    return {
      entries: [entryOf({ from: first.from, to: line.length }, offset, { isHeading: true })],
      skipped,
    };
  const all = cutLast(
    line,
    foods.flatMap((piece) => cutPiece(line, piece, lexicon, reader)),
    lexicon,
  );
  const isFood = (piece: Span, index: number) =>
    // A picture alone ends a message.
    (index + others.length === 0 || /[\p{L}\p{N}]/u.test(line.slice(piece.from, piece.to))) &&
    !(index > 0 && isPreparation(line, piece, lexicon, reader)) &&
    !isTalk(line, piece, lexicon);
  return {
    entries: all.flatMap((piece, index) =>
      isFood(piece, index)
        ? entryOf(piece, offset, {
            isNext: index > 0,
            under: over && { from: offset + over.from, to: offset + over.to },
            isCutOff: piece.isCutOff,
            isCorrection: piece.isCorrection,
          })
        : [],
    ),
    skipped,
  };
}

export function* entriesOf(text: string, lexicon: Lexicon, reader: LineReader): Generator<Entries> {
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g))
    yield entriesOfLine(line, index, lexicon, reader);
}
