import { readGtin } from '#labels/gtin.ts';

/** The lengths of codes, each of which may have lost the zeros before it in a spreadsheet. */
const LENGTHS = [8, 12, 13, 14];

/**
 * The fourteen digits of a code. A spreadsheet takes a code for a number, which loses its zeros in front or is written
 * as 4.00638E+12; the check digit says whether it is one with them. Null if it is none.
 */
export function readBarcode(text: string): string | null {
  const scientific = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i.test(text) ? String(Number(text.replace(',', '.'))) : text;
  const digits = scientific.replaceAll(/[\s'’-]|\.0+$/g, '');
  if (!/^\d{6,14}$/.test(digits)) return null;
  for (const length of LENGTHS) {
    if (length < digits.length) continue;
    const gtin = readGtin(digits.padStart(length, '0'));
    if (gtin) return gtin;
  }
  return null;
}
