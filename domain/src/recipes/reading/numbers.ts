import { phraseAt, runOf } from '#line/phrases.ts';
import { FRACTIONS, type LineToken } from './line-tokens.ts';
import type { RecipeLexicon } from './recipe-lexicon.ts';

interface NumberRead {
  value: number;
  length: number;
}

/** "1,000" is a thousand, "1,5" one and a half. */
const numberIn = (raw: string): number =>
  /^\d{1,3}(?:,\d{3})+$/.test(raw)
    ? Number(raw.replaceAll(',', ''))
    : Number.parseFloat(raw.replace(',', '.'));

/** "1/2", "½". */
function fractionAt(tokens: readonly LineToken[], at: number): NumberRead | null {
  const [first, slash, second] = tokens.slice(at, at + 3);
  const sign = FRACTIONS[first?.raw ?? ''];
  if (sign !== undefined) return { value: sign, length: 1 };
  if (first?.kind !== 'number' || slash?.plain !== '/' || second?.kind !== 'number') return null;
  const value = numberIn(first.raw) / numberIn(second.raw);
  return Number.isFinite(value) ? { value, length: 3 } : null;
}

/** "1 1/2", "1½", "1-1/2", "1 and 1/2". */
function digitsAt(tokens: readonly LineToken[], at: number, { and }: RecipeLexicon): NumberRead | null {
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const first = tokens[at];
  // "2 % milk" is no amount of milk.
  if (first?.kind !== 'number' || tokens[at + 1]?.plain === '%') return null;
  const value = numberIn(first.raw);
  const joint = tokens[at + 1]?.plain === '-' ? 1 : runOf(and, tokens, at + 1);
  const part = fractionAt(tokens, at + 1 + joint);
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
