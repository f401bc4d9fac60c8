import { DAY_MS } from '@crisper/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createSealer } from './sealing.ts';
import { openKeyRing } from './signing-keys.ts';

const SECRET_KEY = 'a long secret key of the operator, kept elsewhere';
const claims = { accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const stored = async () =>
  (await database.db.selectFrom('signing_keys').select('private_jwk').execute()).map(
    (row) => row.private_jwk,
  );

describe('signing keys', () => {
  test('are made on the first start and found on the next', async () => {
    const first = await openKeyRing(database.db, null);
    const token = await createAccessTokens(first).sign(claims);
    const second = await openKeyRing(database.db, null);
    expect(second.newest().id).toBe(first.newest().id);
    expect(await createAccessTokens(second).verify(token)).toEqual(claims);
  });

  test('are encrypted from the start with a SECRET_KEY on, and tokens stay good', async () => {
    const plain = await openKeyRing(database.db, null);
    const token = await createAccessTokens(plain).sign(claims);
    expect((await stored()).join()).toContain('"d"');
    const sealed = await openKeyRing(database.db, SECRET_KEY);
    expect((await stored()).join()).not.toContain('"d"');
    expect(await createAccessTokens(sealed).verify(token)).toEqual(claims);
    await sealed.rotate();
    expect((await stored()).every((text) => text.startsWith('sealed:'))).toBe(true);
  });

  test('cannot be read with another SECRET_KEY, or none', async () => {
    await openKeyRing(database.db, SECRET_KEY);
    await expect(openKeyRing(database.db, SECRET_KEY.toUpperCase())).rejects.toThrow('another SECRET_KEY');
    await expect(openKeyRing(database.db, null)).rejects.toThrow('no SECRET_KEY');
  });

  test('are rotated without signing anyone out, and other servers learn of it at once', async () => {
    const here = await openKeyRing(database.db, SECRET_KEY);
    const there = await openKeyRing(database.db, SECRET_KEY);
    const before = await createAccessTokens(here).sign(claims);
    await here.rotate();
    const after = await createAccessTokens(here).sign(claims);
    for (const token of [before, after]) {
      expect(await createAccessTokens(there).verify(token)).toEqual(claims);
    }
    expect(there.newest().id).toBe(here.newest().id);
  });

  test('that have leaked can be taken out of use', async () => {
    const ring = await openKeyRing(database.db, SECRET_KEY);
    const before = await createAccessTokens(ring).sign(claims);
    await ring.rotate({ forgetOthers: true });
    expect(await createAccessTokens(ring).verify(before)).toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  test('are replaced when they are old, and forgotten when nothing is signed with them any more', async () => {
    const ring = await openKeyRing(database.db, SECRET_KEY);
    await ring.rotate({ forgetOthers: true });
    const first = ring.newest().id;
    await ring.rotateByAge();
    expect(ring.newest().id).toBe(first);
    const age = (days: number) =>
      database.db
        .updateTable('signing_keys')
        .set({ created_at: new Date(Date.now() - days * DAY_MS) })
        .execute();
    await age(91);
    await ring.rotateByAge();
    const second = ring.newest().id;
    expect(second).not.toBe(first);
    expect(await ring.find(first)).not.toBeNull();
    await age(2);
    await ring.rotateByAge();
    expect(ring.newest().id).toBe(second);
    expect(await ring.find(first)).toBeNull();
  });
});

test('a sealed text opens only for what it was sealed for', () => {
  const sealer = createSealer(SECRET_KEY);
  const sealed = sealer.seal('secret', 'one');
  expect(sealer.open(sealed, 'one')).toBe('secret');
  expect(() => sealer.open(sealed, 'another')).toThrow();
  expect(() => sealer.open(`${sealed.slice(0, -4)}AAAA`, 'one')).toThrow();
});
