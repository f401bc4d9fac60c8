import { randomUUIDv7 } from 'node:crypto';
import type { PastEvent } from '@crisper/domain/items/item-event.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountParts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const cooked = { id: 'dish:shakshouka', title: 'Shakshouka' };
let server: TestServer;
let kitchen: KitchenId;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
});
afterAll(() => server.close());

const sent = (client: Client, intents: object[], kitchenId = kitchen) =>
  client.send('POST', `/kitchens/${kitchenId}/intents`, { intents });
const send = async (client: Client, ...intents: object[]) => {
  const answer = await sent(client, intents);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results;
};
const done = async (client: Client, ...intents: object[]) => {
  const results = await send(client, ...intents);
  for (const { outcome, message } of results) expect(outcome, message).toBe('done');
  return results;
};
const intent = <Rest extends object>(kind: string, rest: Rest) => ({ id: randomUUIDv7(), kind, ...rest });
const put = async (title: string, item: object = {}): Promise<string> => {
  const id = randomUUIDv7();
  await done(ana, intent('addItem', { item: { id, title, ...item } }));
  return id;
};
const changes = async () => (await ana.get(`/kitchens/${kitchen}/changes`)).json();
/** Each change makes a version, also one that takes another back. */
const listItems = async () => {
  const { items }: { items: { _id: string; version: number }[] } = await changes();
  return items.map(({ version: _, ...item }) => item).toSorted((a, b) => (a._id < b._id ? -1 : 1));
};
const history = async (itemId: string): Promise<PastEvent[]> =>
  (await ana.get(`/kitchens/${kitchen}/items/${itemId}/events`)).json();

test('what food was used for is in its history, in the activities and in the export', async () => {
  const [eggs, pepper] = [await put('Eggs', { amount: 6 }), await put('Pepper')];
  const leftover = randomUUIDv7();
  await done(
    ana,
    intent('useItem', { itemId: eggs, amount: 4, cooked }),
    intent('finishItem', { itemId: pepper, outcome: 'eaten', cooked }),
    intent('addItem', { item: { id: leftover, title: 'Leftover Shakshouka', amount: 2 }, cooked }),
  );
  expect((await history(eggs))[0]).toMatchObject({
    kind: 'item-used',
    used: { amount: 4, unit: 'piece' },
    cooked,
  });
  expect((await history(pepper))[0]).toMatchObject({ kind: 'item-eaten', cooked });
  expect(await history(leftover)).toMatchObject([{ kind: 'item-added', used: null, cooked }]);
  const sentences = [
    'Used some of Eggs for Shakshouka',
    'Used up Pepper for Shakshouka',
    'Added Leftover Shakshouka, left from Shakshouka',
  ];
  const actions = (rows: { action: string }[]) => rows.map(({ action }) => action);
  expect(actions((await ana.get('/activities')).json())).toEqual(expect.arrayContaining(sentences));
  expect(actions((await ana.get('/account/export')).json().activities)).toEqual(
    expect.arrayContaining(sentences),
  );
});

test('what is thrown away was cooked into nothing', async () => {
  const itemId = await put('Pepper');
  await done(ana, intent('finishItem', { itemId, outcome: 'wasted', cooked }));
  expect((await history(itemId))[0]).toMatchObject({ kind: 'item-wasted', cooked: null });
});

test('all of a cooking is undone one by one, newest first, and everything is as before', async () => {
  const foods = await Promise.all([
    put('Eggs', { amount: 6, price: 240, expiryDate: inDays(1) }),
    put('Tomatoes', { amount: 800, unit: 'g', expiryDate: inDays(2) }),
    put('Feta', { amount: 1, unit: 'pack' }),
  ]);
  const pepper = await put('Pepper', { expiryDate: inDays(0) });
  await done(ana, intent('changeStaple', { title: 'Pepper', category: 'Vegetable', isStaple: true }));
  const waste = async () =>
    (await ana.get(`/kitchens/${kitchen}/waste?from=${inDays(-1)}&to=${inDays(0)}`)).json();
  const before = [await listItems(), (await changes()).shopping.entries];
  const entryId = randomUUIDv7();
  const acts = [
    ...foods.map((itemId) => intent('useItem', { itemId, amount: 0.5, cooked })),
    intent('finishItem', { itemId: pepper, outcome: 'eaten', cooked }),
    intent('addItem', {
      item: { id: randomUUIDv7(), title: 'Leftover Shakshouka', amount: 2, unit: 'portion' },
      cooked,
    }),
  ];
  await done(ana, ...acts, intent('addEntry', { entry: { id: entryId, title: 'Coriander' }, cooked }));
  expect((await listItems()).map(({ _id }) => _id)).not.toContain(pepper);
  expect((await changes()).shopping.entries).toHaveLength(2);
  expect((await waste()).rescued).toMatchObject([{ foods: 2 }]);
  await done(
    ben,
    intent('removeEntry', { entryId }),
    ...acts.toReversed().map(({ id }) => intent('undo', { event: id })),
  );
  expect([await listItems(), (await changes()).shopping.entries]).toEqual(before);
  expect(await waste()).toMatchObject({ rescued: [], months: [{ foods: expect.closeTo(0, 9) }] });
});

test('two phones cook the same: amounts add up, and never go below nothing', async () => {
  const itemId = await put('Eggs', { amount: 6 });
  const other = { id: 'pd:pancakes', title: 'Pancakes' };
  const acts = [
    intent('useItem', { itemId, amount: 4, cooked }),
    intent('useItem', { itemId, amount: 4, cooked: other }),
  ];
  const results = await Promise.all([send(ana, acts[0] ?? {}), send(ben, acts[1] ?? {})]);
  expect(
    results
      .flat()
      .map(({ outcome, missing = 0 }) => [outcome, missing])
      .toSorted(),
  ).toEqual([
    ['done', 0],
    ['done', 2],
  ]);
  // An answer was lost: the same again happens once.
  expect(await send(ana, acts[0] ?? {})).toMatchObject([{ outcome: 'already' }]);
  expect(await listItems()).toEqual([]);
  const told = await history(itemId);
  expect(told.map(({ kind, used }) => [kind, used?.amount ?? null])).toEqual([
    ['item-eaten', 2],
    ['item-used', 4],
    ['item-added', null],
  ]);
  expect(
    told
      .slice(0, 2)
      .map((event) => event.cooked?.title)
      .toSorted(),
  ).toEqual(['Pancakes', 'Shakshouka']);
});

test('what is on the list for a dish says so, also changed, ticked, put away and brought back', async () => {
  const entry = { id: randomUUIDv7(), title: 'Leek', amount: 2 };
  const listed = async () => (await changes()).shopping.entries;
  await done(ana, intent('addEntry', { entry, cooked }));
  await done(
    ben,
    intent('changeEntry', { entryId: entry.id, fields: { amount: 3 } }),
    intent('tickEntry', { entryId: entry.id, got: true }),
  );
  expect(await listed()).toMatchObject([{ title: 'Leek', amount: 3, cooked }]);
  await done(
    ana,
    intent('removeEntry', { entryId: entry.id }),
    intent('tickEntry', { entryId: entry.id, got: true }),
  );
  expect(await listed()).toMatchObject([{ cooked }]);
  const stored = intent('addItem', { item: { id: entry.id, title: 'Leek' }, fromList: true });
  await done(ana, stored, intent('undo', { event: stored.id }));
  expect(await listed()).toMatchObject([{ cooked }]);
  const other = randomUUIDv7();
  await done(ana, intent('addEntry', { entry: { id: other, title: 'Milk' } }));
  expect(await listed()).toMatchObject([{ cooked }, { title: 'Milk', cooked: null }]);
});

test.each([
  [{ id: 'Dish 1', title: 'Soup' }, { code: 'dish_unknown' as const }],
  [{ id: `dish:${'a'.repeat(80)}`, title: 'Soup' }, { code: 'dish_unknown' as const }],
  [{ id: 'dish:soup', title: ' ' }, { code: 'dish_title_missing' as const }],
  [
    { id: 'dish:soup', title: 'x'.repeat(5000) },
    { code: 'dish_title_too_long' as const, most: 120 },
  ],
])('%# is refused in words, and nothing is done', async (dish, problem) => {
  const itemId = await put('Eggs', { amount: 6 });
  for (const act of [
    intent('useItem', { itemId, amount: 1 }),
    intent('finishItem', { itemId, outcome: 'eaten' }),
    intent('addItem', { item: { id: randomUUIDv7(), title: 'Leftover' } }),
    intent('addEntry', { entry: { id: randomUUIDv7(), title: 'Leek' } }),
  ]) {
    const answer = await sent(ana, [{ ...act, cooked: dish }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(problemText(problem));
  }
  expect(await listItems()).toMatchObject([{ title: 'Eggs', amount: 6 }]);
  expect((await changes()).shopping.entries).toEqual([]);
});

test('what a person cooked of their food in the public fridge goes with their account', async () => {
  const email = 'dora@example.com';
  const { _id: itemId } = await server.addItem(email);
  const dora = await server.as(email);
  const eaten = intent('finishItem', { itemId, outcome: 'eaten', cooked });
  expect((await sent(dora, [eaten], PUBLIC_FRIDGE_ID)).json().results).toMatchObject([{ outcome: 'done' }]);
  const event = () =>
    server.db
      .selectFrom('item_events')
      .select(['account_id', 'cooked'])
      .where('kitchen_id', '=', PUBLIC_FRIDGE_ID)
      .where('id', '=', eaten.id)
      .executeTakeFirstOrThrow();
  const { account_id: accountId, cooked: written } = await event();
  expect(written).toEqual(cooked);
  const services = { db: server.db, parts: accountParts };
  await closeAccount(services, accountId ?? '');
  await finishDeletion(services, accountId ?? '');
  expect(await event()).toEqual({ account_id: null, cooked: null });
});
