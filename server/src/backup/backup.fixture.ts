import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterEach } from 'vitest';
import { onlyAt } from '#db/primary.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { SEAL_BYTES, sealOf } from './backup-format.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A path for a backup that is deleted after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-backup-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}

export async function newDatabase(options: { empty: boolean }): Promise<TestDatabase> {
  const database = await testDatabase(options);
  cleanUps.push(() => database.drop());
  return database;
}

export const opened = ({ connection }: { connection: pg.ClientConfig }) => ({
  direct: onlyAt(connection),
  close: async () => {},
});

export async function query<T extends pg.QueryResultRow>(
  { connection }: { connection: pg.ClientConfig },
  statement: string,
): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
export async function everything(database: {
  connection: pg.ClientConfig;
}): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      database,
      `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** The constraints, indexes and triggers. */
export function shape(database: { connection: pg.ClientConfig }): Promise<{ name: string }[]> {
  return query(
    database,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as name
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by 1`,
  );
}

/** Changes the content of a backup and seals it again, as only a faulty Crisper could. */
export async function forge(file: string, change: (text: string) => string): Promise<void> {
  const text = zstdDecompressSync((await readFile(file)).subarray(0, -SEAL_BYTES)).toString();
  const bytes = zstdCompressSync(change(text));
  await writeFile(file, Buffer.concat([bytes, sealOf(createHash('sha256').update(bytes).digest())]));
}

export async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** The same without the versions, which a restore raises. */
export async function everythingButVersions(database: {
  connection: pg.ClientConfig;
}): Promise<Record<string, unknown[]>> {
  const { items_version: _, ...rows } = await everything(database);
  const items = await query(database, `select to_jsonb(items) - 'version' as row from items order by id`);
  const kitchens = await query(
    database,
    `select to_jsonb(kitchens) - 'version' as row from kitchens order by id`,
  );
  const item_events = await query(
    database,
    `select to_jsonb(item_events) #- '{before,version}' as row from item_events order by id`,
  );
  return { ...rows, items, kitchens, item_events };
}
