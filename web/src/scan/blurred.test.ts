import { expect, test } from 'vitest';
import { blurred } from './blurred.ts';

const WIDTH = 31;
const HEIGHT = 21;

function picture(brightness: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT);
  for (const at of data.keys()) data[at] = brightness(at % WIDTH, Math.floor(at / WIDTH));
  return { width: WIDTH, height: HEIGHT, data };
}

test('an even picture stays as it is, up to its edges', () => {
  const even = picture(() => 120);
  expect(blurred(even, 2.4)).toEqual(even);
});

test('dots in a row run together, and stay in their row', () => {
  const dots = blurred(
    picture((x, y) => (y === 10 && x % 3 === 0 ? 255 : 0)),
    2.4,
  );
  const row = (y: number) => [...dots.data.slice(y * WIDTH + 9, y * WIDTH + 22)];
  expect(Math.max(...row(10)) - Math.min(...row(10))).toBeLessThanOrEqual(2);
  expect(Math.min(...row(10))).toBeGreaterThan(5 * Math.max(...row(16)));
});

test('without a blur it is the same picture', () => {
  const any = picture((x) => x);
  expect(blurred(any, 0)).toBe(any);
});
