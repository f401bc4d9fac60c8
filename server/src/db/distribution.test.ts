import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import type { Tables } from './tables.ts';

/** Tables of one group, with the same value in the column, are on the same node of a cluster. */
interface Distributed {
  group: 'kitchens' | 'accounts' | 'emails' | 'identities' | 'subscribers';
  by: string;
}

/** On one node by the value of a column, only on the first node, or on every node. */
type Place = Distributed | 'local' | 'copied';

const byKitchen: Place = { group: 'kitchens', by: 'kitchen_id' };
const byAccount: Place = { group: 'accounts', by: 'account_id' };
const byOwner: Place = { group: 'accounts', by: 'owner_id' };
const bySubscriber: Place = { group: 'subscribers', by: 'subscriber_id' };

const places: Record<keyof Tables, Place> = {
  account_emails: { group: 'emails', by: 'email' },
  account_events: byAccount,
  account_kitchens: byAccount,
  accounts: { group: 'accounts', by: 'id' },
  bmi_results: byOwner,
  calendar_feeds: byOwner,
  consultations: byOwner,
  contact_messages: 'local',
  credentials: byAccount,
  digests: bySubscriber,
  email_proofs: byAccount,
  identities: { group: 'identities', by: 'subject' },
  item_counts: 'local',
  item_events: byKitchen,
  items: byKitchen,
  items_version: 'local',
  kitchen_invitations: byKitchen,
  kitchen_members: byKitchen,
  kitchen_places: byKitchen,
  kitchen_prices: byKitchen,
  kitchen_months: byKitchen,
  kitchens: { group: 'kitchens', by: 'id' },
  known_devices: byAccount,
  known_names: byKitchen,
  mails: 'local',
  member_months: byKitchen,
  notes: byKitchen,
  password_resets: byAccount,
  pictures: byKitchen,
  products: 'local',
  push_acts: byOwner,
  push_keys: 'copied',
  push_subscriptions: byOwner,
  pushes: byOwner,
  reminders: byOwner,
  reminders_made: byOwner,
  schema_migrations: 'local',
  seen_notifications: byOwner,
  sessions: byAccount,
  shopping_entries: byKitchen,
  shopping_events: byKitchen,
  shopping_lists: byKitchen,
  signing_keys: 'copied',
  subscriber_links: bySubscriber,
  subscribers: { group: 'subscribers', by: 'id' },
  throttles: 'local',
};

/** Not yet as the list says: the email addresses of subscribers are unique across all of them. */
const NOT_YET = ['subscribers'];

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

test('every key contains the column that its table is distributed by, but those of the tables that are not there yet', () => {
  const tables = [...spreadKeys(), ...longKeys()].map(({ table }) => table);
  expect([...new Set(tables)].sort()).toEqual(NOT_YET);
});

test('there are no triggers and no enums', async () => {
  const { rows } = await sql`
    select tgname as name from pg_trigger where not tgisinternal
    union all select typname from pg_type where typtype = 'e'`.execute(database.db);
  expect(rows).toEqual([]);
});
