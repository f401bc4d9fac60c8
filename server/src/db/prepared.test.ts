import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { connect, type Database } from './database.ts';
import { prepared, type ValueOf } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function onOneConnection(prepares: boolean, work: (db: Database) => Promise<void>): Promise<void> {
  const db = connect({ ...database.connection, max: 1, prepares }, () => {});
  await work(db).finally(() => db.destroy());
}

const countPrepared = async (db: Database) =>
  (await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(db)).rows[0]?.n;

const selectGreeting = prepared(
  (_db, value: ValueOf<{ name: string; times: number }>) =>
    sql<{
      greeting: string;
    }>`select repeat('Hello ' || ${value('name')}::text, ${value('times')}::int) as greeting`,
);
const selectSlot = prepared((db, value: ValueOf<{ slot: number }>) =>
  db.selectFrom('items_version').select('version').where('slot', '=', value('slot')),
);
const greet = (db: Database, name: string, times: number) => selectGreeting(db, { name, times });

describe.each([
  [true, 2],
  [false, 0],
])('with preparing %s', (prepares, kept) => {
  test(`${kept} of two statements are kept, and each execution has its own values`, () =>
    onOneConnection(prepares, async (db) => {
      expect(await greet(db, 'Ana', 1)).toEqual([{ greeting: 'Hello Ana' }]);
      expect(await greet(db, 'Ben', 2)).toEqual([{ greeting: 'Hello BenHello Ben' }]);
      for (const slot of [0, 1]) expect(await selectSlot(db, { slot })).toEqual([]);
      expect(await countPrepared(db)).toBe(kept);
    }));
});

test('in a transaction it is part of it', () =>
  onOneConnection(true, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`create temporary table here (name text) on commit drop`.execute(tx);
      await sql`insert into here values ('Ana')`.execute(tx);
      const select = prepared(() => sql<{ name: string }>`select name from here`);
      expect(await select(tx, {})).toEqual([{ name: 'Ana' }]);
    }),
  ));
