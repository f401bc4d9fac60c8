import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  type ReadStream,
  readSync,
  statSync,
} from 'node:fs';

/** A file of the app, which is opened when somebody asks for it: nine languages have thousands. */
interface FileOnDisk {
  folder: string;
  path: string;
  length: number;
  changedMs: number;
  /** From its first request on, unless it is large. */
  kept?: Buffer;
}

export type FileContent = Buffer | FileOnDisk;

/** Few people ask for the largest files, most of them for scanning, and they are more than two thirds of the app. */
const KEPT_MAX_BYTES = 128 * 1024;

/** A new build puts the one before it there, for servers that go on until they are started again. */
const BEFORE = '-before';

export function contentOf(folder: string, path: string): FileContent {
  const { size: length, mtimeMs: changedMs } = statSync(folder + path);
  return { folder, path, length, changedMs };
}

/** Opens the file that was there at the start, and none of a newer build. */
function open({ folder, path, length, changedMs }: FileOnDisk): number {
  for (const place of [folder, folder + BEFORE])
    try {
      const descriptor = openSync(place + path, 'r');
      const found = fstatSync(descriptor);
      if (found.size === length && found.mtimeMs === changedMs) return descriptor;
      closeSync(descriptor);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  throw new Error(`${path} is of a build before the last one: start the server again`);
}

export function wholeOf(content: FileContent): Buffer {
  if (Buffer.isBuffer(content)) return content;
  const descriptor = open(content);
  try {
    const whole = Buffer.allocUnsafeSlow(content.length);
    readSync(descriptor, whole, 0, whole.length, 0);
    return whole;
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes from the first to the last, both included. */
export function bytesOf(content: FileContent, first = 0, last = content.length - 1): Buffer | ReadStream {
  if (Buffer.isBuffer(content)) return content.subarray(first, last + 1);
  if (content.length > KEPT_MAX_BYTES)
    return createReadStream('', { fd: open(content), start: first, end: last });
  content.kept ??= wholeOf(content);
  return content.kept.subarray(first, last + 1);
}
