/** The sign between a number and its decimals. */
export type DecimalSign = '.' | ',';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** Digits with signs between them, without currencies and blanks. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}/gu, '');

const DECIDING = /^\d*([.,])(?:\d{1,2}|\d{4,})$/;
const DECIDING_BOTH = /^\d{1,3}(?:([.,])\d{3})+([.,])\d+$/;

/** By the numbers that leave no choice: 1,5 and 1.299,00. Null if none does. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | null {
  for (const text of texts) {
    const number = bare(text);
    const [, , last] = DECIDING_BOTH.exec(number) ?? [];
    const [, single] = DECIDING.exec(number) ?? [];
    const sign = last ?? single;
    if (sign === '.' || sign === ',') return sign;
  }
  return null;
}

/** 1.299 is thousands where nothing says otherwise, but 0.750 is less than one. */
function withPoint(number: string, sign: DecimalSign | null): string {
  const signs = number.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return number;
  const isRepeated = signs.filter((each) => each === last).length > 1;
  const isGroup =
    isRepeated || (signs.length === 1 && last !== sign && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number));
  const at = number.lastIndexOf(last);
  if (isGroup) return number.replaceAll(/[.,]/g, '');
  return `${number.slice(0, at).replaceAll(/[.,]/g, '')}.${number.slice(at + 1)}`;
}

/** Reads a number as any of our countries writes it; null if the text is not a number. */
export function readNumber(text: string, sign: DecimalSign | null = null): number | null {
  const number = bare(text);
  const fraction = /^(\d*)([½¼¾⅓⅔])$/u.exec(number);
  if (fraction) return Number(fraction[1] || 0) + (FRACTIONS[fraction[2] ?? ''] ?? 0);
  const ratio = /^(\d{1,2})\/([2-9])$/.exec(number);
  if (ratio) return Number(ratio[1]) / Number(ratio[2]);
  if (!/^-?\d[\d.,]*$/.test(number) && !/^-?[.,]\d+$/.test(number)) return null;
  const value = Number(withPoint(number, sign));
  return Number.isFinite(value) ? value : null;
}
