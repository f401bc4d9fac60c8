import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let kitchen: KitchenId;
let act: ReturnType<typeof actsIn>;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  ana = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  act = actsIn(kitchen, ana);
});
afterAll(() => server.close());

const usual = async () => (await ana.get(`/kitchens/${kitchen}/usual`)).json();

/** Puts milk in; the id of the item and of the event. */
async function buy(item: object = {}, on?: string) {
  const ids = { itemId: randomUUIDv7(), event: randomUUIDv7() };
  await act({
    id: ids.event,
    kind: 'addItem',
    item: { title: 'Milk', ...item, id: ids.itemId },
    ...(on && { on }),
  });
  return ids;
}

test('what is bought again and again is told as it was the last time, eaten or not', async () => {
  const { itemId } = await buy();
  await act({ kind: 'finishItem', itemId, outcome: 'eaten' });
  await buy({ title: 'Rice' });
  await buy({
    title: 'milk',
    image: '/pictures/milk.webp',
    category: 'Dairy',
    amount: 1000,
    unit: 'ml',
    place: 'pantry',
  });
  expect(await usual()).toEqual([
    {
      title: 'milk',
      image: '/pictures/milk.webp',
      category: 'Dairy',
      amount: 1000,
      unit: 'ml',
      place: 'pantry',
      times: 2,
      days: [],
      gone: { times: 1, wasted: 0 },
    },
  ]);
});

test('how long it kept is counted from the day it came in, by the date on it', async () => {
  const { itemId } = await buy({ labelDate: inDays(7), dateKind: 'use-by' }, inDays(-1));
  await act({ kind: 'openItem', itemId }, { kind: 'finishItem', itemId, outcome: 'eaten' });
  await buy({ expiryDate: inDays(6) });
  await buy();
  expect(await usual()).toMatchObject([{ times: 3, days: [6, 8] }]);
});

test('an estimate is no date that somebody gave, until somebody corrects it', async () => {
  const estimated = { labelDate: inDays(9), dateKind: 'estimate' };
  const { itemId } = await buy(estimated);
  await buy(estimated);
  expect(await usual()).toMatchObject([{ times: 2, days: [] }]);
  await act({ kind: 'changeItem', itemId, fields: { expiryDate: inDays(4) } });
  expect(await usual()).toMatchObject([{ times: 2, days: [4] }]);
});

test('what was put in by mistake and taken back was not bought, and a part of a food not twice', async () => {
  const { itemId } = await buy({ amount: 4 });
  const { event } = await buy();
  expect(await usual()).toMatchObject([{ times: 2 }]);
  await act({ kind: 'undo', event });
  await act({ kind: 'freezeItem', itemId, part: { id: randomUUIDv7(), amount: 2 } });
  expect(await usual()).toEqual([]);
});

test('a corrected title counts, not the first one', async () => {
  const { itemId } = await buy({ title: 'Mlik' });
  await buy();
  await act({ kind: 'changeItem', itemId, fields: { title: 'Milk' } });
  expect(await usual()).toMatchObject([{ title: 'Milk', times: 2 }]);
});

test('how often it was thrown away in the end is told', async () => {
  for (const outcome of ['wasted', 'eaten', 'wasted']) {
    const { itemId } = await buy();
    await act({ kind: 'finishItem', itemId, outcome });
  }
  await buy();
  expect(await usual()).toMatchObject([{ times: 4, gone: { times: 3, wasted: 2 } }]);
});

test('the public fridge has no habits', async () => {
  expect((await ana.get(`/kitchens/${PUBLIC_FRIDGE_ID}/usual`)).statusCode).toBe(404);
});
