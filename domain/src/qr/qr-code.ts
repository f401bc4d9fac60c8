import { encode } from './codewords.ts';
import { drawFormat, drawPatterns, type Grid } from './grid.ts';

/** Patterns that are laid over the data, so that no large part of it is of one colour. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const RUN = /0{5,}|1{5,}/g;
/** What looks like the square of a corner. Looked ahead for, because such places may overlap. */
const CORNER = /(?=10111010000|00001011101)/g;

/** How hard the code is to read, by the rules of the standard. */
function penaltyOf({ dark, size }: Grid): number {
  const rows = dark.map((row) => row.map(Number).join(''));
  const columns = dark.map((_, x) => dark.map((row) => Number(row[x])).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(RUN)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(CORNER)].length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const colour = dark[y]?.[x];
      const others = [dark[y - 1]?.[x - 1], dark[y - 1]?.[x], dark[y]?.[x - 1]];
      if (others.every((other) => other === colour)) penalty += 3;
    }
  }
  const share = rows.join('').replaceAll('0', '').length / size ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function drawn(version: number, codewords: readonly number[], mask: number): Grid {
  const grid = drawPatterns(version);
  const isMasked = MASKS[mask] ?? (() => false);
  let bit = 0;
  for (const [x, y] of grid.dataModules()) {
    const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    grid.set(x, y, isSet !== isMasked(x, y));
    bit++;
  }
  drawFormat(grid, mask);
  return grid;
}

/** The modules of the text's QR code by row, true for dark; null where the text is too long for a code that phones read. */
export function qrCode(text: string): boolean[][] | null {
  const encoded = encode(text);
  if (!encoded) return null;
  const grids = MASKS.map((_, mask) => drawn(encoded.version, encoded.codewords, mask));
  const penalties = grids.map(penaltyOf);
  return grids[penalties.indexOf(Math.min(...penalties))]?.dark ?? null;
}
