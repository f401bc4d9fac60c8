import type { Socket } from 'node:net';
import pg from 'pg';
import { cutOff } from '#db/cut-off.ts';
import { BackupError } from './backup-error.ts';

/** Values are written and read alike whatever the server's settings are, and a large table may take long. */
const SETTINGS = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local row_security = off;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const CONNECT_MS = 10_000;
/** An index of a large table is made in silence; a database that hangs is silent for ever. */
const SILENCE_MS = 30 * 60 * 1000;

/** One transaction on a connection of its own; it is rolled back unless the work commits. */
export async function onOwnConnection<T>(
  connection: pg.ClientConfig,
  begin: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    application_name: 'crisper backup',
    connectionTimeoutMillis: CONNECT_MS,
    ...connection,
  });
  let isLost = false;
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {
    isLost = true;
  });
  try {
    await client.connect();
  } catch (cause) {
    throw away('cannot be reached', 'is it running, and is DATABASE_URL right?', cause);
  }
  (client.connection.stream as Socket).setTimeout(SILENCE_MS, () => cutOff(client));
  try {
    await client.query(`${begin};${SETTINGS}`);
    return await work(client);
  } catch (error) {
    if (isLost || isShutDown(error)) throw away('went away', 'try again once it is back.', error);
    throw error;
  } finally {
    await client.end();
  }
}

function isShutDown(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('57P') === true;
}

function away(what: string, todo: string, cause: unknown): BackupError {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new BackupError(`The database ${what} (${reason}): ${todo}`, { cause });
}

/** The product's tables with the columns that can be written; no table is named in code. */
export async function listTables(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = (select oid from pg_namespace where nspname = current_schema()) and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return rows;
}

export function quoted(names: string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join(', ');
}
