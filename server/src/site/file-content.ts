import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  type ReadStream,
  readFileSync,
  readSync,
} from 'node:fs';

/** A file that stays on the disk. It is open, so that a new build of the app does not take it away. */
interface ContentOnDisk {
  descriptor: number;
  length: number;
}

export type FileContent = Buffer | ContentOnDisk;

/** The file in memory, or on the disk if it is larger than that. */
export function openContent(path: string, inMemoryMaxBytes: number): FileContent {
  const descriptor = openSync(path, 'r');
  const { size: length } = fstatSync(descriptor);
  if (length > inMemoryMaxBytes) return { descriptor, length };
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function closeContent(content: FileContent | undefined): void {
  if (content && !Buffer.isBuffer(content)) closeSync(content.descriptor);
}

export function wholeOf(content: FileContent): Buffer {
  if (Buffer.isBuffer(content)) return content;
  const whole = Buffer.alloc(content.length);
  readSync(content.descriptor, whole, 0, whole.length, 0);
  return whole;
}

/** The bytes from the first to the last, both included. */
export function bytesOf(content: FileContent, first = 0, last = content.length - 1): Buffer | ReadStream {
  if (Buffer.isBuffer(content)) return content.subarray(first, last + 1);
  return createReadStream('', { fd: content.descriptor, start: first, end: last, autoClose: false });
}
