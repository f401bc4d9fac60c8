import type { Lexicon } from '#line/lexicon.ts';
import type { LineReader, Span } from '#line/line-food.ts';
import { cutAtAnd, cutAtCounts, cutAtNames, cutBeforeAmounts, cutSingles } from './cuts.ts';
import { headOf } from './head.ts';
import { type Piece, piecesOf } from './pieces.ts';
import {
  isAbsent,
  isNameless,
  isNoFood,
  isOccasion,
  isOfShop,
  isOrder,
  isPreparation,
  isTalk,
} from './talk.ts';

/** A piece of the text that is one food, or belongs to the one before it. */
export interface LineEntry extends Span {
  /** It stands after a comma in the same line. */
  isNext: boolean;
  /** It was cut off at an "and", which may belong to the name of the food. */
  isCutOff: boolean;
  /** It says how the one before it should have been. */
  isCorrection: boolean;
  /** It is a line of its own that ends with a colon. */
  isHeading: boolean;
  /** What stands before all foods of the line: "In the freezer: peas, chips". */
  under: Span | null;
  isChat: boolean;
}

interface Entries {
  entries: LineEntry[];
  /** Rows of a bill that are no food. */
  skipped: Span[];
}

const shifted = (span: Span | null, offset: number): Span | null =>
  span && { from: offset + span.from, to: offset + span.to };

const entryOf = ({ from, to }: Span, offset: number, kind: Partial<LineEntry>): LineEntry => ({
  isNext: false,
  isCutOff: false,
  isCorrection: false,
  isHeading: false,
  under: null,
  isChat: false,
  ...kind,
  from: offset + from,
  to: offset + to,
});

type Cut = Omit<Piece, 'startsSentence'> & { over?: Span };

/** The foods of one piece, where it names several. */
function cutPiece(line: string, piece: Piece, lexicon: Lexicon, reader: LineReader): Cut[] {
  return cutAtCounts(line, piece, lexicon).flatMap((counted) => {
    const named = cutBeforeAmounts(line, counted, lexicon, reader).flatMap((each) =>
      cutAtNames(line, each, lexicon, reader).map((span) => ({ ...each, ...span })),
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
      isSkipped =
        isNoFood(line, sentence, lexicon) ||
        isOccasion(line, piece, lexicon) ||
        isOfShop(line, sentence, lexicon, reader);
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
  const { start, over, isChat } = headOf(line, lexicon, reader);
  if (
    over &&
    !isOrder(line, over, lexicon, reader) &&
    isNoFood(line, { from: over.from, to: line.length }, lexicon)
  )
    return { entries: [], skipped: [{ from: offset + over.from, to: offset + line.length }] };
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
            under: shifted(piece.over ?? over, offset),
            isChat,
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
