import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KeyRing, openKeyRing } from '#calling/signing-keys.ts';
import { doHourlyChores } from '#housekeeping.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let keys: KeyRing;
let lines: string[];
beforeEach(async () => {
  database = await testDatabase();
  keys = await openKeyRing(database.db, null);
  lines = [];
});
afterEach(() => database.drop());

const doChores = () => {
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  return doHourlyChores({ db: database.db, keys, log });
};

test('a chore that fails is named in the log, and the others are done all the same', async () => {
  const { db } = database;
  await sql`alter table item_counts rename to out_of_reach`.execute(db);
  await sql`insert into throttles (key, count, resets_at) values ('old', 1, now() - interval '1 day')`.execute(
    db,
  );
  await sql`update signing_keys set created_at = created_at - interval '100 days'`.execute(db);
  const before = keys.newest().id;

  await doChores();
  const warnings = lines.map((line) => JSON.parse(line));
  expect(warnings).toMatchObject([{ chore: 'forget zero counts', err: { code: '42P01' } }]);
  expect(await db.selectFrom('throttles').select('key').execute()).toEqual([]);
  expect(keys.newest().id).not.toBe(before);
});
