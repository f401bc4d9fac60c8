import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
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

const ranOut = async () => (await ana.get(`/kitchens/${kitchen}/ran-out`)).json();

async function buy(title: string): Promise<string> {
  const itemId = randomUUIDv7();
  await act({ kind: 'addItem', item: { id: itemId, title, category: 'Dairy' } });
  return itemId;
}

/** Returns the event. */
async function finish(itemId: string, facts: object = {}): Promise<string> {
  const id = randomUUIDv7();
  await act({ id, kind: 'finishItem', itemId, outcome: 'eaten', ...facts });
  return id;
}

test('the last of a product ran out, whatever became of it, the newest first', async () => {
  await finish(await buy('Milk'), { on: inDays(-3) });
  await finish(await buy('Lettuce'), { outcome: 'wasted' });
  expect(await ranOut()).toEqual([
    { title: 'Lettuce', image: null, category: 'Dairy', on: inDays(0) },
    { title: 'Milk', image: null, category: 'Dairy', on: inDays(-3) },
  ]);
});

test('what there is another one of did not run out, nor what was only used or brought back', async () => {
  const [milk, eggs] = [await buy('Milk'), await buy('Eggs')];
  await buy('milk');
  await finish(milk);
  await act({ kind: 'useItem', itemId: eggs, amount: 0.5 });
  const event = await finish(await buy('Bread'));
  await act({ kind: 'undo', event });
  expect(await ranOut()).toEqual([]);
});

test('what was put in by mistake, or went long ago, is not missed', async () => {
  const oats = await buy('Oats');
  await ana.send('DELETE', `/kitchens/${kitchen}/items/${oats}`);
  await finish(await buy('Tea'), { on: inDays(-14) });
  expect(await ranOut()).toEqual([]);
});

test('the public fridge runs out of nothing', async () => {
  expect((await ana.get(`/kitchens/${PUBLIC_FRIDGE_ID}/ran-out`)).statusCode).toBe(404);
});
