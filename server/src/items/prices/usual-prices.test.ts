import { randomUUIDv7 } from 'node:crypto';
import { PRICE_MAX } from '@crisper/domain/price.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let kitchen: string;
beforeAll(async () => {
  server = await testServer();
  ana = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
});
afterAll(() => server.close());

async function send(intent: object, into = kitchen) {
  const id = randomUUIDv7();
  const answer = await ana.send('POST', `/kitchens/${into}/intents`, { intents: [{ id, ...intent }] });
  const [result] = answer.json().results;
  expect(result, answer.body).toMatchObject({ outcome: 'done' });
  return { ...result, id };
}

/** Puts food in, and returns its id and its price. */
async function add(item: object, into = kitchen): Promise<{ id: string; price: number | null }> {
  const added = await send({ kind: 'addItem', item: { id: randomUUIDv7(), title: 'Milk', ...item } }, into);
  return { id: added.item._id, price: added.item.price };
}
const change = (itemId: string, fields: object) => send({ kind: 'changeItem', itemId, fields });
const priceOf = async (item: object = {}, into = kitchen) => (await add(item, into)).price;

test('food that is added without a price has the one of its amount that was entered last', async () => {
  expect(await priceOf()).toBe(null);
  await add({ price: 180, amount: 1000, unit: 'ml' });
  expect(await priceOf({ title: 'milk', amount: 500, unit: 'ml' })).toBe(90);
  // What was not entered is not remembered: it may be rounded.
  expect(await priceOf({ amount: 1, unit: 'ml' })).toBe(0);
  expect(await priceOf({ amount: 2000, unit: 'ml' })).toBe(360);
  expect(await priceOf({ amount: 2, unit: 'pack' })).toBe(null);
  expect(await priceOf({ title: 'Oat milk', amount: 500, unit: 'ml' })).toBe(null);
});

test('a price that is entered later is the price of what is added from then on', async () => {
  const { id } = await add({ price: 180 });
  await change(id, { price: 199 });
  expect(await priceOf()).toBe(199);
  await change(id, { title: 'Oat milk', description: 'the blue one' });
  expect(await priceOf({ title: 'Oat milk' })).toBe(199);
});

test('the price of older food is not told again with another change of it', async () => {
  const { id } = await add({ price: 180 });
  await add({ price: 199 });
  await change(id, { description: 'for the pancakes' });
  const { id: part } = await send({
    kind: 'freezeItem',
    itemId: (await add({ price: 120, amount: 3, title: 'Buns' })).id,
    part: { id: randomUUIDv7(), amount: 1 },
  });
  await send({ kind: 'undo', event: part });
  expect(await priceOf()).toBe(199);
  expect(await priceOf({ title: 'Buns', amount: 3 })).toBe(120);
});

test('a price that is taken away is not used again, until that is undone', async () => {
  const { id } = await add({ price: 1800 });
  const { id: event } = await change(id, { price: null });
  expect(await priceOf()).toBe(null);
  await send({ kind: 'undo', event });
  expect(await priceOf()).toBe(1800);
});

test('taking away an old price leaves a newer one', async () => {
  const { id } = await add({ price: 1800 });
  await add({ price: 180 });
  await change(id, { price: null });
  expect(await priceOf()).toBe(180);
});

test('each kitchen has prices of its own', async () => {
  await add({ price: 180 });
  const office = await startKitchen(server, ANA, 'Office');
  expect(await priceOf({}, office)).toBe(null);
});

test('a price that comes of another amount is never more than may be entered', async () => {
  await add({ price: PRICE_MAX, amount: 0.001 });
  expect(await priceOf({ amount: 1000 })).toBe(PRICE_MAX);
});

test('the form of all foods knows and remembers prices as well', async () => {
  const food = {
    title: 'Milk',
    image: 'https://example.com/milk.jpg',
    category: 'Dairy',
    quantity: 2,
    expiryDate: '2099-01-01',
  };
  const post = async (body: object) => {
    const answer = await ana.send('POST', `/kitchens/${kitchen}/items`, body);
    return { status: answer.statusCode, body: answer.json() };
  };
  const pricesOf = async () =>
    (await server.db.selectFrom('items').select('price').where('kitchen_id', '=', kitchen).execute()).map(
      ({ price }) => price,
    );
  await post({ ...food, price: 360 });
  await post({ ...food, quantity: 1 });
  expect((await pricesOf()).toSorted()).toEqual([180, 360]);
  expect(await priceOf()).toBe(180);
  expect(await post({ ...food, price: -1 })).toMatchObject({
    status: 422,
    body: { fields: { price: 'A price is 0 or more, in the smallest unit of the currency' } },
  });
});
