import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { type Distributed, places } from './distribution.ts';
import type { Tables } from './tables.ts';

interface UniqueKey {
  table: keyof Tables;
  name: string;
  columns: string[];
}

interface ForeignKey {
  table: keyof Tables;
  name: string;
  columns: string[];
  target: keyof Tables;
  target_columns: string[];
}

let database: TestDatabase;
let uniqueKeys: UniqueKey[];
let foreignKeys: ForeignKey[];
beforeAll(async () => {
  database = await testDatabase();
  const unique = await sql<UniqueKey>`
    select pg_class.relname as table, index.indexrelid::regclass::text as name, array(
      select attname::text from pg_attribute where attrelid = index.indrelid and attnum = any (index.indkey)
    ) as columns
    from pg_index as index join pg_class on pg_class.oid = index.indrelid
    where index.indisunique and pg_class.relnamespace = 'public'::regnamespace
  `.execute(database.db);
  uniqueKeys = unique.rows;
  const foreign = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as target,
      array(
        select attname::text from unnest(conkey) with ordinality as key (number, position)
        join pg_attribute on attrelid = conrelid and attnum = number order by position
      ) as columns,
      array(
        select attname::text from unnest(confkey) with ordinality as key (number, position)
        join pg_attribute on attrelid = confrelid and attnum = number order by position
      ) as target_columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(database.db);
  foreignKeys = foreign.rows;
});
afterAll(() => database.drop());

const distributed = (table: keyof Tables): Distributed | null => {
  const place = places[table];
  return typeof place === 'string' ? null : place;
};

/** Keys that are checked on one node although their rows may be on several. */
const spreadKeys = (): { table: keyof Tables; name: string }[] =>
  uniqueKeys.filter(({ table, columns }) => {
    const place = distributed(table);
    return place !== null && !columns.includes(place.by);
  });

/** Foreign keys whose two rows may be on two nodes. */
const longKeys = () =>
  foreignKeys.filter(({ table, columns, target, target_columns }) => {
    if (places[target] === 'copied') return false;
    const from = distributed(table);
    const to = distributed(target);
    if (from === null || to === null) return from !== to;
    const meet = columns.some((column, at) => column === from.by && target_columns[at] === to.by);
    return from.group !== to.group || !meet;
  });

test('the list names every table', async () => {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(database.db);
  expect(rows.map(({ tablename }) => tablename)).toEqual(Object.keys(places).sort());
});

test('every key contains the column that its table is distributed by', () => {
  expect([...spreadKeys(), ...longKeys()].map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
});

test('there are no triggers and no enums', async () => {
  const { rows } = await sql`
    select tgname as name from pg_trigger where not tgisinternal
    union all select typname from pg_type where typtype = 'e'`.execute(database.db);
  expect(rows).toEqual([]);
});
