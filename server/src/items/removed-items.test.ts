import type { Item } from '@crisper/domain/items/item.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
let server: TestServer;
let ana: Client;
let bo: Client;

beforeAll(async () => {
  server = await testServer();
  [ana, bo] = await Promise.all([server.as(ANA), server.as(BO)]);
});
afterAll(() => server.close());

const summary = async () => (await ana.get('/items/summary')).json();
const exists = async ({ _id }: Item) => (await ana.get(`/items/${_id}`)).statusCode === 200;
const restore = (client: Client, ...items: Item[]) =>
  client.send('POST', '/items/restore', { ids: items.map(({ _id }) => _id) });

describe('an item that was just taken out', () => {
  test('comes back as it was, with its note, and the counts stay true', async () => {
    const milk = await server.addItem(ANA, { expiryDate: inDays(1) });
    await ana.send('PATCH', `/items/${milk._id}/note`, { userEmail: ANA, text: 'Open the older one' });
    const before = (await ana.get(`/items/${milk._id}`)).json();
    const counts = await summary();
    await ana.send('DELETE', `/items/${milk._id}`);
    expect(await exists(milk)).toBe(false);
    expect((await summary()).total).toBe(counts.total - 1);

    expect((await restore(ana, milk)).json()).toEqual({ success: true });
    expect((await ana.get(`/items/${milk._id}`)).json()).toEqual({ ...before, version: 2 });
    expect(await summary()).toEqual(counts);
    expect((await ana.get('/activities')).json()[0].action).toBe('Brought back Milk');
    expect((await restore(ana, milk)).statusCode).toBe(410);
  });

  test('comes back to its owner only', async () => {
    const milk = await server.addItem(ANA);
    await ana.send('DELETE', `/items/${milk._id}`);
    expect((await restore(bo, milk)).json().code).toBe('item_not_restorable');
    expect((await restore(ana, milk)).statusCode).toBe(200);
  });

  test('is gone for good after a while', async () => {
    const milk = await server.addItem(ANA);
    await ana.send('DELETE', `/items/${milk._id}`);
    await sql`update item_events set happened_at = happened_at - interval '2 minutes'`.execute(server.db);
    expect((await restore(ana, milk)).json()).toEqual({
      code: 'item_not_restorable',
      message: 'It is too late to bring this back.',
    });
    await forgetRemoved(server.db);
    const kept = server.db.selectFrom('item_events').select('id').where('before', 'is not', null);
    expect(await kept.execute()).toEqual([]);
  });
});

describe('several items', () => {
  test('go and come back together', async () => {
    const items = await Promise.all([1, 2, 3].map(() => server.addItem(ANA)));
    const ids = items.map(({ _id }) => _id);
    expect((await ana.send('POST', '/items/delete', { ids: [...ids, ids[0]] })).json()).toEqual({
      success: true,
    });
    expect(await Promise.all(items.map(exists))).toEqual([false, false, false]);
    expect((await restore(ana, ...items)).statusCode).toBe(200);
    expect(await Promise.all(items.map(exists))).toEqual([true, true, true]);
  });

  test('stay, all of them, when one is somebody else’s or not there', async () => {
    const mine = await server.addItem(ANA);
    const his = await server.addItem(BO);
    const others = await ana.send('POST', '/items/delete', { ids: [mine._id, his._id] });
    expect(others.json().code).toBe('not_item_owner');
    const gone = await ana.send('POST', '/items/delete', { ids: [mine._id, crypto.randomUUID()] });
    expect(gone.json().code).toBe('item_not_found');
    expect([await exists(mine), await exists(his)]).toEqual([true, true]);
  });

  test.each([
    ['none', []],
    ['a hundred and one', Array.from({ length: 101 }, () => crypto.randomUUID())],
    ['what cannot be one', ['milk']],
  ])('%s are refused', async (_, ids) => {
    expect((await ana.send('POST', '/items/delete', { ids })).statusCode).toBe(422);
  });
});
