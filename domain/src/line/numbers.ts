import type { Line } from './line.ts';
import type { Measure } from './measures.ts';
import { phraseAt, runOf } from './phrases.ts';

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const SIGNS = Object.keys(FRACTIONS).join('');
const SPELLED_FRACTION = /^(1\/[2348]|2\/3|3\/4)$/;
/** "1-1/2", as recipes write it. */
const MIXED = /^(\d{1,3})-(1\/[2348]|2\/3|3\/4)$/;

/** A number as people write it: 2, 2.5, 2,5, ½ or 1½. No amount begins with an unneeded zero: "00 flour". */
const NUMBER = `(?:0|[1-9]\\d*)(?:[.,]\\d+)?[${SIGNS}]?|\\.\\d+|[${SIGNS}]`;
const ALONE = new RegExp(`^(?:${NUMBER})$`);
const RANGE = new RegExp(`^(${NUMBER})[-–—](${NUMBER})([a-z]+)?\\.?$`);
const WITH_UNIT = new RegExp(`^(${NUMBER}|1/[2348]|2/3|3/4)-?([a-z]+(?:-[a-z]+)?)\\.?$`);
const TIMES = new RegExp(`^([1-9]\\d*)[x×*](?:(${NUMBER})([a-z]+)?)?\\.?$`);
/** "~200g": about so much. */
const ABOUT = /^[~≈±](?=\d)/;

const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

/** Before three digits the sign may mean thousands, which is sensible for the small measures alone. */
function readNumber(text: string, measure: Measure | null): number {
  if (isFraction(text)) return fraction(text);
  const sign = FRACTIONS[text.slice(-1)];
  const digits = sign === undefined ? text : text.slice(0, -1);
  if (THOUSANDS.test(digits) && (measure === 'gram' || measure === 'millilitre'))
    return Number(digits.replace(/[.,]/, ''));
  return Number(digits.replace(',', '.') || 0) + (sign ?? 0);
}

/** A number, the measure it is in and how many words both are. */
export interface Quantity {
  value: number;
  /** The end of "3-4"; then `value` is where it begins. */
  upTo?: number;
  /** "About 200 g". */
  isAbout: boolean;
  measure: Measure | null;
  length: number;
}

const isFraction = (word: string) => SPELLED_FRACTION.test(word);

function fraction(word: string): number {
  const [above, below] = word.split('/').map(Number) as [number, number];
  return above / below;
}

interface Written {
  valueIn: (measure: Measure | null) => number;
  upTo?: number;
  length: number;
}

const plainAt = ({ tokens }: Line, at: number) => tokens[at]?.plain.replace(ABOUT, '') ?? '';

/** "2", "1,5", "1 1/2", "½". */
function digitsAt(line: Line, at: number): Written | null {
  const [word, next] = [plainAt(line, at), plainAt(line, at + 1)];
  if (isFraction(word)) return { valueIn: () => fraction(word), length: 1 };
  const [, whole, part] = MIXED.exec(word) ?? [];
  if (whole && part) return { valueIn: () => Number(whole) + fraction(part), length: 1 };
  if (!ALONE.test(word)) return null;
  const isMixed = /^\d+$/.test(word) && (isFraction(next) || Object.hasOwn(FRACTIONS, next));
  if (!isMixed) return { valueIn: (measure) => readNumber(word, measure), length: 1 };
  return { valueIn: () => Number(word) + (FRACTIONS[next] ?? fraction(next)), length: 2 };
}

const TENS_MAX = 99;
const DIGITS_MAX = 9;

/** "five" of "point five", one digit after the other. */
function decimalsAt({ tokens, lexicon }: Line, at: number): { value: number; length: number } {
  let text = '';
  let length = 0;
  for (let next = phraseAt(lexicon.numbers, tokens, at); next; ) {
    if (!Number.isInteger(next.meaning) || next.meaning > DIGITS_MAX) break;
    text += next.meaning;
    length += next.length;
    next = phraseAt(lexicon.numbers, tokens, at + length);
  }
  return { value: text ? Number(`0.${text}`) : 0, length };
}

/** What follows the first word of a number: "twenty four", "two hundred and fifty". */
function moreWords({ tokens, lexicon }: Line, at: number, value: number): { value: number; length: number } {
  const and = phraseAt(lexicon.and, tokens, at)?.length ?? 0;
  const next = phraseAt(lexicon.numbers, tokens, at + and);
  if (!next || !Number.isInteger(next.meaning)) return { value, length: 0 };
  const isUnit =
    and === 0 && value >= 20 && value <= TENS_MAX && value % 10 === 0 && next.meaning <= DIGITS_MAX;
  const isRest = value >= 100 && value % 100 === 0 && next.meaning <= TENS_MAX;
  return isUnit || isRest ? { value: value + next.meaning, length: and + next.length } : { value, length: 0 };
}

/** "two", "half a", "one point five", "two hundred and fifty". */
function wordsAt(line: Line, at: number): Written | null {
  const { tokens, lexicon } = line;
  const word = phraseAt(lexicon.numbers, tokens, at);
  if (!word) return null;
  let { meaning: value, length } = word;
  const point = runOf(lexicon.point, tokens, at + length);
  const decimals = point > 0 ? decimalsAt(line, at + length + point) : null;
  if (decimals && decimals.length > 0)
    return { valueIn: () => value + decimals.value, length: length + point + decimals.length };
  const hundreds = phraseAt(lexicon.multiples, tokens, at + length);
  if (hundreds) {
    value *= hundreds.meaning;
    length += hundreds.length;
  }
  for (let more = moreWords(line, at + length, value); more.length > 0; ) {
    value = more.value;
    length += more.length;
    more = moreWords(line, at + length, value);
  }
  return { valueIn: () => value, length };
}

/** Where the number goes on: "2 dozen", "one and a half", "3 to 4". */
function wholeAt(line: Line, at: number): Written | null {
  const { tokens, lexicon } = line;
  const first = digitsAt(line, at);
  const written = first ?? wordsAt(line, at);
  if (!written) return null;
  const dozens = first ? phraseAt(lexicon.multiples, tokens, at + written.length) : null;
  const { length } = written;
  if (dozens)
    return { valueIn: () => written.valueIn(null) * dozens.meaning, length: length + dozens.length };
  // "Zwei drei Möhren", "deux trois carottes".
  const next = first ? null : phraseAt(lexicon.numbers, tokens, at + length);
  const isRange = next?.meaning === written.valueIn(null) + 1 && next.meaning <= DIGITS_MAX;
  if (next && isRange) return { ...written, upTo: next.meaning, length: length + next.length };
  const part = phraseAt(lexicon.andPart, tokens, at + length);
  if (part) return { valueIn: () => written.valueIn(null) + part.meaning, length: length + part.length };
  const to = runOf(lexicon.to, tokens, at + length);
  const end = to > 0 ? (digitsAt(line, at + length + to) ?? wordsAt(line, at + length + to)) : null;
  if (!end || end.valueIn(null) <= written.valueIn(null)) return written;
  return { ...written, upTo: end.valueIn(null), length: length + to + end.length };
}

/** A number in digits or words, with its measure if it has one: "500g", "2 packs", "half a kilo". */
export function quantityAt(line: Line, start: number): Quantity | null {
  const { tokens, lexicon } = line;
  const about = runOf(lexicon.about, tokens, start);
  const at = start + about;
  const isAbout = about > 0 || ABOUT.test(tokens[at]?.plain ?? '');
  const word = plainAt(line, at);
  const [, from, to, rangeUnit] = RANGE.exec(word) ?? [];
  if (from && to && readNumber(to, null) > readNumber(from, null)) {
    const named = rangeUnit ? null : phraseAt(lexicon.measures, tokens, at + 1);
    const measure = rangeUnit ? measureOf(line, rangeUnit) : (named?.meaning ?? null);
    if (rangeUnit && !measure) return null;
    const [value, upTo] = [readNumber(from, measure), readNumber(to, measure)];
    return { value, upTo, isAbout: true, measure, length: about + 1 + (named?.length ?? 0) };
  }
  const [, glued, unit] = WITH_UNIT.exec(word) ?? [];
  const gluedMeasure = unit && (lexicon.packSizes.has(unit) ? 'pack-of' : measureOf(line, unit));
  if (glued && gluedMeasure) {
    // "6er Pack".
    const pack = gluedMeasure === 'pack-of' ? phraseAt(lexicon.measures, tokens, at + 1) : null;
    const length = about + 1 + (pack?.meaning === 'pack' || pack?.meaning === 'pack-of' ? pack.length : 0);
    return { value: readNumber(glued, gluedMeasure), isAbout, measure: gluedMeasure, length };
  }
  const written = wholeAt(line, at);
  if (!written) return null;
  const isMeasured = phraseAt(lexicon.measures, tokens, at + written.length) !== null;
  const sized = isMeasured ? 0 : runOf(lexicon.sized, tokens, at + written.length);
  const named = phraseAt(lexicon.measures, tokens, at + written.length + sized);
  const isContainer = phraseAt(lexicon.containers, tokens, at + written.length + sized) !== null;
  const measure = named?.meaning ?? null;
  const length = written.length + (named || isContainer ? sized : 0) + (named?.length ?? 0);
  // "A pound and a half".
  const part = named ? phraseAt(lexicon.andPart, tokens, at + length) : null;
  return {
    value: written.valueIn(measure) + (part?.meaning ?? 0),
    ...(written.upTo !== undefined && { upTo: written.upTo }),
    isAbout: isAbout || written.upTo !== undefined,
    measure,
    length: about + length + (part?.length ?? 0),
  };
}

const measureOf = ({ lexicon }: Line, word: string): Measure | null =>
  lexicon.measures.get(word)?.find(({ words }) => words.length === 1)?.meaning ?? null;

/** "6x", "6x330ml". */
export function gluedTimes(
  line: Line,
  at: number,
): { count: number; size: { value: number; measure: Measure } | null; length: number } | null {
  const [all, count, number, unit] = TIMES.exec(line.tokens[at]?.plain ?? '') ?? [];
  if (!all) return null;
  const named = number && !unit ? phraseAt(line.lexicon.measures, line.tokens, at + 1) : null;
  const measure = unit ? measureOf(line, unit) : (named?.meaning ?? null);
  if (number && !measure) return null;
  return {
    length: 1 + (named?.length ?? 0),
    count: Number(count),
    size: number && measure ? { value: readNumber(number, measure), measure } : null,
  };
}

export const isInDigits = ({ tokens }: Line, at: number): boolean =>
  /\d|[½¼¾⅓⅔⅛]/.test(tokens[at]?.plain ?? '');
export const startsWithFraction = ({ tokens }: Line, at: number): boolean =>
  isFraction(tokens[at]?.plain ?? '');
