import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import {
  END_OF_ROWS,
  type End,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  sealOf,
  type TableHead,
} from './backup-format.ts';
import { listTables, onOwnConnection, quoted } from './snapshot.ts';

const PRODUCT = new URL('../../../package.json', import.meta.url);

export interface Written {
  file: string;
  bytes: number;
  rows: number;
  /** Of the whole file, as sha256sum prints it. */
  sha256: string;
}

export interface WriteOptions {
  signal?: AbortSignal | undefined;
  /** Called once the transaction has begun; `false` stops the backup. */
  goAhead?: (client: pg.Client) => Promise<boolean>;
}

/** Writes everything that the database held at one moment into one file, which is complete or absent. */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
  { signal, goAhead = async () => true }: WriteOptions = {},
): Promise<Written | null> {
  return onOwnConnection(connection, 'begin isolation level repeatable read, read only', async (client) => {
    if (!(await goAhead(client))) return null;
    const draft = `${file}.${process.pid}.partial`;
    const seen = { rows: 0, sha256: '' };
    try {
      // Opened before anything can fail: a file that is still being made cannot be removed.
      const to = await open(draft, 'wx', 0o600);
      await pipeline(
        contents(client, seen),
        createZstdCompress(),
        (bytes: AsyncIterable<Buffer>) => seal(bytes, seen),
        to.createWriteStream({ flush: true }),
        { signal },
      );
      await rename(draft, file);
      await syncFolder(dirname(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw signal?.aborted ? new BackupError('Stopped: no backup was made.') : explained(error, file);
    }
    return { file, bytes: (await stat(file)).size, ...seen };
  });
}

/** Everything as text, never more than a few chunks ahead of the reader. */
export async function* contents(client: pg.Client, seen = { rows: 0 }): AsyncGenerator<Buffer> {
  const tables = await listTables(client);
  if (!tables.some(({ table }) => table === 'schema_migrations')) {
    throw new BackupError(
      'There is nothing to back up: no Crisper has used this database yet. Is it the right DATA_DIR or DATABASE_URL?',
    );
  }
  // No session may alter or truncate a table while it is being read.
  await client.query(`lock table ${quoted(tables.map(({ table }) => table))} in access share mode`);
  yield line(await headerOf(client));
  const copies = [];
  for (const { table, columns } of tables) {
    yield line({ table, columns } satisfies TableHead);
    const copy = client.query(copyTo(`copy ${quoted([table])} (${quoted(columns)}) to stdout`));
    yield* copy;
    yield Buffer.from(END_OF_ROWS);
    copies.push({ table, copy });
  }
  const sequences = await listSequences(client);
  // Only now: PostgreSQL says how many rows there were after it has sent the last one.
  const rows = Object.fromEntries(copies.map(({ table, copy }) => [table, copy.rowCount]));
  seen.rows = Object.values(rows).reduce((sum, count) => sum + count, 0);
  yield line({ rows, sequences } satisfies End);
}

async function headerOf(client: pg.Client): Promise<Header> {
  const applied = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const server = await client.query<{ server_version: string }>('show server_version');
  const { version }: { version: string } = JSON.parse(await readFile(PRODUCT, 'utf8'));
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    productVersion: version,
    postgresVersion: server.rows[0]?.server_version ?? '',
    madeAt: new Date().toISOString(),
    migrations: applied.rows.map(({ name }) => name),
  };
}

/** Read after the rows: a sequence may be ahead of them, never behind. */
async function listSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function* seal(bytes: AsyncIterable<Buffer>, seen: { sha256: string }): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  const end = sealOf(hash.copy().digest());
  seen.sha256 = hash.update(end).digest('hex');
  yield end;
}

function line(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** The operator can fix a problem with the file; a failure of the database is passed on unchanged. */
function explained(error: unknown, file: string): unknown {
  const isFileTrouble = error instanceof Error && 'syscall' in error && 'path' in error;
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  if (!isFileTrouble && !isFull) return error;
  return new BackupError(
    `The backup could not be written to ${file} (${error.message}): make room, or name another file.`,
    { cause: error },
  );
}
