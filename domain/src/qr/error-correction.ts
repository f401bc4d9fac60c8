/** The polynomial that QR codes reduce products by: x⁸ + x⁴ + x³ + x² + 1. */
const REDUCING = 0x11d;

/** The product of two bytes as elements of the field of 256. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * REDUCING);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The coefficients of (x − 1)(x − 2)(x − 4)… with that number of factors, without the leading one. */
function generator(degree: number): number[] {
  let coefficients: number[] = [...Array<number>(degree - 1).fill(0), 1];
  for (let factor = 0, root = 1; factor < degree; factor++, root = multiply(root, 2)) {
    coefficients = coefficients.map((value, place) => multiply(value, root) ^ (coefficients[place + 1] ?? 0));
  }
  return coefficients;
}

/** The Reed–Solomon codewords that let a reader repair a block. */
export function correctionOf(block: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let remainder: number[] = Array(length).fill(0);
  for (const byte of block) {
    const [first = 0, ...rest] = remainder;
    const factor = byte ^ first;
    remainder = [...rest, 0].map((value, place) => value ^ multiply(divisor[place] ?? 0, factor));
  }
  return remainder;
}
