import { randomUUIDv7 } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { activityText } from '@crisper/texts/activities.ts';
import { exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitiesOf } from '#activities/activities.queries.ts';
import { createAccessTokens } from '#calling/access-tokens.ts';
import { openKeyRing } from '#calling/signing-keys.ts';
import { readConfig } from '#config.ts';
import { createApp } from '#create-app.ts';
import { readItemsVersion } from '#items/items.queries.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** The last migration before kitchens. */
const YESTERDAY = '0106';
const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** Tables that became events. */
const ENDED = ['activities', 'removed_items', 'item_count_changes', 'owner_item_changes'];
const ANA = {
  accountId: '01990000-0000-7000-8000-00000000000a',
  sessionId: '01990000-0000-7000-8000-0000000000aa',
};
const BO = '01990000-0000-7000-8000-00000000000b';
const MILK = '01990000-0000-7000-8000-000000000001';
const SALT = '01990000-0000-7000-8000-000000000002';
const EGGS = '01990000-0000-7000-8000-000000000003';

let upgraded: TestDatabase;
let columnsThen: Column[];
beforeAll(async () => {
  upgraded = await testDatabase({ empty: true });
  await migrateUpTo(upgraded.db, YESTERDAY);
  await writeRows(upgraded.db, YESTERDAY);
  columnsThen = await columnsOf(upgraded.db);
});
afterAll(() => upgraded.drop());

async function migrateUpTo(db: Database, last: string): Promise<void> {
  await sql`create table schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
    db,
  );
  const steps = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, 4) <= last).sort();
  for (const step of steps) {
    await sql.raw(await readFile(new URL(step, MIGRATIONS), 'utf8')).execute(db);
    await sql`insert into schema_migrations (name, applied_at) values (${step}, now())`.execute(db);
  }
}

async function writeRows(db: Database, of: string): Promise<void> {
  await sql.raw(await readFile(new URL(`rows-of-${of}.sql`, import.meta.url), 'utf8')).execute(db);
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = JSON.stringify(await exportJWK(privateKey));
  await sql`
    insert into signing_keys (id, private_jwk, created_at) values (${randomUUIDv7()}, ${jwk}, now())
  `.execute(db);
}

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
}

async function columnsOf(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name
  `.execute(db);
  return rows;
}

async function contentsOf(
  db: Database,
  columns: Column[],
  renamed: Record<string, string> = {},
): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of new Set(columns.map(({ table_name }) => table_name))) {
    const names = columns
      .filter(({ table_name }) => table_name === table)
      .map(
        ({ column_name: name }) => sql`${sql.ref(renamed[`${table}.${name}`] ?? name)} as ${sql.id(name)}`,
      );
    const { rows } = await sql`select ${sql.join(names)} from ${sql.table(table)} order by 1, 2`.execute(db);
    contents[table] = rows;
  }
  return contents;
}

test("today's migrations keep every row of yesterday's data as it was", async () => {
  // Migrations add their own names, and a change of public data raises the version.
  const written = ['schema_migrations', 'items_version'];
  const tables = columnsThen.filter(({ table_name }) => ![...written, ...ENDED].includes(table_name));
  const before = await contentsOf(upgraded.db, tables);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  await migrate(upgraded.db);
  const { notes, ...rest } = await contentsOf(upgraded.db, tables, { 'items.owner_id': 'added_by' });
  const { notes: notesBefore, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  // The note of what was just removed was kept with it.
  expect(notes).toEqual([
    ...(notesBefore ?? []),
    expect.objectContaining({ item_id: EGGS, text: 'Brown ones' }),
  ]);
});

test('everything that was there is in the public fridge', async () => {
  const { rows } = await sql<{ kitchen_id: string }>`
    select kitchen_id from items union select kitchen_id from notes
    union select kitchen_id from item_events union select kitchen_id from pictures
  `.execute(upgraded.db);
  expect(rows).toEqual([{ kitchen_id: PUBLIC_FRIDGE_ID }]);
});

test('activities, removals that can be undone and the counts of the last days have become events', async () => {
  const events = await upgraded.db
    .selectFrom('item_events')
    .select(['kind', 'account_id', 'title', 'item_id', 'expiry_before', 'expiry_after'])
    .orderBy('kind')
    .orderBy('expiry_before')
    .execute();
  const none = { item_id: null, expiry_before: null, expiry_after: null };
  const ana = ANA.accountId;
  const counted = { ...none, kind: 'counted', title: '' };
  expect(events).toEqual([
    { ...counted, account_id: ana, expiry_before: '2026-02-05' },
    { ...counted, account_id: ana, expiry_before: '2026-02-05' },
    { ...counted, account_id: null, expiry_before: '2026-02-06' },
    { ...counted, account_id: BO, expiry_after: 'infinity' },
    { ...none, kind: 'item-added', account_id: ana, title: 'Milk' },
    { ...none, kind: 'item-removed', account_id: ana, title: 'Eggs', item_id: EGGS },
    { ...none, kind: 'other', account_id: ana, title: 'Ate a pear' },
  ]);
});

test("today's code goes on with yesterday's data", async () => {
  const { db } = upgraded;
  const tokens = createAccessTokens(await openKeyRing(db, null));
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, tokens });
  const authorization = `Bearer ${await tokens.sign(ANA)}`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
    return answer;
  };
  await call('POST', '/auth/login', { email: 'ana@example.com', password: 'Secret words' });
  await call('POST', '/items/restore', { ids: [EGGS] });
  const exported = (await call('GET', '/account/export')).json();
  expect(exported).toMatchObject({
    profile: { email: 'ana@example.com', displayName: 'Ana' },
    bmiResults: [{ heightCm: 170, weightKg: 65.5 }],
    pictures: [{ url: '/api/pictures/01990000-0000-7000-8000-000000000009.webp' }],
  });
  const notes = exported.items.map((item: { title: string; note: { text: string } }) => [
    item.title,
    item.note.text,
  ]);
  expect(notes.sort()).toEqual([
    ['Eggs', 'Brown ones'],
    ['Milk', 'For the cake'],
  ]);
  await call('GET', '/pictures/01990000-0000-7000-8000-000000000009.webp');
  expect((await call('GET', '/items/summary')).json().total).toBe(3);
  await call('DELETE', `/items/${MILK}`);
  await call('DELETE', '/account', { password: 'Secret words' });
  expect((await app.inject('/api/items/summary')).json().total).toBe(1);
  await app.close();
});

/** The version of the public fridge, from before its key began with a kitchen. */
async function readVersionThen(db: Database): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`select coalesce(sum(version), 0) as version from items_version`.execute(db);
  return rows[0]?.version ?? 0;
}

test('a description that nobody wrote is taken out, and browsers are told that items changed', async () => {
  const before = await testDatabase({ empty: true });
  await migrateUpTo(before.db, '0079');
  await writeRows(before.db, '0036');
  await before.db
    .updateTable('items')
    .set({ description: 'No description provided' })
    .where('id', '=', SALT)
    .execute();
  const versionThen = await readVersionThen(before.db);
  await migrate(before.db);
  const rows = await before.db
    .selectFrom('items')
    .select(['title', 'description'])
    .orderBy('title')
    .execute();
  expect(rows).toEqual([
    { title: 'Milk', description: 'Half full' },
    { title: 'Salt', description: '' },
  ]);
  expect(await readItemsVersion(before.db)).toBeGreaterThan(versionThen);
  await before.drop();
});

test('who hid their email address stays hidden, who never chose is hidden from visitors, and browsers are told that items changed', async () => {
  const old = await testDatabase({ empty: true });
  await migrateUpTo(old.db, '0099');
  await sql`
    insert into accounts (id, email, created_at, shows_email)
    values (${randomUUIDv7()}, 'hidden@example.com', now(), false), (${randomUUIDv7()}, 'shown@example.com', now(), true)
  `.execute(old.db);
  await sql`insert into items_version (slot, version) values (1, 1)`.execute(old.db);
  const versionThen = await readVersionThen(old.db);
  await migrate(old.db);
  const accounts = await old.db
    .selectFrom('accounts')
    .select(['email', 'email_seen_by'])
    .orderBy('email')
    .execute();
  expect(accounts).toEqual([
    { email: 'hidden@example.com', email_seen_by: 'nobody' },
    { email: 'shown@example.com', email_seen_by: 'signed-in' },
  ]);
  expect(await readItemsVersion(old.db)).toBeGreaterThan(versionThen);
  await old.drop();
});

test('each account has claimed its email address, and deleted ones have not', async () => {
  const old = await testDatabase({ empty: true });
  await migrateUpTo(old.db, YESTERDAY);
  await sql`
    insert into accounts (id, email, created_at, deleted_at) values
      (${ANA.accountId}, 'ana@example.com', now(), null), (${BO}, 'gone@deleted.invalid', now(), now())
  `.execute(old.db);
  await migrate(old.db);
  const claims = await old.db.selectFrom('account_emails').selectAll().execute();
  expect(claims).toEqual([{ email: 'ana@example.com', account_id: ANA.accountId }]);
  await old.drop();
});

test('activities kept as sentences get their kind and say the same', async () => {
  const old = await testDatabase({ empty: true });
  await migrateUpTo(old.db, '0104');
  const sentences = [
    'Added Milk',
    'Updated a note to Milk',
    'Removed 100 % oat_milk',
    'Brought back Added value',
    'Added a note to the note from Bo',
    'Removed the note from Milk',
    'added milk',
  ];
  const write = async (action: string) =>
    sql`
      insert into activities (owner_id, id, action, happened_at)
      values (${ANA.accountId}, ${randomUUIDv7()}, ${action}, now())
    `.execute(old.db);
  for (const sentence of sentences) await write(sentence);
  await migrate(old.db);
  const { query } = await activitiesOf(old.db, ANA.accountId);
  const activities = await query.orderBy('happened_at').execute();
  expect(activities.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['item-added', 'Milk'],
    ['item-updated', 'a note to Milk'],
    ['item-removed', '100 % oat_milk'],
    ['item-brought-back', 'Added value'],
    ['note-added', 'the note from Bo'],
    ['note-removed', 'Milk'],
    ['other', 'added milk'],
  ]);
  expect(activities.map(activityText)).toEqual(sentences);
  await old.drop();
});
