import type { Code, CodeKind } from '@crisper/domain/items/scan/code.ts';
import { createCaller } from '#scan/worker-calls.ts';
import { nativeReader } from './native-reader.ts';

/** A code with the name that its reader has for its kind, such as EAN13 or ean_13. */
export interface FoundCode {
  format: string;
  text: string;
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

/** The codes in a frame. The first time, 380 kB are loaded for that where the browser reads none itself. */
export async function readCodes(frame: ImageData): Promise<Code[]> {
  const native = await nativeReader();
  const found = await (native ? native(frame) : readInWorker(frame));
  return found.map(({ format, text }) => ({ kind: kindOf(format), text }));
}
