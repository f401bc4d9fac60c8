import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { IMPORT_FILE_MAX_BYTES } from '@crisper/domain/imports/source.ts';

const BLOCK_BYTES = 512;
const NAME_MAX_BYTES = 64 * 1024;
/** A backup of Home Assistant is a tar of a tar for each of its programs. */
const DEPTH_MAX = 2;
const ARCHIVE = /\.(?:tar|tgz|tar\.gz)$/i;

/** Reads a stream by the byte. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** At most so many bytes; fewer at the end of the stream. */
  async read(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = count;
    for await (const part of this.take(count)) {
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts, count - missing);
  }

  /** The next bytes as they come. */
  async *take(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done) return;
        this.#rest = next.value;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async skip(count: number): Promise<void> {
    for await (const _part of this.take(count));
  }
}

type Found = 'found' | 'locked' | 'missing';

/** Writes the first file of that name in a tar, or in a tar within it, to a path. Both may be compressed. */
export async function searchTar(
  source: Readable,
  wanted: { name: string; to: string },
  depth = 1,
): Promise<Found> {
  const reader = new ByteReader(source);
  let longName: string | null = null;
  let isLocked = false;
  for (;;) {
    const header = await reader.read(BLOCK_BYTES);
    const size = sizeIn(header);
    if (size === null) return isLocked ? 'locked' : 'missing';
    const padding = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    const type = header.toString('latin1', 156, 157);
    if ((type === 'x' || type === 'L') && size <= NAME_MAX_BYTES) {
      longName = nameIn((await reader.read(size)).toString('utf8'), type);
      await reader.skip(padding);
      continue;
    }
    const name = longName ?? shortName(header);
    longName = null;
    if (basename(name) === wanted.name && size <= IMPORT_FILE_MAX_BYTES) {
      await pipeline(reader.take(size), createWriteStream(wanted.to, { mode: 0o600 }));
      return 'found';
    }
    const body = reader.take(size);
    if (depth < DEPTH_MAX && ARCHIVE.test(name)) {
      const found = await searchArchive(body, name, wanted, depth);
      if (found === 'found') return found;
      isLocked ||= found === 'locked';
    }
    for await (const _part of body);
    await reader.skip(padding);
  }
}

/** The rest of an archive that was left before its end is read past by the caller. */
async function searchArchive(
  body: AsyncGenerator<Buffer>,
  name: string,
  wanted: { name: string; to: string },
  depth: number,
): Promise<Found> {
  const first = await body.next();
  if (first.done) return 'missing';
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  // What is named so and is not compressed is encrypted.
  if (!isGzip && !name.toLowerCase().endsWith('.tar')) return 'locked';
  async function* whole() {
    yield first.value as Buffer;
    for (;;) {
      const next = await body.next();
      if (next.done) return;
      yield next.value;
    }
  }
  const raw = Readable.from(whole());
  const tar = isGzip ? raw.pipe(createGunzip()) : raw;
  raw.on('error', (error) => tar.destroy(error));
  return searchTar(tar, wanted, depth + 1);
}

/** Null at the end, and for what is no header. Sizes beyond eight gigabytes are written otherwise. */
function sizeIn(header: Buffer): number | null {
  if (header.length < BLOCK_BYTES) return null;
  const digits = header
    .toString('latin1', 124, 136)
    .replace(/[\0 ]+$/, '')
    .trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

const textAt = (header: Buffer, from: number, to: number) =>
  header.toString('utf8', from, to).split('\0', 1)[0] ?? '';

const shortName = (header: Buffer) => `${textAt(header, 345, 500)}/${textAt(header, 0, 100)}`;

const nameIn = (text: string, type: 'x' | 'L'): string | null =>
  type === 'L' ? (text.split('\0', 1)[0] ?? null) : (/^\d+ path=(.*)$/m.exec(text)?.[1] ?? null);
