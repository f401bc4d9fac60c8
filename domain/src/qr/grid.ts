import { alignmentsOf, sizeOf } from './codewords.ts';

/** The modules of a code while it is drawn, and which of them are patterns that carry no data. */
export class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #isPattern: boolean[][];

  constructor(size: number) {
    const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.size = size;
    this.dark = empty();
    this.#isPattern = empty();
  }

  set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    if (row && x >= 0 && x < this.size) row[x] = isDark;
  }

  setPattern(x: number, y: number, isDark: boolean): void {
    this.set(x, y, isDark);
    const row = this.#isPattern[y];
    if (row && x >= 0 && x < this.size) row[x] = true;
  }

  /** The modules for data, in their order: in pairs of columns from the right, up and down by turns. */
  *dataModules(): Generator<[x: number, y: number]> {
    let upwards = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      // The column with the dots of the timing pattern is skipped.
      if (right === 6) right--;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.#isPattern[y]?.[x]) yield [x, y];
      }
      upwards = !upwards;
    }
  }
}

/** Squares within each other, dark at the outside, around a middle. */
function drawRings(grid: Grid, [middleX, middleY]: [number, number], radius: number, light: number[]) {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      grid.setPattern(middleX + x, middleY + y, !light.includes(ring));
    }
  }
}

function alignmentPlaces(version: number): number[] {
  const count = alignmentsOf(version);
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = sizeOf(version) - 7;
  return Array.from({ length: count }, (_, place) => (place === 0 ? 6 : last - (count - 1 - place) * step));
}

/** The remainder of a division of polynomials over two elements, by which readers detect errors. */
function checked(value: number, bits: number, divisor: number): number {
  let remainder = value;
  for (let bit = 0; bit < bits; bit++) remainder = (remainder << 1) ^ ((remainder >> (bits - 1)) * divisor);
  return (value << bits) | remainder;
}

const bitOf = (value: number, bit: number) => ((value >> bit) & 1) === 1;

function drawVersion(grid: Grid, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const near = Math.floor(bit / 3);
    const far = grid.size - 11 + (bit % 3);
    grid.setPattern(near, far, bitOf(bits, bit));
    grid.setPattern(far, near, bitOf(bits, bit));
  }
}

/** Which mask the data has, twice. Level M is 0, so the mask's number stands alone. */
export function drawFormat(grid: Grid, mask: number): void {
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  const { size } = grid;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = bitOf(bits, bit);
    if (bit < 8) {
      grid.setPattern(8, bit < 6 ? bit : bit + 1, isDark);
      grid.setPattern(size - 1 - bit, 8, isDark);
    } else {
      grid.setPattern(bit === 8 ? 7 : 14 - bit, 8, isDark);
      grid.setPattern(8, size - 15 + bit, isDark);
    }
  }
  grid.setPattern(8, size - 8, true);
}

/** What every code of the version has: squares in the corners, small squares, and dots between them. */
export function drawPatterns(version: number): Grid {
  const grid = new Grid(sizeOf(version));
  const last = grid.size - 1;
  for (let place = 0; place <= last; place++) {
    grid.setPattern(6, place, place % 2 === 0);
    grid.setPattern(place, 6, place % 2 === 0);
  }
  const corners: [number, number][] = [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ];
  for (const corner of corners) drawRings(grid, corner, 4, [2, 4]);
  const places = alignmentPlaces(version);
  for (const x of places) {
    for (const y of places) {
      const isInCorner = corners.some(
        ([cornerX, cornerY]) => Math.abs(x - cornerX) < 5 && Math.abs(y - cornerY) < 5,
      );
      if (!isInCorner) drawRings(grid, [x, y], 2, [1]);
    }
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}
