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

const bought = async () => (await ana.get(`/kitchens/${kitchen}/shopping/bought`)).json();

async function buy(title: string, facts: object = {}): Promise<string> {
  const itemId = randomUUIDv7();
  await act({ kind: 'addItem', item: { id: itemId, title, category: 'Dairy' }, ...facts });
  return itemId;
}

/** Returns the event. */
async function finish(itemId: string, facts: object = {}): Promise<string> {
  const id = randomUUIDv7();
  await act({ id, kind: 'finishItem', itemId, outcome: 'eaten', ...facts });
  return id;
}

test('what was bought on several days is told with them, and what was bought once is not', async () => {
  await buy('Milk', { on: inDays(-7) });
  await buy('milk');
  await buy('Milk');
  await buy('Caviar');
  expect(await bought()).toEqual([
    { title: 'Milk', image: null, category: 'Dairy', days: [inDays(0), inDays(-7)], wentOn: null },
  ]);
});

test('what is left of a dish was cooked and not bought, whatever it is called', async () => {
  const cooked = { id: 'dish:frittata', title: 'Frittata' };
  for (const on of [inDays(-9), inDays(-2)]) {
    await finish(await buy('Frittata', { on, cooked }));
    await finish(await buy('Rest vom Vortag', { on, cooked }));
  }
  await finish(await buy('Milk', { on: inDays(-1) }), { cooked });
  const told: { title: string }[] = await bought();
  expect(told.map(({ title }) => title)).toEqual(['Milk']);
});

test('what was got and is no food was bought, too, and what was put away was bought once', async () => {
  for (const on of [inDays(-8), inDays(-1)]) {
    const [soap, eggs] = [randomUUIDv7(), randomUUIDv7()];
    await act(
      { kind: 'addEntry', entry: { id: soap, title: 'Soap' } },
      { kind: 'addEntry', entry: { id: eggs, title: 'Eggs' } },
      { kind: 'putAwayEntry', entryId: soap, on },
      { kind: 'addItem', item: { id: eggs, title: 'Eggs', category: 'Dairy' }, fromList: true, on },
    );
  }
  const days = [inDays(-1), inDays(-8)];
  const told: { title: string }[] = await bought();
  expect(told.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'Eggs', image: null, category: 'Dairy', days, wentOn: null },
    { title: 'Soap', image: null, category: 'Others', days, wentOn: null },
  ]);
});

test('what was finished is told with the last day on which it was, whatever became of it', async () => {
  await finish(await buy('Milk'), { on: inDays(-3) });
  await finish(await buy('Lettuce'), { outcome: 'wasted' });
  const told: { title: string }[] = await bought();
  expect(told.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'Lettuce', image: null, category: 'Dairy', days: [inDays(0)], wentOn: inDays(0) },
    { title: 'Milk', image: null, category: 'Dairy', days: [inDays(0)], wentOn: inDays(-3) },
  ]);
});

test('what was only used, was brought back, was put in by mistake or went long ago did not run out', async () => {
  await act({ kind: 'useItem', itemId: await buy('Eggs'), amount: 0.5 });
  const event = await finish(await buy('Bread'));
  await act({ kind: 'undo', event });
  const oats = await buy('Oats');
  await ana.send('DELETE', `/kitchens/${kitchen}/items/${oats}`);
  await finish(await buy('Tea', { on: inDays(-14) }), { on: inDays(-14) });
  expect(await bought()).toEqual([]);
});

test('the public fridge buys nothing', async () => {
  expect((await ana.get(`/kitchens/${PUBLIC_FRIDGE_ID}/shopping/bought`)).statusCode).toBe(404);
});
