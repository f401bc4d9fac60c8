/** The number of a product, in the 14 digits that all its lengths are written in here. */
export type Gtin = string & { readonly brand: 'Gtin' };

const LENGTHS = [8, 12, 13, 14];
const DIGITS = 14;
const UPC_E_LENGTH = 8;

/** The last digit of the number, computed from the others. */
function checkDigit(others: string): number {
  // Weights alternate from the right, whatever the length.
  const sum = [...others]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Null for digits of another length, and for those whose check digit is wrong. */
export function readGtin(digits: string): Gtin | null {
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  // Zeros in front do not change the check digit, so only they make no number.
  if (/^0+$/.test(digits) || checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return null;
  return digits.padStart(DIGITS, '0') as Gtin;
}

/**
 * Shops number what they weigh themselves, from 20 to 29: five digits for the article, then its weight or its price, which
 * nobody outside the shop can tell apart.
 */
const WEIGHED = /^0(?<article>2\d{6})\d{6}$|^00(?<shortArticle>2\d{5})\d{6}$/;

/** It means something else in every shop. */
export const isOfShop = (gtin: Gtin): boolean => WEIGHED.test(gtin);

/** The same number for every pack of an article that is weighed; any other number as it is. */
export function articleOf(gtin: Gtin): Gtin {
  const { article, shortArticle } = WEIGHED.exec(gtin)?.groups ?? {};
  const known = article ?? shortArticle;
  if (known === undefined) return gtin;
  const others = `${known}00000`;
  return `${others}${checkDigit(others)}`.padStart(DIGITS, '0') as Gtin;
}

/** The UPC-A that a UPC-E of number system, six digits and check digit is short for. The last of the six says how. */
function unpacked(upcE: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', how = '', check = ''] = upcE;
  if (/[0-2]/.test(how)) return `${system}${a}${b}${how}0000${c}${d}${e}${check}`;
  if (how === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (how === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`;
  return `${system}${a}${b}${c}${d}${e}0000${how}${check}`;
}

/**
 * Some readers give a UPC-E as it is printed, others the number that it is short for. GS1 has them for numbers that begin with
 * 0 only. One that begins with 1 is the left half of an EAN-13 whose other half is covered: of ten halves, one has a check
 * digit that is right.
 */
export function readUpcE(digits: string): Gtin | null {
  const number = digits.length === UPC_E_LENGTH ? unpacked(digits) : digits;
  return /^0?0\d{11}$/.test(number) ? readGtin(number) : null;
}
