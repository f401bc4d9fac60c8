import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountParts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const GUEST = 'gus@example.com';
const STRANGER = 'eve@example.com';
let server: TestServer;
let kitchen: KitchenId;
let benId: string;
let ana: Client;
let ben: Client;
let guest: Client;
beforeAll(async () => {
  server = await testServer();
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  await letIn(server, kitchen, ANA, { email: GUEST, role: 'guest' });
  [ana, ben, guest] = await Promise.all([server.as(ANA), server.as(BEN), server.as(GUEST)]);
});
afterAll(() => server.close());

const items = (suffix = '') => `/kitchens/${kitchen}/items${suffix}`;
const add = async (client: Client, overrides: Record<string, unknown> = {}): Promise<string> => {
  const answer = await client.send('POST', items(), newItem(overrides));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().insertedId;
};
const read = async (client: Client, id: string) => (await client.get(items(`/${id}`))).json();
const versionNow = async () => (await ana.get(`/kitchens/${kitchen}`)).json().version;
const titles = async (client: Client, query: string) =>
  (await client.get(items(query))).json().map(({ title }: { title: string }) => title);

describe('food in a kitchen', () => {
  test('is seen by its people, with the name of who added it, and by nobody else', async () => {
    const id = await add(ben, { title: 'Secret soup' });
    expect(await read(guest, id)).toMatchObject({
      title: 'Secret soup',
      addedBy: 'Somebody',
      belongsTo: null,
    });
    const stranger = await server.as(STRANGER);
    for (const client of [await server.as(null), stranger, ana]) {
      expect((await client.get(`/items/${id}`)).statusCode).toBe(404);
      expect((await client.get('/items?search=secret')).json()).toEqual([]);
    }
    expect((await stranger.get(items(`/${id}`))).json().code).toBe('kitchen_not_found');
  });

  test('is changed and removed by anybody in it, also what somebody else added', async () => {
    const id = await add(ben);
    const changed = await ana.send('PUT', items(`/${id}`), newItem({ title: 'Oat milk' }));
    expect(changed.json()).toMatchObject({ title: 'Oat milk', version: 2 });
    expect((await guest.send('DELETE', items(`/${id}`))).statusCode).toBe(403);
    expect((await ana.send('DELETE', items(`/${id}`))).statusCode).toBe(200);
    expect((await read(ana, id)).code).toBe('item_not_found');
  });

  test('belongs to one of its people or to everybody, and is found by whose it is', async () => {
    await add(ana, { title: 'Shared rice' });
    const mine = await add(ana, { title: 'Rice of Ben', belongsTo: benId });
    expect(await titles(ben, '?search=rice&scope=mine')).toEqual(['Rice of Ben']);
    expect(await titles(ben, '?search=rice&scope=shared')).toEqual(['Shared rice']);
    expect(await titles(ben, '?search=rice&scope=mine-or-added')).toEqual(['Rice of Ben']);
    expect((await titles(ana, '?search=rice&scope=mine-or-added')).toSorted()).toEqual([
      'Rice of Ben',
      'Shared rice',
    ]);
    expect((await titles(ana, '?search=rice')).toSorted()).toEqual(['Rice of Ben', 'Shared rice']);
    await ana.send('PUT', items(`/${mine}`), newItem({ title: 'Rice of all', belongsTo: null }));
    expect(await read(ana, mine)).toMatchObject({ belongsTo: null });
    const { accountId } = await server.signUp(STRANGER);
    const refused = await ana.send('POST', items(), newItem({ belongsTo: accountId }));
    expect(refused.json().code).toBe('member_not_found');
  });

  test('becomes everybody’s when the person leaves', async () => {
    const email = 'leaver@example.com';
    const leaver = await letIn(server, kitchen, ANA, { email, role: 'member' });
    const id = await add(await server.as(email), { title: 'Left behind', belongsTo: leaver });
    await ana.send('DELETE', `/kitchens/${kitchen}/members/${leaver}`);
    expect(await read(ana, id)).toMatchObject({ belongsTo: null });
    expect(await titles(ben, '?search=left&scope=shared')).toEqual(['Left behind']);
  });

  test('stays when the account of who added it is deleted', async () => {
    const email = 'gone@example.com';
    const accountId = await letIn(server, kitchen, ANA, { email, role: 'member' });
    const id = await add(await server.as(email), { title: 'Inheritance', belongsTo: accountId });
    const services = { db: server.db, parts: accountParts };
    await closeAccount(services, accountId);
    await finishDeletion(services, accountId);
    expect(await server.db.selectFrom('accounts').select('id').where('id', '=', accountId).execute()).toEqual(
      [],
    );
    expect(await read(ana, id)).toMatchObject({ title: 'Inheritance', addedBy: 'Somebody', belongsTo: null });
  });

  test('has a note for each person, which nobody else reads', async () => {
    const id = await add(ana);
    await ana.send('PATCH', items(`/${id}/note`), { text: 'Of Ana' });
    await ben.send('PATCH', items(`/${id}/note`), { text: 'Of Ben' });
    expect((await read(ana, id)).note.text).toBe('Of Ana');
    expect((await read(ben, id)).note.text).toBe('Of Ben');
    expect(await read(guest, id)).not.toHaveProperty('note');
    await ben.send('DELETE', items(`/${id}/note`));
    expect(await read(ben, id)).not.toHaveProperty('note');
    expect((await read(ana, id)).note.text).toBe('Of Ana');
  });

  test('reminds its people, but not its guests', async () => {
    await add(ana, { title: 'Fish for all', expiryDate: inDays(0) });
    await add(ana, { title: 'Fish of Ben', belongsTo: benId, expiryDate: inDays(0) });
    const told = async (client: Client, email: string) =>
      (await client.get(`/notifications/${email}`))
        .json()
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith('Fish'))
        .toSorted();
    expect(await told(ana, ANA)).toEqual(['Fish for all']);
    expect(await told(ben, BEN)).toEqual(['Fish for all', 'Fish of Ben']);
    expect(await told(guest, GUEST)).toEqual([]);
  });
});

test('what a person does in a kitchen is among their activities', async () => {
  await add(ben, { title: 'Remembered rice' });
  const actions = (await ben.get('/activities')).json().map(({ action }: { action: string }) => action);
  expect(actions).toContain('Added Remembered rice');
  expect(JSON.stringify((await ana.get('/activities')).json())).not.toContain('Remembered rice');
});

describe('the version of a kitchen', () => {
  test('grows by one with every write, and with none in another kitchen', async () => {
    const other = await startKitchen(server, ANA, 'Cabin');
    const before = await versionNow();
    const id = await add(ana);
    expect(await versionNow()).toBe(before + 1);
    await ben.send('PUT', items(`/${id}`), newItem());
    await ben.send('PATCH', items(`/${id}/note`), { text: 'Hm' });
    await ana.send('DELETE', items(`/${id}`));
    expect(await versionNow()).toBe(before + 4);
    await ana.send('POST', `/kitchens/${other}/items`, newItem());
    expect(await versionNow()).toBe(before + 4);
    const events = await server.db
      .selectFrom('item_events')
      .select(['kind', 'version'])
      .where('item_id', '=', id)
      .orderBy('version')
      .execute();
    expect(events.map(({ kind, version }) => [kind, version])).toEqual([
      ['item-added', before + 1],
      ['item-updated', before + 2],
      ['note-added', before + 3],
      ['item-removed', before + 4],
    ]);
  });

  test('labels its lists, which are not sent again while nothing changes', async () => {
    const { etag = '' } = (await ben.get(items())).headers;
    expect((await ben.get(items(), { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await add(ana);
    expect((await ben.get(items(), { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

test('the summary counts the kitchen alone, now and a week ago', async () => {
  const cellar = await startKitchen(server, ANA, 'Cellar');
  const path = `/kitchens/${cellar}/items`;
  await ana.send('POST', path, newItem({ expiryDate: inDays(1) }));
  await ana.send('POST', path, newItem({ expiryDate: inDays(30) }));
  expect((await ana.get(`${path}/summary`)).json()).toEqual({
    total: 2,
    expired: 0,
    nearlyExpired: 1,
    fresh: 1,
    weekAgo: { total: 0, expired: 0, nearlyExpired: 0, fresh: 0 },
  });
  const upcoming: { count: number }[] = (await ana.get(`${path}/upcoming`)).json();
  expect(upcoming.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('eight people who write at once make as many versions as they write, and no item twice', async () => {
  const flat = await startKitchen(server, ANA, 'Busy');
  const before = (await ana.get(`/kitchens/${flat}`)).json().version;
  const ids = Array.from({ length: 40 }, () => randomUUIDv7());
  const twice = [...ids, ...ids];
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (const id of twice.filter((_id, index) => index % 8 === writer))
        await ana.send('POST', `/kitchens/${flat}/items`, newItem({ id, title: id }));
    }),
  );
  const listed = (await ana.get(`/kitchens/${flat}/items?limit=100`)).json();
  expect(listed.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted());
  expect((await ana.get(`/kitchens/${flat}`)).json().version).toBe(before + ids.length);
});
