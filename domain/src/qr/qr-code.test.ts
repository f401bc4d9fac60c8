import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const LINK =
  'https://crisper.example/join#0198c0de-0000-7000-8000-0000000000aa.q5W2-x_81kYbP0oJ9dQm3nT7uVcR6sLe4hZfGiAaBbC';

const drawing = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');

/** FNV-1a. */
const checksum = (text: string) =>
  [...text]
    .reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(16);

test('a short text is drawn like this', () => {
  expect(drawing('Crisper').split('\n')).toEqual([
    '#######.#.###.#######',
    '#.....#..####.#.....#',
    '#.###.#..#.##.#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.....#.####..#.....#',
    '#######.#.#.#.#######',
    '........#.###........',
    '#...#.######.#####..#',
    '#....#.....##.....#..',
    '####.###..##..######.',
    '.#.##..#.##..###...##',
    '###.#.##..#.###....##',
    '........###.#####..##',
    '#######.###.##..#..#.',
    '#.....#..#.##...#..##',
    '#.###.#.##.#..##.#..#',
    '#.###.#...###...#.###',
    '#.###.#..#.#..#.#.#..',
    '#.....#...#..####....',
    '#######.#...###..#..#',
  ]);
});

// The checksums are of drawings that the package uqr makes as well, module by module.
test.each([
  ['letters beyond ASCII', 'Küche €', '913165d5'],
  ['an invitation, which also has the small squares and its version', LINK, 'fea35f89'],
  ['the longest text, in blocks of two lengths', 'x'.repeat(287), '3ce058bb'],
])('the code of %s is what other programs draw', (_, text, expected) => {
  expect(checksum(drawing(text))).toBe(expected);
});

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [107, 45],
  [180, 53],
  [181, 57],
])('a text of %i bytes has %i modules on a side', (length, size) => {
  const code = qrCode('x'.repeat(length));
  expect(code).toHaveLength(size);
  expect(code?.every((row) => row.length === size)).toBe(true);
});

test('a text that is too long has none', () => {
  expect(qrCode('x'.repeat(288))).toBeNull();
});
