import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { addItem } from '#items/items.commands.ts';
import { giveManyItems, recount } from '#testing/many-items.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { type TestDatabase, testDatabase, urlOf } from '#testing/test-database.ts';
import { inDays, newItem, testServer, today } from '#testing/test-server.ts';
import { closeAccount, finishDeletion } from './delete-account.commands.ts';

const HOARDER = 'hoarder@example.com';
const OTHERS = ['ana', 'bo', 'cy', 'di'].map((name) => `${name}@example.com`);
const MANY = 1000;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

async function countItems(db: Database, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from items where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

/** By how much today's history says that the items became more. */
async function countChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    select sum(change) as change from item_count_changes`.execute(db);
  return rows[0]?.change ?? Number.NaN;
}

test('others write while an account with many items is deleted, and all that is counted stays true', async () => {
  const server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000' }, database);
  const { db } = server;
  const { accountId } = await server.signUp(HOARDER);
  await giveManyItems(db, accountId, MANY);
  const hoarder = await server.as(HOARDER);
  let isDeleted = false;
  const deletion = hoarder.send('DELETE', '/account', {}).finally(() => {
    isDeleted = true;
  });
  const added = await Promise.all(
    OTHERS.map(async (email) => {
      const person = await server.as(email);
      let count = 0;
      for (; !isDeleted; count++) {
        const answer = await person.send('POST', '/items', newItem({ expiryDate: inDays(count % 40) }));
        expect(answer.statusCode, answer.body).toBe(201);
      }
      return count;
    }),
  );
  expect((await deletion).json()).toEqual({ success: true });
  const total = added.reduce((sum, count) => sum + count);
  expect(total).toBeGreaterThan(0);
  expect((await (await server.as(null)).get('/items/summary')).json().total).toBe(total);
  const { kept, recounted } = await recount(db);
  expect(kept).toEqual(recounted);
  expect(await countChanges(db)).toBe(total - MANY);
  await server.app.close();
});

test('an item that was on its way when the account was closed goes with it', async () => {
  const server = await testServer({}, database);
  const { db } = server;
  const viewer = await server.signUp(HOARDER);
  await closeAccount(db, viewer.accountId);
  await addItem(db, viewer, { ...newItem(), expiryDate: today } as Parameters<typeof addItem>[2], today);
  await finishDeletion(db, viewer.accountId);
  expect(await countItems(db, viewer.accountId)).toBe(0);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  expect(await countChanges(db)).toBe(0);
  await server.app.close();
});

test('killed in the middle of a deletion, the server finishes it when it starts again', async () => {
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  const env = { DATABASE_URL: urlOf(database.connection), DATA_DIR: dataDir, NIGHTLY_BACKUPS: 'off' };
  const account = { name: 'Ana', email: HOARDER, password: 'Secret words' };
  const call = (server: ServerProcess, method: string, path: string, body: unknown, token = '') =>
    fetch(`${server.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  let server = await startProcess(env);
  const signedIn = (await (await call(server, 'POST', '/auth/register', account)).json()) as SignedIn;
  const { uid } = signedIn.user;
  await giveManyItems(db, uid, MANY);
  const answer = call(server, 'DELETE', '/account', account, signedIn.accessToken).catch(() => 'no answer');
  await expect.poll(() => countItems(db, uid), { interval: 1 }).toBeLessThan(MANY);
  await server.kill();
  expect(await answer).toBe('no answer');
  expect(await countItems(db, uid)).toBeGreaterThan(0);
  const left = await db.selectFrom('accounts').selectAll().where('id', '=', uid).execute();
  expect(JSON.stringify(left)).not.toContain(HOARDER);
  expect(left).toMatchObject([{ display_name: null, photo_url: null }]);
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);

  server = await startProcess(env);
  expect((await call(server, 'POST', '/auth/register', account)).status).toBe(201);
  await expect.poll(() => db.selectFrom('accounts').select('id').where('id', '=', uid).execute()).toEqual([]);
  expect(await countItems(db, uid)).toBe(0);
  const { kept, recounted } = await recount(db);
  expect(kept).toEqual(recounted);
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
});
