import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CREATE_SCHEMA_MIGRATIONS, listSteps, type Migration } from '#db/migrate.ts';
import type { OpenPostgres } from '#db/open-postgres.ts';
import { LEAP_VERSION } from '#items/item-counts.writer.ts';
import { LEAP_ITEM_VERSIONS } from '#items/items.writer.ts';
import { BEGIN_AGE } from '#kitchens/kitchen-ages.ts';
import { BackupError } from './backup-error.ts';
import type { End, Header } from './backup-format.ts';
import { type Backup, newer, openBackup } from './read-backup.ts';
import { listTables, onOwnConnection, quoted } from './snapshot.ts';

export interface Restored {
  header: Header;
  rows: number;
  /** Tables in the backup that are not the product's. */
  leftOut: string[];
}

/**
 * Fills an empty database with the content of a backup and migrates it, all of it or nothing. The database is opened,
 * and thereby perhaps created, only once the backup is known to be good.
 */
export async function restoreBackup(
  file: string,
  openTarget: () => Promise<Pick<OpenPostgres, 'direct' | 'close'>>,
  steps?: Migration[],
): Promise<Restored> {
  const backup = await openBackup(file);
  try {
    const known = steps ?? (await listSteps());
    const names = known.map(({ name }) => name);
    if (!backup.header.migrations.every((name) => names.includes(name))) throw newer(file, backup.header);
    const { direct, close } = await openTarget();
    try {
      return await onOwnConnection(await direct.find(), 'begin', (client) => fill(client, backup, known));
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const detail = [error.message, error.detail].filter(Boolean).join(', ');
    throw new BackupError(`PostgreSQL refused the backup (${detail}): nothing was changed.`, {
      cause: error,
    });
  } finally {
    backup.close();
  }
}

async function fill(client: pg.Client, backup: Backup, steps: Migration[]): Promise<Restored> {
  const { header } = backup;
  const isDone = ({ name }: Migration) => header.migrations.includes(name);
  await requireEmpty(client);
  await client.query(CREATE_SCHEMA_MIGRATIONS);
  for (const { statement } of steps.filter(isDone)) await client.query(statement);
  const loaded = await load(client, backup);
  for (const step of steps.filter((step) => !isDone(step))) await apply(client, step);
  await client.query(LEAP_VERSION);
  await client.query(BEGIN_AGE);
  for (const statement of LEAP_ITEM_VERSIONS) await client.query(statement);
  await client.query('analyze');
  await client.query('commit');
  return { header, ...loaded };
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const [found] = await listTables(client);
  if (!found) return;
  throw new BackupError(
    `The database is not empty (it has the table ${found.table}), and a restore never writes over anything: set DATA_DIR to a new folder, or DATABASE_URL to a new database, and restore there.`,
  );
}

async function apply(client: pg.Client, { name, statement }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, applied_at) values ($1, now())', [name]);
  await client.query(statement);
}

async function load(client: pg.Client, backup: Backup): Promise<{ rows: number; leftOut: string[] }> {
  const tables = (await listTables(client)).map(({ table }) => table);
  // Steps may have inserted rows, too; the backup has them as they were.
  await client.query(`truncate ${quoted(tables)}`);
  const putBack = await takeOff(client);
  const loaded = new Map<string, number>();
  const leftOut: string[] = [];
  for await (const part of backup.parts()) {
    if (!('table' in part)) {
      requireAll(tables, loaded, part);
      await setSequences(client, part.sequences);
    } else if (tables.includes(part.table)) {
      const copy = client.query(
        copyFrom(`copy ${quoted([part.table])} (${quoted(part.columns)}) from stdin`),
      );
      await pipeline(part.rows, copy);
      loaded.set(part.table, copy.rowCount);
    } else {
      leftOut.push(part.table);
      for await (const _ of part.rows);
    }
  }
  for (const statement of putBack) await client.query(statement);
  return { rows: [...loaded.values()].reduce((sum, count) => sum + count, 0), leftOut };
}

/**
 * Drops what is better checked or built once the rows are there: foreign keys, so that the tables' order does not
 * matter; indexes, for speed; triggers, which have done their work. Returns the statements that restore them.
 */
async function takeOff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; back: string }>(`
    with tables as (
      select oid from pg_class
      where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema())
    )
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back,
      2 as place
    from pg_constraint where contype = 'f' and conparentid = 0 and conrelid in (table tables)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
    from pg_index i where indrelid in (table tables)
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname), 3
    from pg_trigger where tgenabled = 'O' and not tgisinternal and tgrelid in (table tables)
    order by place`);
  for (const { off } of rows.toReversed()) await client.query(off);
  return rows.map(({ back }) => back);
}

function requireAll(tables: string[], loaded: Map<string, number>, { rows }: End): void {
  for (const table of tables) {
    const count = loaded.get(table);
    if (count !== undefined && count === rows[table]) continue;
    throw new BackupError(
      `The backup does not add up (of ${table} it has ${count ?? 'no'} rows and says ${rows[table] ?? 'nothing'}), and nothing was changed: use another one.`,
    );
  }
}

async function setSequences(client: pg.Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval(found, $2) from to_regclass($1) as found where found is not null', [
      quoted([name]),
      value,
    ]);
  }
}
