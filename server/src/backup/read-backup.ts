import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import {
  END_OF_ROWS,
  type End,
  endSchema,
  FORMAT_VERSION,
  type Header,
  headerSchema,
  SEAL_BYTES,
  sealOf,
  type TableHead,
  tableSchema,
} from './backup-format.ts';

export interface Backup {
  header: Header;
  /** Each table's rows have to be read before the next table is requested; the last line of the backup comes last. */
  parts(): AsyncGenerator<(TableHead & { rows: AsyncIterable<Buffer> }) | End>;
  close(): void;
}

/** Opens a backup that is complete. */
export async function openBackup(file: string): Promise<Backup> {
  const size = await requireSealed(file);
  const source = createReadStream(file, { end: size - SEAL_BYTES - 1 });
  const text = source.pipe(createZstdDecompress());
  source.on('error', (error) => text.destroy(error));
  const reader = createReader(text[Symbol.asyncIterator]());
  const header = headerSchema.safeParse(await reader.json());
  if (!header.success) throw damaged(file);
  if (header.data.formatVersion > FORMAT_VERSION) throw newer(file, header.data);
  return {
    header: header.data,
    async *parts() {
      for (;;) {
        const value = await reader.json();
        const end = endSchema.safeParse(value);
        if (end.success) return yield end.data;
        const head = tableSchema.safeParse(value);
        if (!head.success) throw damaged(file);
        yield { ...head.data, rows: reader.rows() };
      }
    },
    close: () => void source.destroy(),
  };
}

export function newer(file: string, { productVersion, madeAt }: Header): BackupError {
  return new BackupError(
    `${file} was made by a newer Crisper (${productVersion}, on ${madeAt}) than this one: update Crisper to that version or a later one, then restore.`,
  );
}

function damaged(file: string): BackupError {
  return new BackupError(
    `${file} is not a whole backup: it was cut short or changed since it was made, or is something else. Use another one.`,
  );
}

/** Reads the whole file once before it is used. */
async function requireSealed(file: string): Promise<number> {
  const { size } = await stat(file).catch((cause) => {
    throw new BackupError(`${file} cannot be read (${cause.message}): name a backup.`, { cause });
  });
  if (size <= SEAL_BYTES) throw damaged(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: size - SEAL_BYTES - 1 })) hash.update(chunk);
  let seal = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { start: size - SEAL_BYTES })) {
    seal = Buffer.concat([seal, chunk]);
  }
  if (!seal.equals(sealOf(hash.digest()))) throw damaged(file);
  return size;
}

/** Parses text as it comes, holding no more of it than a chunk. */
function createReader(chunks: AsyncIterator<Buffer>) {
  let held = Buffer.alloc(0);

  async function more(): Promise<void> {
    const next = await chunks.next();
    if (next.done) throw new BackupError('The backup ends before its end: use another one.');
    held = Buffer.concat([held, next.value]);
  }

  return {
    async json(): Promise<unknown> {
      let end = held.indexOf('\n');
      for (; end < 0; end = held.indexOf('\n')) await more();
      const text = held.subarray(0, end).toString();
      held = held.subarray(end + 1);
      return JSON.parse(text);
    },

    /** Up to the mark, which a chunk's end may split; so its length is held back. */
    async *rows(): AsyncGenerator<Buffer> {
      while (held.length < END_OF_ROWS.length) await more();
      if (held.indexOf(END_OF_ROWS) === 0) {
        held = held.subarray(END_OF_ROWS.length);
        return;
      }
      for (;;) {
        const last = held.indexOf(`\n${END_OF_ROWS}`) + 1;
        const safe = last || Math.max(0, held.length - END_OF_ROWS.length);
        const taken = held.subarray(0, safe);
        held = held.subarray(last ? last + END_OF_ROWS.length : safe);
        if (taken.length > 0) yield taken;
        if (last) return;
        await more();
      }
    },
  };
}
