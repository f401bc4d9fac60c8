import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Catalogue } from './problems.ts';

/** The tables' columns, and the functions that are not immutable. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select table_name::text as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name
  `.execute(db);
  // Of several with a name, the least steady one: which is called depends on the types.
  const functions = await sql<{ name: string; volatility: string }>`
    select proname::text as name, max(provolatile::text) as volatility from pg_proc
    where provolatile <> 'i' group by proname
  `.execute(db);
  return {
    columns: new Map(tables.rows.map(({ name, columns }) => [name, new Set(columns)])),
    volatility: new Map(functions.rows.map(({ name, volatility }) => [name, volatility])),
  };
}
