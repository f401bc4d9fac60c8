import { AMOUNT_MAX } from '#items/keeping/amount.ts';
import type { SaidAmount } from '#line/line-food.ts';
import { converted, type Measure } from '#line/measures.ts';
import { spelled } from '#line/phrases.ts';
import { asDigits } from './digits.ts';
import type { BoughtQuantity } from './receipt.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** A code of the product: most of it is digits, however it was read. */
const isCode = (word: string, least: number): boolean =>
  word.length >= least &&
  /^#?[\dOolISBGQDZ]+$/.test(word) &&
  word.replace(/\D/g, '').length >= 0.7 * word.length;

/** The shortest are those of loose fruit, which stand before its name. */
const CODE_BEFORE = 4;
const CODE_AFTER = 6;

/** Grams at the end of a name: their G looks like a 6, and so do zeros. */
const mendedSize = (name: string) =>
  name.replace(/(?<=\s)(\d{1,2})([05689])6$/, (_, start, last) => `${start}${last === '5' ? '5' : '0'}G`);

/** The name without codes of products, letters of tax and marks around it. */
export function withoutCodes(name: string, isMarker: (word: string) => boolean): string {
  const words = name.replace(/^([A-Z] )?[\dOolI]{4,6}(?=\p{Lu}{3})/u, '').split(' ');
  // "E 9O2l": a mark before a code, of which letters were taken for digits.
  if (words.length > 2 && /^[A-Z]$/.test(words[0] ?? '') && /^[\dOolISB]{4,}$/.test(words[1] ?? ''))
    words.splice(0, 2);
  while (
    words.length > 1 &&
    words[0] &&
    (isCode(words[0], CODE_BEFORE) || isMarker(words[0]) || /^[^\p{L}\d]+$/u.test(words[0]))
  )
    words.shift();
  const after = words.findIndex((word, at) => at > 0 && isCode(word, CODE_AFTER));
  // What follows a code are letters of tax.
  if (after > 0 && words.slice(after + 1).every((word) => word.length <= 2)) words.length = after;
  while (words.length > 1 && /^(?:[^\p{L}\d%]+|[A-Z]\*?)$/u.test(words.at(-1) ?? '')) words.pop();
  return words.length === 1 && isCode(words[0] ?? '', CODE_BEFORE) ? '' : mendedSize(words.join(' '));
}

const AS_LETTER: Record<string, string> = { '0': 'O', '1': 'L', '|': 'L', '3': 'E', '5': 'S', '8': 'B' };
/** A digit in the middle of a word, or at one end of a long one. */
const DAMAGED = /\p{L}[01358|]+\p{L}|^[0158]\p{L}{3}|\p{L}{3}[01358]$|^\p{L}00$/u;
/** What is left of a word that fell apart: "ro ls". */
const LEFT_OVER = /(?<=\p{L}{2}\s)[b-df-hj-mp-tv-wz](?=\s|$)/u;

/** Whether letters of a name were taken for digits, or are missing. */
export const isDamaged = (name: string): boolean =>
  LEFT_OVER.test(name) || name.split(' ').some((word) => DAMAGED.test(word));

function mended(word: string): string {
  if (!DAMAGED.test(word)) return word;
  const isSmall = /\p{Ll}/u.test(word.slice(1));
  return word.replace(/[01358|]/g, (digit) => {
    const letter = AS_LETTER[digit] ?? digit;
    return isSmall ? letter.toLowerCase() : letter;
  });
}

/** A name as a person would write it, and how large it says that one is. */
interface Tidied {
  title: string;
  size: SaidAmount | null;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isShouted = (text: string) => text === text.toUpperCase();

export type NameTidier = (read: string) => Tidied;

/** Makes titles of shortened names in capitals. */
export function nameTidier({ measures, piecesIn, abbreviations }: ReceiptWords): NameTidier {
  const measureOf = new Map(
    Object.entries(measures).flatMap(([measure, words]) =>
      spelled(words).map((word) => [word, measure as Measure] as const),
    ),
  );
  const SIZE = new RegExp(
    `(?:(\\d{1,2})\\s?x\\s?)?((?=[OS]*\\d)[\\dOS]{1,4}(?:[.,][\\dO]{1,3})?)\\s?(${[...measureOf.keys()].filter((word) => /^[a-z]+$/.test(word)).join('|')})\\b`,
    'i',
  );
  // "6x1,5" are six bottles, "EGGS 12" twelve eggs; other numbers at the end may be anything.
  const BOTTLES = /\b(\d{1,2})\s?x\s?[\dl][.,]\d{1,2}$/i;
  const BOXED = /(?<=\p{L}{3,}\s)(4|6|8|10|12|15|18|24|30)$/u;
  const PIECES = new RegExp(
    `\\b([\\dO]{1,3})[\\s-]?(?:${spelled(piecesIn).join('|')})\\b|\\bx\\s?(\\d{1,3})\\b|\\bpack of (\\d{1,3})\\b`,
    'i',
  );

  function sizeOf(text: string): SaidAmount | null {
    const [, times = '1', number = '', measure = ''] = SIZE.exec(text) ?? [];
    const { unit, times: each } = converted(measureOf.get(measure.toLowerCase()) ?? 'piece', 'us');
    const one = Math.round(Number(asDigits(number).replace(',', '.')) * each);
    // Of several of one size each is one: people drink one bottle of the six.
    if (Number(times) > 1 && one > 0) return { amount: Number(times), unit: 'piece' };
    if (one > 0 && one <= AMOUNT_MAX) return { amount: one, unit };
    const [, pieces, others, packed] = PIECES.exec(text) ?? [];
    const count = Number(
      asDigits(pieces ?? others ?? packed ?? '') || (BOTTLES.exec(text)?.[1] ?? BOXED.exec(text)?.[1] ?? 0),
    );
    return count > 0 ? { amount: count, unit: 'piece' } : null;
  }

  const wordOf = (word: string) => {
    const plain = word.toLowerCase().replace(/\.$/, '');
    return Object.hasOwn(abbreviations, plain) ? (abbreviations[plain] ?? '') : plain;
  };

  return (read) => {
    const size = sizeOf(read);
    const bare = read
      .replace(SIZE, ' ')
      .replace(PIECES, ' ')
      .replace(BOTTLES, ' ')
      .replace(BOXED, ' ')
      .replace(/^[A-Z]-(?=[A-Z]{2})/, '')
      .replace(/\s+\d{3,}$/, '');
    const words = bare
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word))
      .map(mended);
    const tidy = isShouted(bare) ? words.map(wordOf).filter(Boolean) : words;
    return { title: sentence((tidy.length > 0 ? tidy : [read]).join(' ')), size };
  };
}

const DECIMALS = 1000;

/** How much was bought, in what the kitchen counts in. */
export function boughtOf({ value, measure }: BoughtQuantity, size: SaidAmount | null): SaidAmount {
  if (measure) {
    const { unit, times } = converted(measure, 'us');
    return { amount: Math.max(1, Math.round(value * times)), unit };
  }
  const count = Math.round(value * DECIMALS) / DECIMALS;
  if (!size) return { amount: count, unit: 'piece' };
  if (size.unit === 'piece') return { amount: size.amount * count, unit: 'piece' };
  return count === 1 ? size : { amount: count, unit: 'pack' };
}
