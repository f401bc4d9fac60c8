import { expect, test } from 'vitest';
import { type Grey, greyOf, turned } from './grey.ts';
import { paperOf } from './paper.ts';
import { findPaper } from './paper-corners.ts';

const TABLE = 60;
const PAPER = 220;
const INK = 30;

/** A picture in which each pixel is as bright as the function says. */
function drawn(width: number, height: number, brightness: (x: number, y: number) => number): Grey {
  const data = Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    brightness(at % width, Math.floor(at / width)),
  );
  return { width, height, data };
}

/** Paper on a table that leans to the right, with bars of print across it and a shadow over its lower half. */
const leaning = (isShaded = false): Grey =>
  drawn(400, 600, (x, y) => {
    const from = 80 + y / 10;
    const isPaper = y >= 60 && y < 540 && x >= from && x < from + 200;
    if (!isPaper) return TABLE;
    const isInk = y % 40 < 8 && x >= from + 20 && x < from + 180;
    const light = isShaded && y > 300 ? 0.6 : 1;
    return (isInk ? INK : PAPER) * light;
  });

test('the corners of the paper are found', () => {
  const { topLeft, bottomRight } = findPaper(leaning());
  expect(Math.abs(topLeft.x - 86)).toBeLessThan(4);
  expect(Math.abs(topLeft.y - 60)).toBeLessThan(4);
  expect(Math.abs(bottomRight.x - 333)).toBeLessThan(4);
  expect(Math.abs(bottomRight.y - 540)).toBeLessThan(4);
});

test('a hard shadow across the paper does not cut it', () => {
  const picture = drawn(400, 600, (x, y) => {
    const isPaper = x >= 100 && x < 300 && y >= 60 && y < 540;
    const light = x + y > 520 ? 0.5 : 1;
    return (isPaper ? PAPER : TABLE) * light;
  });
  const { bottomLeft, bottomRight } = findPaper(picture);
  expect(Math.abs(bottomLeft.x - 100)).toBeLessThan(4);
  expect(Math.abs(bottomRight.x - 300)).toBeLessThan(4);
  expect(Math.abs(bottomRight.y - 540)).toBeLessThan(4);
});

test('a scan without a table around it is paper to its edges', () => {
  const scan = drawn(300, 400, (_, y) => (y % 20 < 4 ? INK : PAPER));
  expect(findPaper(scan)).toMatchObject({ topLeft: { x: 0, y: 0 }, bottomRight: { x: 300, y: 400 } });
});

test('paper that leans stands straight afterwards, as wide as print is read best', () => {
  const paper = paperOf(leaning());
  expect(paper.width).toBe(1200);
  const at = (x: number, y: number) =>
    paper.data[Math.round(y * paper.height) * paper.width + Math.round(x * 1200)] ?? 0;
  // The bar of print near the top is level from its left to its right end.
  const bar = 164 / 480 - 60 / 480;
  for (const x of [0.2, 0.4, 0.6, 0.8]) expect(at(x, bar)).toBeLessThan(128);
  for (const x of [0.2, 0.4, 0.6, 0.8]) expect(at(x, bar + 20 / 480)).toBeGreaterThan(200);
});

test('a shadow leaves no trace', () => {
  const paper = paperOf(leaning(true));
  const white = (y: number) => paper.data[Math.round(y * paper.height) * paper.width + 600] ?? 0;
  expect(white((140 - 60) / 480)).toBeGreaterThan(240);
  expect(white((460 - 60) / 480)).toBeGreaterThan(240);
});

test('a picture of nothing is a picture of nothing', () => {
  const { width, height } = paperOf(drawn(40, 40, () => 0));
  expect([width, height]).toEqual([1200, 1200]);
});

test('four quarter turns are none', () => {
  const picture = drawn(3, 2, (x, y) => 10 * x + y);
  expect(turned(picture)).toMatchObject({
    width: 2,
    height: 3,
    data: Uint8ClampedArray.of(1, 0, 11, 10, 21, 20),
  });
  expect(turned(turned(turned(turned(picture))))).toEqual(picture);
});

test('green is brighter than blue', () => {
  const data = Uint8ClampedArray.of(0, 255, 0, 255, 0, 0, 255, 255);
  expect([...greyOf({ width: 2, height: 1, data }).data]).toEqual([150, 29]);
});
