import * as z from 'zod/mini';

/**
 * A backup is text, compressed with zstd: a line of JSON that describes it; for each table a line with its name
 * and columns and then its rows as COPY writes them, up to a line `\.`; and a last line with the expected
 * counts. A zstd frame that decompressors skip ends the file: it holds the SHA-256 of all bytes before it.
 */
export const FORMAT = 'crisper-backup';
export const FORMAT_VERSION = 1;
export const END_OF_ROWS = '\\.\n';

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  productVersion: z.string(),
  postgresVersion: z.string(),
  madeAt: z.iso.datetime(),
  /** The names of the migration steps that the database had had. */
  migrations: z.array(z.string()),
});
export type Header = z.infer<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableHead = z.infer<typeof tableSchema>;

export const endSchema = z.object({
  rows: z.record(z.string(), z.int()),
  /** Text, because a sequence may exceed the range of a number. */
  sequences: z.record(z.string(), z.string()),
});
export type End = z.infer<typeof endSchema>;

const HASH_BYTES = 32;
const SKIPPABLE_FRAME = Buffer.from([0x50, 0x2a, 0x4d, 0x18, HASH_BYTES, 0, 0, 0]);
export const SEAL_BYTES = SKIPPABLE_FRAME.length + HASH_BYTES;

export function sealOf(hash: Buffer): Buffer {
  return Buffer.concat([SKIPPABLE_FRAME, hash]);
}
