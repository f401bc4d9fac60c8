import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('what is to be done after a transaction is done once, when others see what it wrote', async () => {
  const { db } = database;
  const seen: Promise<unknown>[] = [];
  const look = () => {
    seen.push(sql`select from throttles where key = 'committed'`.execute(db));
  };
  await inTransaction(db, async (tx) => {
    afterCommit(tx, look);
    await tx.insertInto('throttles').values({ key: 'committed', count: 1, resets_at: new Date() }).execute();
    afterCommit(tx, look);
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toMatchObject([{ rows: [{}] }]);
});

test('nothing is done after a transaction that failed', async () => {
  const done: string[] = [];
  const failing = inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => done.push('failed'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(done).toEqual([]);
});

test('without a transaction it is done at once, and not at all in one that nobody would end for it', async () => {
  const { db } = database;
  const done: string[] = [];
  afterCommit(db, () => done.push('alone'));
  expect(done).toEqual(['alone']);
  const unknown = db.transaction().execute(async (tx) => afterCommit(tx, () => done.push('unknown')));
  await expect(unknown).rejects.toThrow('was not opened by inTransaction');
});
