import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from './content-encoding.ts';

/** Smaller responses fit into one packet uncompressed. */
export const WORTH_BYTES = 1024;
/** Up to this size, handing the work to another thread takes longer than the work. */
const AT_ONCE_BYTES = 64 * 1024;

type Effort = Record<Encoding, number>;

/** Most of the savings of the best quality at little cost; docs/performance.md has the figures. */
export const SENT_ONCE: Effort = { zstd: 1, br: 3, gzip: 3 };
export const SENT_OFTEN: Effort = { zstd: 5, br: 5, gzip: 6 };

const brotli = (quality: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
const zstd = (level: number) => ({ params: { [zlib.constants.ZSTD_c_compressionLevel]: level } });
const brotliElsewhere = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const zstdElsewhere = promisify<Buffer, zlib.ZstdOptions, Buffer>(zlib.zstdCompress);
const gzipElsewhere = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

const now: Record<Encoding, (body: Buffer, level: number) => Buffer> = {
  br: (body, level) => zlib.brotliCompressSync(body, brotli(level)),
  zstd: (body, level) => zlib.zstdCompressSync(body, zstd(level)),
  gzip: (body, level) => zlib.gzipSync(body, { level }),
};

const elsewhere: Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) => brotliElsewhere(body, brotli(level)),
  zstd: (body, level) => zstdElsewhere(body, zstd(level)),
  gzip: (body, level) => gzipElsewhere(body, { level }),
};

/** Compresses the body. A large one is compressed on another thread, so that no other request waits for it. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  const make = body.length <= AT_ONCE_BYTES ? now : elsewhere;
  return make[encoding](body, effort[encoding]);
}
