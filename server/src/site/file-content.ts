import { closeSync, createReadStream, fstatSync, openSync, type ReadStream, readSync } from 'node:fs';

/** A file of the app. It is open from the start, so that a new build does not take it away. */
interface FileOnDisk {
  descriptor: number;
  length: number;
  /** From its first request on, unless it is large. */
  kept?: Buffer;
}

export type FileContent = Buffer | FileOnDisk;

/** Few people ask for the largest files, most of them for scanning, and they are more than two thirds of the app. */
const KEPT_MAX_BYTES = 128 * 1024;

export function openContent(path: string): FileContent {
  const descriptor = openSync(path, 'r');
  return { descriptor, length: fstatSync(descriptor).size };
}

export function closeContent(content: FileContent | undefined): void {
  if (content && !Buffer.isBuffer(content)) closeSync(content.descriptor);
}

export function wholeOf(content: FileContent): Buffer {
  if (Buffer.isBuffer(content)) return content;
  const whole = Buffer.allocUnsafeSlow(content.length);
  readSync(content.descriptor, whole, 0, whole.length, 0);
  return whole;
}

/** The bytes from the first to the last, both included. */
export function bytesOf(content: FileContent, first = 0, last = content.length - 1): Buffer | ReadStream {
  if (Buffer.isBuffer(content)) return content.subarray(first, last + 1);
  if (content.length > KEPT_MAX_BYTES)
    return createReadStream('', { fd: content.descriptor, start: first, end: last, autoClose: false });
  content.kept ??= wholeOf(content);
  return content.kept.subarray(first, last + 1);
}
