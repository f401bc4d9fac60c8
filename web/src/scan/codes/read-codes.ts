import type { Code, CodeKind } from '@crisper/domain/labels/code.ts';
import { readUpcE } from '@crisper/domain/labels/gtin.ts';
import { createCaller } from '#workers/calls.ts';
import { nativeReader } from './native-reader.ts';

/** A code with the name that its reader has for its kind, such as EAN13 or ean_13. */
export interface FoundCode {
  format: string;
  text: string;
  /** In pixels of the frame. */
  corners: { x: number; y: number }[];
}

/** A code and where it was seen. */
export interface SeenCode extends Code {
  /** Its middle from that of the picture, in widths of the frame. */
  x: number;
  y: number;
}

const readInWorker = createCaller<ImageData, FoundCode[]>(
  () => new Worker(new URL('./codes-worker.ts', import.meta.url), { type: 'module' }),
);

const kinds: Partial<Record<string, CodeKind>> = {
  ean13: 'product',
  ean8: 'product',
  upca: 'product',
  itf: 'product',
  itf14: 'product',
  upce: 'upc-e',
};

/** Readers write the names of the formats differently. */
const kindOf = (format: string): CodeKind =>
  kinds[format.toLowerCase().replaceAll(/[^a-z0-9]/g, '')] ?? 'data';

/** The codes in a frame, without halves of codes. The first time, 380 kB are loaded for that where the browser reads none itself. */
export async function readCodes(frame: ImageData, turnDegrees = 0): Promise<SeenCode[]> {
  const native = await nativeReader();
  const found = await (native ? native(frame) : readInWorker(frame));
  return found
    .map(({ format, text, corners }) => ({
      kind: kindOf(format),
      text,
      ...placeOf(corners, frame, turnDegrees),
    }))
    .filter(({ kind, text }) => kind !== 'upc-e' || readUpcE(text) !== null);
}

/** Where it is in the picture before that was turned. */
function placeOf(
  corners: FoundCode['corners'],
  { width, height }: Pick<ImageData, 'width' | 'height'>,
  turnDegrees: number,
): { x: number; y: number } {
  const middle = (axis: 'x' | 'y') =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length);
  const [right, down] = [(middle('x') - width / 2) / width, (middle('y') - height / 2) / width];
  const turn = (-turnDegrees * Math.PI) / 180;
  return {
    x: right * Math.cos(turn) - down * Math.sin(turn),
    y: right * Math.sin(turn) + down * Math.cos(turn),
  };
}
