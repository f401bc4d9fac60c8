import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountParts as parts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newPerson = () => `${crypto.randomUUID()}@example.com`;
const deleteAccount = async (email: string) => (await server.as(email)).send('DELETE', '/account', {});

async function rolesIn(kitchenId: KitchenId): Promise<Record<string, string>> {
  const rows = await server.db
    .selectFrom('kitchen_members')
    .select(['account_id', 'role'])
    .where('kitchen_id', '=', kitchenId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.account_id, row.role]));
}

async function rowsOf(accountId: string): Promise<number> {
  const { db } = server;
  const counts = await Promise.all([
    db.selectFrom('kitchen_members').select('role').where('account_id', '=', accountId).execute(),
    db.selectFrom('account_kitchens').select('kitchen_id').where('account_id', '=', accountId).execute(),
    db.selectFrom('kitchen_invitations').select('id').where('made_by', '=', accountId).execute(),
  ]);
  return counts.flat().length;
}

test('a person exports their kitchens and what they are in them', async () => {
  const [ana, ben] = [newPerson(), newPerson()];
  const flat = await startKitchen(server, ana, 'Flat 4B');
  await letIn(server, flat, ana, { email: ben, role: 'guest' });
  const office = await startKitchen(server, ben, 'Office');
  const exported = (await (await server.as(ben)).get('/account/export')).json();
  expect(exported.kitchens).toEqual([
    { id: flat, name: 'Flat 4B', role: 'guest', joinedAt: expect.any(String) },
    { id: office, name: 'Office', role: 'owner', joinedAt: expect.any(String) },
  ]);
});

test('a deleted account leaves no row, and the longest member follows the last owner', async () => {
  const [ana, guest, ben, cleo] = [newPerson(), newPerson(), newPerson(), newPerson()];
  const flat = await startKitchen(server, ana);
  const guestId = await letIn(server, flat, ana, { email: guest, role: 'guest' });
  const benId = await letIn(server, flat, ana, { email: ben, role: 'member' });
  const cleoId = await letIn(server, flat, ana, { email: cleo, role: 'member' });
  const token = await inviteTo(server, flat, ana);
  const { accountId } = await server.signUp(ana);
  const { version } = (await (await server.as(ben)).get(`/kitchens/${flat}`)).json();

  expect((await deleteAccount(ana)).json()).toEqual({ success: true });
  expect(await rowsOf(accountId)).toBe(0);
  expect(await rolesIn(flat)).toEqual({ [benId]: 'owner', [cleoId]: 'member', [guestId]: 'guest' });
  expect((await (await server.as(ben)).get(`/kitchens/${flat}`)).json()).toMatchObject({
    version: version + 1,
  });
  const late = await (await server.as(newPerson())).send('POST', '/invitations/accept', { token });
  expect(late.statusCode).toBe(404);
});

test('another owner keeps the kitchen as it is', async () => {
  const [ana, ben, cleo] = [newPerson(), newPerson(), newPerson()];
  const flat = await startKitchen(server, ana);
  const benId = await letIn(server, flat, ana, { email: ben, role: 'member' });
  const cleoId = await letIn(server, flat, ana, { email: cleo, role: 'member' });
  await (await server.as(ana)).send('PATCH', `/kitchens/${flat}/members/${cleoId}`, { role: 'owner' });
  await deleteAccount(ana);
  expect(await rolesIn(flat)).toEqual({ [benId]: 'member', [cleoId]: 'owner' });
});

test('kitchens where nobody is left end', async () => {
  const ana = newPerson();
  const kitchens = [await startKitchen(server, ana), await startKitchen(server, ana)];
  await deleteAccount(ana);
  const rows = await server.db.selectFrom('kitchens').select('ends_at').where('id', 'in', kitchens).execute();
  for (const { ends_at } of rows) expect(ends_at?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(rows).toHaveLength(2);
});

test('an account that is being deleted joins no kitchen', async () => {
  const { db } = server;
  const [ana, ben] = [newPerson(), newPerson()];
  const flat = await startKitchen(server, ana);
  const token = await inviteTo(server, flat, ana);
  const { accountId } = await server.signUp(ben);
  // The request was let in just before.
  const joining = (await server.as(ben)).send('POST', '/invitations/accept', { token });
  await closeAccount({ db, parts }, accountId);
  await joining;
  await finishDeletion({ db, parts }, accountId);
  expect(await rowsOf(accountId)).toBe(0);
  expect(Object.keys(await rolesIn(flat))).toEqual([(await server.signUp(ana)).accountId]);
});

test('two people who follow each other leave at once, and the third one is the owner', async () => {
  const [ana, ben, cleo] = [newPerson(), newPerson(), newPerson()];
  const flat = await startKitchen(server, ana);
  await letIn(server, flat, ana, { email: ben, role: 'member' });
  const cleoId = await letIn(server, flat, ana, { email: cleo, role: 'member' });
  await Promise.all([deleteAccount(ana), deleteAccount(ben)]);
  expect(await rolesIn(flat)).toEqual({ [cleoId]: 'owner' });
});
