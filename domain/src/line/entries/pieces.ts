import type { Lexicon } from '#line/lexicon.ts';
import type { LineReader, Span } from '#line/line-food.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { type Token, tokensOf } from '#line/tokens.ts';

/** A part of a line between two signs, or two words that are spoken for them. */
export interface Piece extends Span {
  /** It says how the piece before it should have been. */
  isCorrection: boolean;
  /** Words of it were left out, because they are of a food that did not come. */
  isCutOff: boolean;
  /** The first of its sentence. */
  startsSentence: boolean;
}

/** A comma between digits is part of the number, and that of "24,-" of a price. */
const SEPARATOR = /(?<!\d),|,(?!\d|[-–](?:[\s,]|$))(?!\s20\d\d\b)|[;•]|\s\+\s/g;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** A longer one is no message with a picture for each food. */
const MESSAGE_WORDS = 100;
const PICTURE = /^\p{Extended_Pictographic}/u;

interface Cut extends Span {
  isCorrection: boolean;
  isSentence: boolean;
}

/** Commas in brackets belong to what is in them. */
function signsIn(line: string): Cut[] {
  const masked = line.replace(BRACKETS, (text) => text.replace(/[,;•+]/g, ' '));
  return Array.from(masked.matchAll(SEPARATOR), ({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
    isCorrection: false,
    isSentence: false,
  }));
}

/** Of a weekday, or of a date. */
const DAY_LENGTH = 24;

/** "Freitag, den 20.11.": the comma is in the middle of a day. */
function isInDay(lexicon: Lexicon, line: string, { from, to }: Span): boolean {
  if (lexicon.numberedBy.size === 0) return false;
  const before = tokensOf(line, { from: Math.max(0, from - DAY_LENGTH), to: from });
  const behind = tokensOf(line, { from: to, to: to + DAY_LENGTH });
  const led = runOf(lexicon.numberedBy, behind, 0);
  const isNumber = /^\d{1,2}\.(?:\d{1,2}\.?)?(?:\d{2,4})?$/.test(behind[led]?.plain ?? '');
  const isDay = isNumber || (led > 0 && /^\d{1,2}$/.test(behind[led]?.plain ?? ''));
  return isDay && phraseAt(lexicon.weekdays, before, before.length - 1) !== null;
}

/** "Thu." is written short, "Thursday." is the end of a sentence. */
const SHORT_DAY = 5;

/** Words that are written short and end with a full stop: "pkt.", "approx.", "thu.". */
const isShort = (lexicon: Lexicon, tokens: readonly Token[], at: number) =>
  ((tokens[at]?.plain.replaceAll('.', '').length ?? 0) <= SHORT_DAY &&
    [lexicon.weekdays, lexicon.months].some((phrases) => phraseAt<unknown>(phrases, tokens, at))) ||
  [lexicon.measures, lexicon.labels, lexicon.about, lexicon.currencies, lexicon.containers].some((phrases) =>
    // "Sidste anv. 23.11.": also where it is not the first word.
    [0, 1, 2].some((back) => (phraseAt<unknown>(phrases, tokens, at - back)?.length ?? 0) > back),
  );

/** Where a sentence ends. "Serves 4. 350 g orzo": the first one names no food. */
function endsSentence(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const raw = tokens[at]?.raw ?? '';
  if (at === tokens.length - 1) return false;
  if (/[\p{L}\p{N})][!?]+$/u.test(raw)) return true;
  if (/\p{L}{3,}\)?\.+$/u.test(raw)) return !isShort(lexicon, tokens, at);
  if (/^x\d+\.$/i.test(raw)) return true;
  return /^\d+\.$/.test(raw) && phraseAt(lexicon.notLines, tokens, 0) !== null;
}

/** "milk 🥛 eggs 🥚": a picture between two foods divides them. */
function isDividing(line: string, tokens: readonly Token[], at: number, { sense }: LineReader): boolean {
  const picture = tokens[at];
  if (!sense || !picture || tokens.length > MESSAGE_WORDS || !PICTURE.test(picture.raw)) return false;
  const ends = tokens.findIndex(({ raw }, other) => other > at && PICTURE.test(raw));
  const left = line.slice(tokens[0]?.from ?? 0, picture.from);
  const right = line.slice(picture.to, tokens[ends]?.from ?? line.length);
  return sense.of(left) === 'food' && sense.of(right) === 'food';
}

function wordsIn(line: string, start: number, lexicon: Lexicon, reader: LineReader): Cut[] {
  const tokens = tokensOf(line, { from: start, to: line.length });
  return tokens.flatMap((token, at): Cut[] => {
    const correction = phraseAt(lexicon.corrections, tokens, at);
    const sign = correction ?? phraseAt(lexicon.spokenSigns, tokens, at);
    const last = sign && tokens[at + sign.length - 1];
    if (sign && last)
      return [{ from: token.from, to: last.to, isCorrection: correction !== null, isSentence: false }];
    const isSentence = endsSentence(lexicon, tokens, at);
    const isEnd = isSentence || isDividing(line, tokens, at, reader);
    // The full stop is no part of a number.
    const from = /\d\.$/.test(token.raw) ? token.to - 1 : token.to;
    return isEnd ? [{ from, to: token.to, isCorrection: false, isSentence }] : [];
  });
}

/** "Substituted: A with B" and "B instead of A" are B. */
function delivered(line: string, piece: Piece, lexicon: Lexicon): Piece {
  const tokens = tokensOf(line, piece);
  const instead = tokens.findIndex((_, at) => at > 0 && phraseAt(lexicon.insteadOf, tokens, at));
  const to = tokens[instead]?.from;
  if (to !== undefined) return { ...piece, to, isCutOff: true };
  const begins = runOf(lexicon.replaced, tokens, 0);
  const by = begins > 0 ? tokens.findIndex((_, at) => phraseAt(lexicon.replacedBy, tokens, at)) : -1;
  const from = by > 0 && by < tokens.length - 1 ? tokens[by]?.to : undefined;
  return from === undefined ? piece : { ...piece, from, isCutOff: true };
}

/** What the line consists of. */
export function piecesOf(line: string, start: number, lexicon: Lexicon, reader: LineReader): Piece[] {
  const cuts = [...signsIn(line), ...wordsIn(line, start, lexicon, reader)]
    .filter((cut) => cut.from >= start && !(line[cut.from] === ',' && isInDay(lexicon, line, cut)))
    .toSorted((one, other) => one.from - other.from);
  const starts = [{ to: start, isCorrection: false, isSentence: true }, ...cuts];
  return starts
    .map(({ to: from, isCorrection, isSentence: startsSentence }, index) => ({
      from,
      to: Math.max(from, cuts[index]?.from ?? line.length),
      isCorrection,
      isCutOff: false,
      startsSentence,
    }))
    .filter(({ from, to }) => line.slice(from, to).trim() !== '')
    .map((piece) => delivered(line, piece, lexicon));
}
