import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { recount } from '#testing/many-items.ts';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer();
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});
afterAll(() => server.close());

const items = (suffix = '') => `/kitchens/${kitchen}/items${suffix}`;
const move = (client: Client, way: 'in' | 'back', ...ids: string[]) =>
  client.send('POST', items(`/move-${way}`), { ids });
const inPublic = async (id: string) => (await ana.get(`/items/${id}`)).statusCode === 200;

test('food moves from the public fridge into a kitchen with its note, and back', async () => {
  const { _id: id } = await server.addItem(ANA, { title: 'Cheese' });
  await ana.send('PATCH', `/items/${id}/note`, { userEmail: ANA, text: 'Old' });
  expect((await move(ana, 'in', id)).json()).toEqual({ success: true });
  expect((await move(ana, 'in', id)).statusCode).toBe(200);
  expect(await inPublic(id)).toBe(false);
  expect((await ana.get(items(`/${id}`))).json()).toMatchObject({ title: 'Cheese', note: { text: 'Old' } });
  expect((await ben.get(items(`/${id}`))).json()).not.toHaveProperty('note');
  expect((await recount(server.db)).kept).toEqual((await recount(server.db)).recounted);

  expect((await move(ana, 'back', id)).statusCode).toBe(200);
  expect((await ana.get(`/items/${id}`)).json()).toMatchObject({ title: 'Cheese', note: { text: 'Old' } });
  expect((await ana.get(items(`/${id}`))).statusCode).toBe(404);
});

test('moving is not undone in the kitchen alone, which would lose the food', async () => {
  const { _id: id } = await server.addItem(ANA);
  await move(ana, 'in', id);
  const event = await server.db
    .selectFrom('item_events')
    .select('id')
    .where('kitchen_id', '=', kitchen)
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  const intents = [{ id: crypto.randomUUID(), kind: 'undo', event: event.id }];
  const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(answer.json().results).toMatchObject([{ outcome: 'refused', code: 'not_undoable' }]);
  expect((await ana.get(items(`/${id}`))).statusCode).toBe(200);
});

test('other people’s food does not move, and then none does', async () => {
  const mine = await server.addItem(ANA);
  const his = await server.addItem(BEN);
  expect((await move(ana, 'in', mine._id, his._id)).json().code).toBe('not_item_owner');
  expect((await move(ana, 'in', crypto.randomUUID())).json().code).toBe('item_not_found');
  expect([await inPublic(mine._id), await inPublic(his._id)]).toEqual([true, true]);
});

test('what somebody has touched since, or what never was public, does not become public', async () => {
  const { _id: id } = await server.addItem(ANA);
  await move(ana, 'in', id);
  expect((await move(ben, 'back', id)).json().code).toBe('not_undoable');
  await ben.send('PUT', items(`/${id}`), newItem({ title: 'Private now' }));
  expect((await move(ana, 'back', id)).json().code).toBe('not_undoable');
  const added = (await ana.send('POST', items(), newItem())).json().insertedId;
  expect((await move(ana, 'back', added)).json().code).toBe('not_undoable');
  expect([await inPublic(id), await inPublic(added)]).toEqual([false, false]);
});
