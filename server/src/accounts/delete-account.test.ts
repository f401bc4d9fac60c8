import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountParts as parts } from '#account-parts.ts';
import { startSession } from '#calling/sessions.commands.ts';
import { findViewerOf } from '#calling/sessions.queries.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { addItem } from '#items/items.commands.ts';
import { giveManyItems, recount } from '#testing/many-items.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { type TestDatabase, testDatabase, urlOf } from '#testing/test-database.ts';
import { inDays, newItem, testServer, today } from '#testing/test-server.ts';
import { updateAccount } from './accounts.commands.ts';
import { requireUser } from './accounts.queries.ts';
import { closeAccount, finishDeletion, finishDeletions } from './delete-account.commands.ts';

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
    select count(*) as count from items where added_by = ${ownerId}`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

/** The change of the number of items in today's history. */
async function countChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    select count(expiry_after) - count(expiry_before) as change from item_events`.execute(db);
  return rows[0]?.change ?? Number.NaN;
}

const findAccount = (db: Database, id: string) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).execute();

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
  await expect.poll(() => findAccount(db, accountId)).toEqual([]);
  const total = added.reduce((sum, count) => sum + count);
  expect(total).toBeGreaterThan(0);
  expect((await (await server.as(null)).get('/items/summary')).json().total).toBe(total);
  const { kept, recounted } = await recount(db);
  expect(kept).toEqual(recounted);
  expect(await countChanges(db)).toBe(total - MANY);
  await server.app.close();
});

test('an item that was on its way when the account was closed does not arrive', async () => {
  const server = await testServer({}, database);
  const { db } = server;
  const viewer = await server.signUp(HOARDER);
  await closeAccount({ db, parts }, viewer.accountId);
  const item = { ...newItem(), expiryDate: today } as Parameters<typeof addItem>[3];
  await expect(addItem(db, PUBLIC_FRIDGE_ID, viewer, item, UTC)).rejects.toMatchObject({
    code: 'invalid_token',
  });
  await finishDeletion({ db, parts }, viewer.accountId);
  expect(await countItems(db, viewer.accountId)).toBe(0);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  expect(await countChanges(db)).toBe(0);
  await server.app.close();
});

test('a closed account cannot be signed in to, changed or reset while its items are still being removed', async () => {
  const server = await testServer({}, database);
  const { db } = server;
  const password = 'Secret words';
  const browser = server.browser();
  await browser.send('POST', '/auth/register', { name: 'Ana', email: HOARDER, password });
  const [account] = await db.selectFrom('accounts').select('id').execute();
  const accountId = account?.id ?? '';
  await closeAccount({ db, parts }, accountId);
  // A login with the right password just before the deletion gets a session that opens nothing.
  const late = await startSession(db, accountId, { authenticatedAt: new Date(), userAgent: '' });
  expect(await findViewerOf(db, late.token)).toBeNull();
  await expect(requireUser(db, accountId)).rejects.toMatchObject({ code: 'invalid_token' });
  const change = { displayName: 'Ana', photoURL: null };
  const viewer = {
    accountId,
    sessionId: late.token.sessionId,
    email: HOARDER,
    timeZone: UTC,
    language: 'en' as const,
  };
  await expect(inTransaction(db, (tx) => updateAccount(tx, viewer, change, parts))).rejects.toMatchObject({
    code: 'invalid_token',
  });
  const login = await server.browser().send('POST', '/auth/login', { email: HOARDER, password });
  expect([login.statusCode, login.json().code]).toEqual([404, 'user_not_found']);
  expect(await db.selectFrom('account_emails').selectAll().execute()).toEqual([]);
  await server.app.close();
});

test('whatever an account has collected goes in steps', async () => {
  const server = await testServer({}, database);
  const { db } = server;
  const { accountId } = await server.signUp(HOARDER);
  await giveManyItems(db, accountId, 120);
  await sql`
    insert into item_events (kitchen_id, id, kind, account_id, title, happened_at)
    select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), 'item-added', ${accountId}, 'Milk', now()
    from generate_series(1, 2500)`.execute(db);
  await sql`
    insert into pictures (kitchen_id, id, owner_id, hash, bytes, created_at)
    select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), ${accountId}, lpad(n::text, 43, '0'), '\\x00', now() from generate_series(1, 50) as n
  `.execute(db);
  await closeAccount({ db, parts }, accountId);
  const stopped = new AbortController();
  stopped.abort();
  await finishDeletion({ db, parts }, accountId, stopped.signal);
  expect(await countItems(db, accountId)).toBe(120);
  await finishDeletion({ db, parts }, accountId);
  expect(await findAccount(db, accountId)).toEqual([]);
  for (const table of ['items', 'pictures'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  }
  const events = db.selectFrom('item_events').select(['account_id', 'title', 'before']).distinct();
  expect(await events.execute()).toEqual([{ account_id: null, title: '', before: null }]);
  await server.app.close();
});

test('killed in the middle of a deletion, a server finishes it later', async () => {
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

  // One item that cannot be removed yet keeps the deletion from finishing before the kill.
  const holder = new pg.Client(database.connection);
  await holder.connect();
  let server = await startProcess(env);
  const signedIn = (await (await call(server, 'POST', '/auth/register', account)).json()) as SignedIn;
  const { uid } = signedIn.user;
  await giveManyItems(db, uid, MANY);
  await holder.query('begin');
  await holder.query('select from items where added_by = $1 order by id desc limit 1 for update', [uid]);
  const answer = call(server, 'DELETE', '/account', account, signedIn.accessToken).catch(() => 'no answer');
  await expect.poll(() => findAccount(db, uid)).not.toMatchObject([{ deleted_at: null }]);
  await server.kill();
  expect(await answer).toBe('no answer');
  await holder.end();
  expect(await countItems(db, uid)).toBeGreaterThan(0);
  const left = await findAccount(db, uid);
  expect(JSON.stringify(left)).not.toContain(HOARDER);
  expect(left).toMatchObject([{ display_name: null, photo_url: null }]);
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);

  server = await startProcess(env);
  expect((await call(server, 'POST', '/auth/register', account)).status).toBe(201);
  await server.end();
  expect(await findAccount(db, uid)).toHaveLength(1);
  await sql`update accounts set deleted_at = deleted_at - interval '5 minutes' where id = ${uid}`.execute(db);
  await finishDeletions({ db, parts });
  expect(await findAccount(db, uid)).toEqual([]);
  expect(await countItems(db, uid)).toBe(0);
  const { kept, recounted } = await recount(db);
  expect(kept).toEqual(recounted);
  await rm(dataDir, { recursive: true, force: true });
});
