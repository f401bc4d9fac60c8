import type { Dice } from './dice.ts';
import { barsOf, type PrintedCode } from './ean.ts';

/** The finest that is printed. A module of a code is 0.33 mm at its usual size. */
export const TEXELS_A_MODULE = 6;

/** What is printed on a flat piece of a pack, from 0, which is ink, to 1, which is paper. */
export interface Label {
  width: number;
  height: number;
  data: Float32Array;
}

/** Of modules; the label is as large as what is printed on it. */
interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function blankLabel(widthModules: number, heightModules: number): Label {
  const [width, height] = [widthModules * TEXELS_A_MODULE, heightModules * TEXELS_A_MODULE].map(
    Math.ceil,
  ) as [number, number];
  return { width, height, data: new Float32Array(width * height).fill(1) };
}

export function fill({ width, height, data }: Label, spot: Spot, value: number): void {
  const texel = (modules: number) => Math.round(modules * TEXELS_A_MODULE);
  const [left, right] = [Math.max(0, texel(spot.left)), Math.min(width, texel(spot.left + spot.width))];
  const [top, bottom] = [Math.max(0, texel(spot.top)), Math.min(height, texel(spot.top + spot.height))];
  for (let y = top; y < bottom; y++) if (right > left) data.fill(value, y * width + left, y * width + right);
}

/** Letters of no alphabet: some strokes each, as wide and as dense as small print. */
export function printText(label: Label, { left, top, width, height }: Spot, dice: Dice): void {
  const size = dice.between(4, 12);
  for (let y = top; y + size < top + height; y += size * 1.7)
    for (let x = left; x + size < left + width; x += size * 0.75) {
      if (dice.isLikely(0.16)) continue;
      const stroke = size / dice.between(6, 9);
      const stems = dice.whole(1, 3);
      for (let stem = 0; stem < stems; stem++)
        fill(
          label,
          { left: x + (stem * size) / 5, top: y, width: stroke, height: size * dice.between(0.5, 1) },
          0,
        );
      if (dice.isLikely(0.7))
        fill(label, { left: x, top: y + size * dice.next(), width: size / 2, height: stroke }, 0);
    }
}

/** Bars from the top to the bottom of the spot, and below them what looks like its digits. */
export function printCode(
  label: Label,
  code: PrintedCode,
  { left, top, height }: Omit<Spot, 'width'>,
  dice: Dice,
) {
  const bars = barsOf(code);
  // Ink runs, or the plate was worn.
  const gain = dice.between(-0.12, 0.22);
  for (const { index, 0: run } of bars.matchAll(/1+/g))
    fill(label, { left: left + index - gain / 2, top, width: run.length + gain, height }, 0);
  const digits = { left, top: top + height + 2, width: bars.length, height: 9 };
  printText(label, digits, dice);
}

/** Stripes as on a shirt, a grille or in a drawing: no code, though some are much like one. */
export function printStripes(label: Label, { left, top, width, height }: Spot, dice: Dice): void {
  const style = dice.pick(['any', 'any', 'even', 'growing'] as const);
  const even = dice.between(1, 3);
  for (let x = left, at = 1; x < left + width; at++) {
    const step = () => (style === 'any' ? dice.whole(1, 4) : style === 'even' ? even : 1 + at / 12);
    const bar = step();
    fill(label, { left: x, top, width: Math.min(bar, left + width - x), height }, 0);
    x += bar + step();
  }
}

/** The lines and columns of a table of nutrients. */
export function printTable(label: Label, { left, top, width, height }: Spot, dice: Dice): void {
  const row = dice.between(7, 12);
  for (let y = top; y < top + height; y += row) fill(label, { left, top: y, width, height: 0.6 }, 0);
  for (const share of [0, dice.between(0.4, 0.7), 1])
    fill(label, { left: left + share * width, top, width: 0.6, height }, 0);
  printText(label, { left: left + 2, top: top + 2, width: width - 4, height: height - 4 }, dice);
}
