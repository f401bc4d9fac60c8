/** The number of a product, in the 14 digits that all its lengths are written in here. */
export type Gtin = string & { readonly brand: 'Gtin' };

const LENGTHS = [8, 12, 13, 14];
const DIGITS = 14;

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

/** The UPC-A that a UPC-E of number system, six digits and check digit is short for. The last of the six says how. */
function unpacked(upcE: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', how = '', check = ''] = upcE;
  if (/[0-2]/.test(how)) return `${system}${a}${b}${how}0000${c}${d}${e}${check}`;
  if (how === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (how === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`;
  return `${system}${a}${b}${c}${d}${e}0000${how}${check}`;
}

/** Some readers give a UPC-E as it is printed, others the number that it is short for. */
export function readUpcE(digits: string): Gtin | null {
  return /^[01]\d{7}$/.test(digits) ? readGtin(unpacked(digits)) : readGtin(digits);
}
