import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';

const STEP = '0431_add_kitchens_has_webhooks.sql';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  const { db } = database;
  await sql`alter table kitchens drop column has_webhooks`.execute(db);
  await sql`delete from schema_migrations where name = ${STEP}`.execute(db);
});
afterEach(() => database.drop());

test('a step that waits for a table gives way to those who read it, and comes again', async () => {
  const { db } = database;
  const { promise: read, resolve: isRead } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table kitchens in access share mode`.execute(tx);
    isLocked();
    await read;
  });
  await locked;
  const migrated = migrate(db);
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and relation = 'kitchens'::regclass`;
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(1);
  // It stands in line behind the step.
  await sql`select id from kitchens`.execute(db);
  isRead();
  await Promise.all([holding, migrated]);
  const { rows } = await sql`select has_webhooks from kitchens`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
});
