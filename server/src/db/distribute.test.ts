import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { distribute } from './distribute.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('one PostgreSQL is left as it is, and the operator is told why', async () => {
  await expect(distribute(database.db)).rejects.toThrow(
    /^This database is not one of a Citus cluster: .* Crisper runs on it as it is\.$/,
  );
});
