import { phraseAt, runOf } from '#line/phrases.ts';
import { FRACTIONS, type LineToken } from './line-tokens.ts';
import type { RecipeLexicon } from './recipe-lexicon.ts';

interface NumberRead {
  value: number;
  length: number;
}

const SIGNS = /[.,]/g;

/** "1,000" is a thousand in English and "1.000" in German; any other sign stands before decimals. */
function numberIn(raw: string, { thousands }: RecipeLexicon): number {
  const isThousand = thousands.some((sign) => raw.includes(sign)) && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(raw);
  return isThousand ? Number(raw.replace(SIGNS, '')) : Number.parseFloat(raw.replace(',', '.'));
}

/** "1 500", where a blank stands between thousands. */
function thousandsBehind(
  tokens: readonly LineToken[],
  at: number,
  { thousands }: RecipeLexicon,
): string | null {
  const [first, second] = tokens.slice(at, at + 2);
  const isOne = first && second?.from === first.to + 1 && /^[1-9]\d?$/.test(first.raw);
  return thousands.includes(' ') && isOne && /^\d{3}$/.test(second.raw) ? second.raw : null;
}

/** "1/2", "½". */
function fractionAt(tokens: readonly LineToken[], at: number, lexicon: RecipeLexicon): NumberRead | null {
  const [first, slash, second] = tokens.slice(at, at + 3);
  const sign = FRACTIONS[first?.raw ?? ''];
  if (sign !== undefined) return { value: sign, length: 1 };
  if (first?.kind !== 'number' || slash?.plain !== '/' || second?.kind !== 'number') return null;
  const value = numberIn(first.raw, lexicon) / numberIn(second.raw, lexicon);
  return Number.isFinite(value) ? { value, length: 3 } : null;
}

/** "1 1/2", "1½", "1-1/2", "1 and 1/2". */
function digitsAt(tokens: readonly LineToken[], at: number, lexicon: RecipeLexicon): NumberRead | null {
  const fraction = fractionAt(tokens, at, lexicon);
  if (fraction) return fraction;
  const first = tokens[at];
  // "2 % milk" is no amount of milk.
  if (first?.kind !== 'number' || tokens[at + 1]?.plain === '%') return null;
  const hundreds = thousandsBehind(tokens, at, lexicon);
  if (hundreds) return { value: Number(first.raw + hundreds), length: 2 };
  const value = numberIn(first.raw, lexicon);
  const joint = tokens[at + 1]?.plain === '-' ? 1 : runOf(lexicon.and, tokens, at + 1);
  const part = fractionAt(tokens, at + 1 + joint, lexicon);
  if (!part || part.value >= 1) return { value, length: 1 };
  return { value: value + part.value, length: 1 + joint + part.length };
}

function wordsAt(tokens: readonly LineToken[], at: number, lexicon: RecipeLexicon): NumberRead | null {
  const number = phraseAt(lexicon.numbers, tokens, at);
  return number && { value: number.meaning, length: number.length };
}

/** One number; of a range the upper end, because that is what has to be there. */
export function numberAt(
  tokens: readonly LineToken[],
  at: number,
  lexicon: RecipeLexicon,
): NumberRead | null {
  const first = digitsAt(tokens, at, lexicon) ?? wordsAt(tokens, at, lexicon);
  if (!first) return null;
  let { value, length } = first;
  const more = phraseAt(lexicon.andPart, tokens, at + length);
  if (more) {
    value += more.meaning;
    length += more.length;
  }
  const dozens = phraseAt(lexicon.multiples, tokens, at + length);
  if (dozens) {
    value *= dozens.meaning;
    length += dozens.length;
  }
  // "3- to 4-pound".
  const hyphen = tokens[at + length]?.plain === '-' ? 1 : 0;
  const to = hyphen + runOf(lexicon.to, tokens, at + length + hyphen);
  const end = to > 0 ? numberAt(tokens, at + length + to, lexicon) : null;
  return end && end.value > value
    ? { value: end.value, length: length + to + end.length }
    : { value, length };
}
