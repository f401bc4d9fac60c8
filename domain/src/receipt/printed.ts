import { isNearly } from '#line/nearly.ts';
import { spelled } from '#line/phrases.ts';
import { type Counted, type CountedFinder, countedFinder } from './counted.ts';
import { type Money, moneyAtEnd, pointlessAtEnd, unitPriceAtEnd, withHundredths } from './money.ts';
import type { PrintedLine } from './receipt.ts';
import type { ReceiptWords } from './receipt-words.ts';

export type SumKind = keyof ReceiptWords['sums'];

/** What a line of a receipt is. Money is in cents. */
export type Printed = { confidence: number } & (
  | {
      kind: 'row';
      name: string;
      price: number | null;
      each: number | null;
      counted: Counted | null;
      /** The price was not printed as it was read. */
      isPriceGuessed?: boolean;
    }
  /** Belongs to the row above or below. */
  | { kind: 'counted'; counted: Counted; price: number | null }
  | { kind: 'reduction'; cents: number; isNegative: boolean }
  | { kind: 'sum'; of: SumKind; cents: number | null }
  /** A heading among the rows, or how many there are. */
  | { kind: 'aside' }
);

/** Specks of dirt, edges of the paper and the dots that lead to a price. */
const NOISE = /^[\s|~°©»«_—=.,'"‘’“”:;\\/]+|[\s|~°»«_—='"‘’“”:;\\]+$/gu;
const LEADERS = /[.·…_=-]{3,}|(?:\s[.·]){2,}/gu;

/** "** FRUIT **" */
const HEADING = /^\s*([*=-])\1+[^\d]*\1\s*$|^\s*>>/;

const LETTERS = /\p{L}{2,}/u;

export const cleaned = (text: string): string =>
  text.replace(LEADERS, ' ').replace(NOISE, '').replace(/\s+/g, ' ');

/** Recognition takes letters for digits that look alike, so both are made the same. */
const blurred = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[0ö]/g, 'o')
    .replace(/[1|!i]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/8/g, 'b');

export function wordFinder(words: string): (word: string) => boolean {
  const all = spelled(words).map(blurred);
  return (word) => all.some((each) => isNearly(each, blurred(word)));
}

/** "1O" is a number that was not read well. */
const isNumber = (word: string) => /\d/.test(word) && /^[\dOolI|!]+$/.test(word);

const namesIn = (text: string): string[] =>
  (text.match(/[\p{L}\d|!]*\p{L}[\p{L}\d|!]*/gu) ?? []).filter((word) => !isNumber(word));

type SumFinder = (text: string) => SumKind | null;

/** A sum has no other words beside it: "TOTAL 0% YOGURT" is a food. */
function sumFinder({ sums, besideSums }: ReceiptWords): SumFinder {
  const kinds = Object.entries(sums).map(([kind, words]) => [kind as SumKind, wordFinder(words)] as const);
  const isBeside = wordFinder(besideSums);
  return (text) => {
    const words = namesIn(text).filter((word) => word.length > 1);
    const kindOf = (word: string) => kinds.find(([, isOne]) => isOne(word))?.[0];
    const found = new Set(words.flatMap((word) => kindOf(word) ?? []));
    const strange = words.filter((word) => !kindOf(word) && !isBeside(word));
    // Stars before a sum are taken for letters.
    const isAlone =
      strange.length === 0 || (strange.length === 1 && strange[0] === words[0] && /^[*x]|[*%»]/.test(text));
    if (found.size === 0 || !isAlone) return null;
    const kind = kinds.map(([each]) => each).find((each) => found.has(each)) ?? null;
    // "Item total" is without fees; "Total 11 items" is all.
    return kind === 'total' && /^[Il1]tems?\s/iu.test(text) ? 'subtotal' : kind;
  };
}

function rowOf(text: string, money: Money | null, counted: Counted | null) {
  const name = money ? money.before : text;
  const second = money && !counted ? unitPriceAtEnd(cleaned(name)) : null;
  // Of two amounts the first is the price of one. "2 @ 1.50" was found before.
  return {
    kind: 'row' as const,
    name: cleaned(second ? second.before : name),
    price: money?.cents ?? null,
    each: second?.cents ?? null,
    counted,
  };
}

export type LineClassifier = (line: PrintedLine) => Printed | null;

/** Says what each line is, whatever stands around it. */
export function lineClassifier(words: ReceiptWords): LineClassifier {
  const sumOf = sumFinder(words);
  const findCounted: CountedFinder = countedFinder(words);
  const isReduction = wordFinder(words.reductions);
  const isHeading = wordFinder(`${words.headings}, ${words.markers}`);
  const isAside = wordFinder(`${words.departments}, ${words.besideSums}, ${words.headings}`);

  return ({ text: printed, confidence }) => {
    const raw = withHundredths(printed);
    const text = cleaned(raw);
    if (text === '') return null;
    const money = moneyAtEnd(text);
    const of = sumOf(text);
    if (of) return { kind: 'sum', of, cents: money?.cents ?? null, confidence };
    const isLess = namesIn(text).some(isReduction);
    if (isLess || money?.isNegative)
      return {
        kind: 'reduction',
        cents: money?.cents ?? 0,
        isNegative: money?.isNegative ?? false,
        confidence,
      };
    const counted = findCounted(text);
    if (!counted) {
      const names = namesIn(text);
      if (HEADING.test(raw)) return { kind: 'aside', confidence };
      if (!money && names.length > 0 && names.every(isAside)) return { kind: 'aside', confidence };
      const guessed = money ? null : pointlessAtEnd(raw);
      if (guessed && names.length > 0)
        return { ...rowOf(cleaned(raw), guessed, null), confidence, isPriceGuessed: true };
      return { ...rowOf(text, money, null), confidence };
    }
    const { before, after, ...count } = counted;
    const rest = cleaned(`${before} ${after}`);
    const price = moneyAtEnd(cleaned(after)) ? moneyAtEnd(rest) : null;
    const name = price ? price.before : rest;
    // "Qty 3 @ 2.50" has no name of its own.
    const own = namesIn(name.replace(/\b[A-Z]{1,2}\b/g, '')).filter((word) => !isHeading(word));
    return LETTERS.test(own.join(' '))
      ? { ...rowOf(rest, price, count), confidence }
      : { kind: 'counted', counted: count, price: price?.cents ?? null, confidence };
  };
}
