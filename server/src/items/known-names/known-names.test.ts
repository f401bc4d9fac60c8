import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEANS = 'gtin:05000169005279';
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

const known = async (kitchenId: string = kitchen) =>
  (await ana.get(`/kitchens/${kitchenId}/known-names`)).json();
const putIn = (seen: object | undefined, item: object, id = randomUUIDv7()) =>
  act({ id, kind: 'addItem', item: { title: 'Beans', ...item, id: randomUUIDv7() }, ...(seen && { seen }) });
const versionOf = async () => (await ana.get(`/kitchens/${kitchen}/changes`)).json().version;

test('what was put in by its code is known by the name that it got', async () => {
  const food = { title: 'Baked beans', category: 'Others', place: 'pantry', amount: 400, unit: 'g' };
  expect(await putIn({ as: BEANS }, food)).toMatchObject([{ outcome: 'done' }]);
  await putIn(undefined, { title: 'Milk' });
  expect(await known()).toEqual([{ ...food, seen: BEANS, image: null }]);
});

test('a name that is corrected is the one that is known', async () => {
  await putIn({ as: BEANS }, { title: 'Bens' });
  await putIn({ as: 'receipt:BKD BNS 400' }, { title: 'Baked beans' });
  await putIn({ as: BEANS }, { title: 'Baked beans' });
  expect((await known()).map(({ seen, title }: { seen: string; title: string }) => [seen, title])).toEqual([
    [BEANS, 'Baked beans'],
    ['receipt:BKD BNS 400', 'Baked beans'],
  ]);
});

test('of several at once, it knows how much one is', async () => {
  await putIn({ as: BEANS, times: 3 }, { amount: 1200, unit: 'g' });
  expect(await known()).toMatchObject([{ amount: 400, unit: 'g' }]);
});

test('it is one event, as without a code, and the same intent again changes nothing', async () => {
  const before = await versionOf();
  const id = randomUUIDv7();
  await putIn({ as: BEANS }, {}, id);
  expect(await putIn({ as: BEANS }, { title: 'Other' }, id)).toMatchObject([{ outcome: 'already' }]);
  expect(await versionOf()).toBe(before + 1);
  expect(await known()).toMatchObject([{ title: 'Beans' }]);
});

test('what is refused is not remembered', async () => {
  expect(await putIn({ as: BEANS }, { expiryDate: '2020-01-01' })).toMatchObject([{ outcome: 'refused' }]);
  expect(await known()).toEqual([]);
});

test.each([
  ['gtin:5000169005279'],
  ['isbn:9783161484100'],
  ['receipt:'],
  [`receipt:${'x'.repeat(120)}`],
  ['receipt:a\0'],
])('%j is nothing that was seen', async (as) => {
  const item = { id: randomUUIDv7(), title: 'Beans' };
  const intents = [{ id: randomUUIDv7(), kind: 'addItem', item, seen: { as } }];
  const { statusCode } = await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(statusCode).toBe(422);
});

test('another kitchen knows nothing of it, and the public fridge has no names', async () => {
  await putIn({ as: BEANS }, {});
  expect(await known(await startKitchen(server, ANA, 'Office'))).toEqual([]);
  expect((await ana.get(`/kitchens/${PUBLIC_FRIDGE_ID}/known-names`)).statusCode).toBe(404);
});
