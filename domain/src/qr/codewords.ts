import { correctionOf } from './error-correction.ts';

// Level M: a seventh of the code may be unreadable. By version, from 1 on.
const CORRECTION_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8];

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

/** How many modules on a side, patterns included. */
export const sizeOf = (version: number): number => 17 + 4 * version;

/** In how many places along a side the small squares stand. */
export const alignmentsOf = (version: number): number => (version === 1 ? 0 : Math.floor(version / 7) + 2);

/** The codewords that fit between the patterns. */
function capacityOf(version: number): number {
  const alignments = alignmentsOf(version);
  const inAlignments = alignments && (25 * alignments - 10) * alignments - 55;
  const inVersion = version >= 7 ? 36 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - inAlignments - inVersion) / 8);
}

interface Layout {
  version: number;
  blocks: number;
  correction: number;
  /** The codewords of all blocks without their corrections. */
  data: number;
}

function layoutOf(version: number): Layout {
  const blocks = BLOCKS[version - 1] ?? 0;
  const correction = CORRECTION_PER_BLOCK[version - 1] ?? 0;
  return { version, blocks, correction, data: capacityOf(version) - blocks * correction };
}

/** In UTF-8. Not by TextEncoder, which is no part of the language. */
const bytesOf = (text: string) =>
  Array.from(encodeURIComponent(text.toWellFormed()).matchAll(/%(..)|./g), ([sign, hex]) =>
    hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0),
  );

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0');

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function dataOf(bytes: readonly number[], { version, data }: Layout): number[] {
  const text = bytes.map((byte) => binary(byte, 8)).join('');
  const bits = binary(BYTES, 4) + binary(bytes.length, lengthBits(version)) + text;
  const ended = bits.padEnd(Math.min(data * 8, bits.length + 4), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const codewords = Array.from({ length: whole.length / 8 }, (_, place) =>
    Number.parseInt(whole.slice(place * 8, place * 8 + 8), 2),
  );
  for (let place = 0; codewords.length < data; place++) codewords.push(PADDING[place % 2] ?? 0);
  return codewords;
}

/** The first codewords of all blocks, then the second ones, and so on. */
const interleaved = (blocks: readonly number[][]) =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, place) =>
    blocks.flatMap((block) => block[place] ?? []),
  ).flat();

function inBlocks(data: readonly number[], { blocks }: Layout): number[][] {
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  return Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - firstLong);
    return data.slice(start, start + short + (block >= firstLong ? 1 : 0));
  });
}

/** What the code of a text is made of, in the smallest version that holds it; null for a text that is too long. */
export function encode(text: string): { version: number; codewords: number[] } | null {
  const bytes = bytesOf(text);
  const layout = BLOCKS.map((_, index) => layoutOf(index + 1)).find(
    ({ version, data }) => 4 + lengthBits(version) + bytes.length * 8 <= data * 8,
  );
  if (!layout) return null;
  const blocks = inBlocks(dataOf(bytes, layout), layout);
  const corrections = blocks.map((block) => correctionOf(block, layout.correction));
  return { version: layout.version, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}
