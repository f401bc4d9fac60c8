import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect, type MadeQuery } from '#db/database.ts';

test('queries are told of with their time and without their values', async () => {
  const made: MadeQuery[] = [];
  const db = connect(
    inject('postgres'),
    () => {},
    (query) => made.push(query),
  );
  await sql`select pg_sleep(0.01), ${'a secret'}::text`.execute(db);
  await db.destroy();
  expect(made).toEqual([{ sql: 'select pg_sleep(0.01), $1::text', ms: expect.any(Number) }]);
  expect(made[0]?.ms).toBeGreaterThan(9);
});
