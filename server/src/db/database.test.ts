import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { connect } from './database.ts';

test('closing waits for connections that are being opened, and answers what they were opened for', async () => {
  const database = await testDatabase();
  const db = connect({ ...database.connection, max: 4 }, () => {});
  await sql`select 1`.execute(db);
  const asked = [1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(db));
  await setImmediate();
  await db.destroy();
  expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  await database.drop();
});
