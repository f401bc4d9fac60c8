import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const LINK =
  'https://crisper.example/join#0198c0de-0000-7000-8000-0000000000aa.q5W2-x_81kYbP0oJ9dQm3nT7uVcR6sLe4hZfGiAaBbC';

const drawing = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

// The digests are of drawings that the package uqr makes as well, module by module.
test.each([
  ['letters beyond ASCII', 'Küche €', '66bfd13629ac17a4'],
  ['an invitation, which also has the small squares and its version', LINK, '2ed8e0b7b5a24c3e'],
  ['the longest text, in blocks of two lengths', 'x'.repeat(287), '57b90f3d5d954423'],
])('the code of %s is what other programs draw', async (_, text, expected) => {
  expect(await digest(drawing(text))).toMatch(new RegExp(`^${expected}`));
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
