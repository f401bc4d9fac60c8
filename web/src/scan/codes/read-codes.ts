import type { Code, CodeKind } from '@crisper/domain/items/scan/code.ts';
import { nativeReader } from './native-reader.ts';

/** A code with the name that its reader has for its kind, such as EAN13 or ean_13. */
export interface FoundCode {
  format: string;
  text: string;
}

type Answer = { id: number } & ({ codes: FoundCode[] } | { error: string });

interface Waiting {
  resolve: (codes: FoundCode[]) => void;
  reject: (error: Error) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** The next frame starts another worker: this one may have failed for want of a connection. */
function giveUp(error: Error): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./codes-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('error', () => giveUp(new Error('The worker that reads codes did not start.')));
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('error' in data) return giveUp(new Error(data.error));
    waiting.get(data.id)?.resolve(data.codes);
    waiting.delete(data.id);
  });
  return started;
}

function readInWorker(frame: ImageData): Promise<FoundCode[]> {
  worker ??= startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<FoundCode[]>();
  const id = ++lastId;
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, frame }, [frame.data.buffer]);
  return promise;
}

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

/** The codes in a frame, which is used up by it. */
export async function readCodes(frame: ImageData): Promise<Code[]> {
  const native = await nativeReader();
  const found = await (native ? native(frame) : readInWorker(frame));
  return found.map(({ format, text }) => ({ kind: kindOf(format), text }));
}
