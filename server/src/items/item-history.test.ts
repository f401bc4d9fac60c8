import { randomUUIDv7 } from 'node:crypto';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountParts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, newItem, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let benId: string;
let ana: Client;
let ben: Client;
let guest: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben, guest] = await Promise.all([server.as(ANA), server.as(BEN), server.as('guest@example.com')]);
  await ana.send('PATCH', '/account', { displayName: 'Ana' });
  await ben.send('PATCH', '/account', { displayName: 'Ben' });
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  await letIn(server, kitchen, ANA, { email: 'guest@example.com', role: 'guest' });
});
afterAll(() => server.close());

const send = async (client: Client, kind: string, rest: object): Promise<string> => {
  const id = randomUUIDv7();
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, {
    intents: [{ id, kind, ...rest }],
  });
  expect(answer.json().results, answer.body).toMatchObject([{ outcome: 'done' }]);
  return id;
};
const put = async (client: Client, item: object = {}): Promise<string> => {
  const id = randomUUIDv7();
  await send(client, 'addItem', { item: { id, title: 'Milk', ...item } });
  return id;
};
const history = async (client: Client, itemId: string): Promise<PastEvent[]> =>
  (await client.get(`/kitchens/${kitchen}/items/${itemId}/events`)).json();
const told = async (itemId: string) =>
  (await history(guest, itemId)).map(({ kind, by, changes }) => [
    kind,
    by?.name ?? null,
    ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  ]);

test('what happened is told newest first, with who did it and what changed', async () => {
  const itemId = await put(ana, { image: '/pictures/milk.webp' });
  const fields = { title: 'Oat milk', quantity: 2, expiryDate: inDays(3), description: 'Open', image: null };
  await send(ben, 'changeItem', { itemId, fields });
  await send(ana, 'giveItem', { itemId, to: benId });
  const eaten = await send(ana, 'finishItem', { itemId, outcome: 'eaten' });
  await send(ben, 'undo', { event: eaten });
  expect(await told(itemId)).toEqual([
    ['undone', 'Ben'],
    ['item-eaten', 'Ana'],
    ['item-given', 'Ana', 'belongsTo: null → Ben'],
    [
      'item-updated',
      'Ben',
      'title: Milk → Oat milk',
      'quantity: 1 → 2',
      'amount: 1 piece → 2 piece',
      `expiryDate: null → ${inDays(3)}`,
      'description: null → Open',
      'image: /pictures/milk.webp → null',
    ],
    ['item-added', 'Ana'],
  ]);
  const [undone, , , , added] = await history(ana, itemId);
  expect(undone).toMatchObject({ undoes: eaten, title: 'Oat milk', on: today });
  expect(added).toMatchObject({ title: 'Milk', image: '/pictures/milk.webp', undoes: null });
  expect(Date.parse(added?.at ?? '')).toBeLessThanOrEqual(Date.now());
});

test('a price is told in minor units, also that there was none', async () => {
  const itemId = await put(ana, { title: 'Rye bread' });
  await send(ben, 'changeItem', { itemId, fields: { price: 349 } });
  await send(ana, 'changeItem', { itemId, fields: { price: 0 } });
  await send(ana, 'changeItem', { itemId, fields: { price: null } });
  expect((await told(itemId)).flatMap(([, , ...changes]) => changes)).toEqual([
    'price: 0 → null',
    'price: 349 → 0',
    'price: null → 349',
  ]);
});

test('what is undone names what it changed back', async () => {
  const itemId = await put(ana);
  const event = await send(ben, 'changeItem', { itemId, fields: { title: 'Oat milk' } });
  await send(ana, 'undo', { event });
  expect((await told(itemId))[0]).toEqual(['undone', 'Ana', 'title: Oat milk → Milk']);
});

test('the day is the one on which it happened', async () => {
  const itemId = await put(ana);
  await send(ben, 'finishItem', { itemId, outcome: 'eaten', on: inDays(-2) });
  expect((await history(ana, itemId)).map(({ on }) => on)).toEqual([inDays(-2), today]);
});

test('what is gone has its history, and its picture', async () => {
  const itemId = await put(ana, { image: '/pictures/milk.webp' });
  await send(ben, 'finishItem', { itemId, outcome: 'wasted' });
  expect((await history(guest, itemId))[0]).toMatchObject({
    kind: 'item-wasted',
    title: 'Milk',
    image: '/pictures/milk.webp',
  });
});

test('so has what was taken out and brought back, and what came from the public fridge', async () => {
  const { _id } = await server.addItem(ANA);
  await ana.send('POST', `/kitchens/${kitchen}/items/move-in`, { ids: [_id] });
  await ben.send('PUT', `/kitchens/${kitchen}/items/${_id}`, newItem({ title: 'Changed' }));
  const event = await send(ben, 'removeItem', { itemId: _id });
  await send(ana, 'undo', { event });
  expect((await told(_id)).map(([kind]) => kind)).toEqual([
    'undone',
    'item-removed',
    'item-updated',
    'item-moved',
  ]);
});

test('notes are in nobody’s history', async () => {
  const itemId = await put(ana);
  await ana.send('PATCH', `/kitchens/${kitchen}/items/${itemId}/note`, { text: 'Secret' });
  await ana.send('DELETE', `/kitchens/${kitchen}/items/${itemId}/note`);
  for (const client of [ana, ben]) expect(await history(client, itemId)).toHaveLength(1);
});

test('somebody whose account is deleted is nobody', async () => {
  const email = 'dora@example.com';
  const dora = await letIn(server, kitchen, ANA, { email, role: 'member' });
  const itemId = await put(await server.as(email), { belongsTo: dora });
  const services = { db: server.db, parts: accountParts };
  await closeAccount(services, dora);
  await finishDeletion(services, dora);
  expect(await history(ana, itemId)).toMatchObject([{ kind: 'item-added', by: null }]);
});

test('an item of another kitchen, an unknown one and one of the public fridge have none', async () => {
  const other = await startKitchen(server, ANA, 'Cabin');
  const itemId = await put(ana);
  const status = async (kitchenId: string, id: string) => {
    const answer = await ana.get(`/kitchens/${kitchenId}/items/${id}/events`);
    return [answer.statusCode, answer.json().code];
  };
  expect(await status(other, itemId)).toEqual([404, 'item_not_found']);
  expect(await status(kitchen, randomUUIDv7())).toEqual([404, 'item_not_found']);
  const { _id } = await server.addItem(ANA);
  expect(await status(PUBLIC_FRIDGE_ID, _id)).toEqual([404, 'kitchen_not_found']);
});
