import type { Line } from './line.ts';
import type { Measure } from './measures.ts';
import { phraseAt } from './phrases.ts';

const FRACTIONS: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
const SIGNS = Object.keys(FRACTIONS).join('');
const SPELLED_FRACTION = /^(1\/[234]|2\/3|3\/4)$/;

/** A number as people write it: 2, 2.5, 2,5, ½ or 1½. No amount begins with an unneeded zero: "00 flour". */
const NUMBER = `(?:0|[1-9]\\d*)(?:[.,]\\d+)?[${SIGNS}]?|[${SIGNS}]`;
const ALONE = new RegExp(`^(?:${NUMBER})$`);
const WITH_UNIT = new RegExp(`^(${NUMBER})-?([a-z]+)\\.?$`);
const TIMES = new RegExp(`^([1-9]\\d*)[x×*](?:(${NUMBER})([a-z]+))?\\.?$`);

const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

/** Before three digits the sign may mean thousands, which is sensible for the small measures alone. */
function readNumber(text: string, measure: Measure | null): number {
  const sign = FRACTIONS[text.slice(-1)];
  const digits = sign === undefined ? text : text.slice(0, -1);
  if (THOUSANDS.test(digits) && (measure === 'gram' || measure === 'millilitre'))
    return Number(digits.replace(/[.,]/, ''));
  return Number(digits.replace(',', '.') || 0) + (sign ?? 0);
}

/** A number, the measure it is in and how many words both are. */
export interface Quantity {
  value: number;
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
  length: number;
}

/** "2", "1,5", "1 1/2", "½". */
function digitsAt({ tokens }: Line, at: number): Written | null {
  const [word = '', next = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain];
  if (isFraction(word)) return { valueIn: () => fraction(word), length: 1 };
  if (!ALONE.test(word)) return null;
  const isMixed = /^\d+$/.test(word) && (isFraction(next) || Object.hasOwn(FRACTIONS, next));
  if (!isMixed) return { valueIn: (measure) => readNumber(word, measure), length: 1 };
  return { valueIn: () => Number(word) + (FRACTIONS[next] ?? fraction(next)), length: 2 };
}

/** "two", "half a". */
function wordsAt({ tokens, lexicon }: Line, at: number): Written | null {
  const word = phraseAt(lexicon.numbers, tokens, at);
  return word && { valueIn: () => word.meaning, length: word.length };
}

/** A number in digits or words, with its measure if it has one: "500g", "2 packs", "half a kilo". */
export function quantityAt(line: Line, at: number): Quantity | null {
  const { tokens, lexicon } = line;
  const [, glued, unit] = WITH_UNIT.exec(tokens[at]?.plain ?? '') ?? [];
  const gluedMeasure = unit && measureOf(line, unit);
  if (glued && gluedMeasure)
    return { value: readNumber(glued, gluedMeasure), measure: gluedMeasure, length: 1 };
  const written = digitsAt(line, at) ?? wordsAt(line, at);
  if (!written) return null;
  const named = phraseAt(lexicon.measures, tokens, at + written.length);
  const measure = named?.meaning ?? null;
  return { value: written.valueIn(measure), measure, length: written.length + (named?.length ?? 0) };
}

const measureOf = ({ lexicon }: Line, word: string): Measure | null =>
  lexicon.measures.get(word)?.find(({ words }) => words.length === 1)?.meaning ?? null;

/** "6x", "6x330ml". */
export function gluedTimes(line: Line, word: string): { count: number; size: Quantity | null } | null {
  const [all, count, number, unit] = TIMES.exec(word) ?? [];
  if (!all) return null;
  const measure = unit ? measureOf(line, unit) : null;
  if (unit && !measure) return null;
  return {
    count: Number(count),
    size: number && measure ? { value: readNumber(number, measure), measure, length: 0 } : null,
  };
}

export const isInDigits = ({ tokens }: Line, at: number): boolean =>
  /\d|[½¼¾⅓⅔]/.test(tokens[at]?.plain ?? '');
export const startsWithFraction = ({ tokens }: Line, at: number): boolean =>
  isFraction(tokens[at]?.plain ?? '');
