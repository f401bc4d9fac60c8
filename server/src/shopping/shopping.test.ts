import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { ENTRIES_PER_LIST, LISTS_PER_KITCHEN } from '@crisper/domain/shopping/shopping.ts';
import type { ShoppingChanges } from '@crisper/domain/shopping/shopping-schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const EVA = 'eva@example.com';
let server: TestServer;
let ana: Client;
let ben: Client;
let kitchen: KitchenId;
let benId: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});
afterAll(() => server.close());
beforeEach(async () => {
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
});

const anaDoes = (...intents: object[]) => actsIn(kitchen, ana)(...intents);
const benDoes = (...intents: object[]) => actsIn(kitchen, ben)(...intents);
const changes = async (since?: number): Promise<{ version: number; shopping: ShoppingChanges }> =>
  (await ben.get(`/kitchens/${kitchen}/changes${since === undefined ? '' : `?since=${since}`}`)).json();
const entries = async () => (await changes()).shopping.entries;
const adding = (title: string, rest: object = {}) => ({
  kind: 'addEntry',
  entry: { id: randomUUIDv7(), title, ...rest },
});
const ticking = (entryId: string, got = true) => ({ kind: 'tickEntry', entryId, got });

test('a kitchen has one list from the start, and what is added is on it', async () => {
  const milk = adding('Milk', { category: 'Dairy', amount: 2, wantedBy: benId });
  expect(await anaDoes(milk)).toMatchObject([{ outcome: 'done' }]);
  const { shopping } = await changes();
  expect(shopping.lists).toEqual([{ _id: kitchen, name: null, isArchived: false }]);
  expect(shopping.entries).toMatchObject([
    {
      ...{ _id: milk.entry.id, listId: kitchen, title: 'Milk', category: 'Dairy', amount: 2, unit: 'piece' },
      ...{ wantedBy: benId, gotAt: null, gotBy: null, version: 1 },
    },
  ]);
});

test('what changed since a version is told, and nothing else', async () => {
  const [milk, eggs] = [adding('Milk'), adding('Eggs')];
  await anaDoes(milk, eggs);
  const { version } = await changes();
  await benDoes(ticking(milk.entry.id), { kind: 'removeEntry', entryId: eggs.entry.id });
  const later = await changes(version);
  expect(later.version).toBe(version + 2);
  expect(later.shopping.entries.map(({ title }) => title)).toEqual(['Milk']);
  expect(later.shopping.gone).toEqual([eggs.entry.id]);
  expect((await changes(later.version)).shopping).toBeNull();
});

test('the same intent happens once, whoever sends it again', async () => {
  const intent = { id: randomUUIDv7(), ...adding('Milk') };
  expect(await anaDoes(intent, intent)).toMatchObject([{ outcome: 'done' }, { outcome: 'already' }]);
  expect(await anaDoes(intent)).toMatchObject([{ outcome: 'already' }]);
  expect(await benDoes(intent)).toMatchObject([{ outcome: 'refused', code: 'id_taken' }]);
  expect(await entries()).toHaveLength(1);
});

test('two people who tick the same have ticked it once, and nobody is told', async () => {
  const milk = adding('Milk');
  await anaDoes(milk, ticking(milk.entry.id));
  const [second] = await benDoes(ticking(milk.entry.id));
  expect(second).toEqual({ id: expect.any(String), outcome: 'already' });
  const [got] = await entries();
  expect(got).toMatchObject({ version: 2, gotAt: expect.any(String) });
});

test('ticking what was removed brings it back, and is told kindly', async () => {
  const milk = adding('Milk', { amount: 500, unit: 'ml' });
  await anaDoes(milk, { kind: 'removeEntry', entryId: milk.entry.id, base: 1 });
  expect(last(await benDoes(ticking(milk.entry.id)))).toMatchObject({
    outcome: 'done',
    message: expect.stringContaining('had taken it off the list'),
  });
  expect(await entries()).toMatchObject([{ title: 'Milk', amount: 500, gotAt: expect.any(String) }]);
});

test('a removal that did not see a change lets the entry stay, and is told', async () => {
  const milk = adding('Milk');
  await anaDoes(milk);
  await benDoes({ kind: 'changeEntry', entryId: milk.entry.id, fields: { title: 'Oat milk' } });
  expect(last(await anaDoes({ kind: 'removeEntry', entryId: milk.entry.id, base: 1 }))).toMatchObject({
    outcome: 'already',
    message: expect.stringContaining('stays on the list'),
  });
  expect(await entries()).toMatchObject([{ title: 'Oat milk' }]);
  expect(last(await anaDoes({ kind: 'removeEntry', entryId: milk.entry.id, base: 2 })).outcome).toBe('done');
  expect(await entries()).toEqual([]);
});

test('further lists are made, named and archived; the first one stays', async () => {
  const market = { id: randomUUIDv7(), name: 'Market' };
  const archive = { kind: 'changeList', listId: market.id, fields: { isArchived: true } };
  expect(
    await anaDoes(
      { kind: 'addList', list: market },
      { kind: 'addList', list: market },
      adding('Figs', { listId: market.id }),
      { kind: 'changeList', listId: kitchen, fields: { name: 'Supermarket' } },
      archive,
      { ...archive, listId: kitchen },
      { ...archive, listId: randomUUIDv7() },
      adding('Dates', { listId: market.id }),
      adding('Nuts', { listId: randomUUIDv7() }),
    ),
  ).toMatchObject([
    { outcome: 'done' },
    { outcome: 'already' },
    { outcome: 'done' },
    { outcome: 'done' },
    { outcome: 'done' },
    { outcome: 'refused', code: 'first_list_stays' },
    { outcome: 'refused', code: 'list_not_found' },
    { outcome: 'done' },
    { outcome: 'refused', code: 'list_not_found' },
  ]);
  const { lists, entries: found } = (await changes()).shopping;
  expect(lists).toEqual([
    { _id: kitchen, name: 'Supermarket', isArchived: false },
    { _id: market.id, name: 'Market', isArchived: true },
  ]);
  expect(found.map(({ title, listId }) => [title, listId])).toEqual([
    ['Figs', market.id],
    ['Dates', kitchen],
  ]);
});

test('a list and a kitchen hold so much, and no more', async () => {
  const all = Array.from({ length: ENTRIES_PER_LIST }, (_, at) => adding(`Thing ${at}`));
  for (let at = 0; at < all.length; at += 100) await anaDoes(...all.slice(at, at + 100));
  expect(last(await anaDoes(adding('One more')))).toMatchObject({ outcome: 'refused', code: 'list_full' });
  const lists = Array.from({ length: LISTS_PER_KITCHEN }, (_, at) => ({
    kind: 'addList',
    list: { id: randomUUIDv7(), name: `List ${at}` },
  }));
  expect(last(await anaDoes(...lists))).toMatchObject({ outcome: 'refused', code: 'too_many_lists' });
  expect(await entries()).toHaveLength(ENTRIES_PER_LIST);
});

test('everybody is told the same way through the shop', async () => {
  const [milk, kale, beer] = [
    adding('Milk', { category: 'Dairy' }),
    adding('Kale', { category: 'Vegetable' }),
    adding('Beer', { category: 'Beverages' }),
  ];
  await anaDoes(milk, kale, beer);
  const walk = [beer, milk, kale].map(({ entry }) => ({ ...ticking(entry.id), on: inDays(-1) }));
  await benDoes(...walk);
  expect((await changes()).shopping.order).toEqual({ shelves: ['drinks', 'cold', 'produce'], titles: [] });
});

test('a guest looks and does not touch; nobody shops for the public fridge', async () => {
  await letIn(server, kitchen, ANA, { email: EVA, role: 'guest' });
  const eva = await server.as(EVA);
  await anaDoes(adding('Milk'));
  const seen = await eva.get(`/kitchens/${kitchen}/changes`);
  expect(seen.json().shopping.entries).toHaveLength(1);
  const intents = [{ id: randomUUIDv7(), ...adding('Wine') }];
  expect((await eva.send('POST', `/kitchens/${kitchen}/intents`, { intents })).statusCode).toBe(403);
  expect((await ana.send('POST', `/kitchens/${PUBLIC_FRIDGE_ID}/intents`, { intents })).statusCode).toBe(404);
});

test('what a person wanted who has left is for everybody', async () => {
  await anaDoes(adding('Milk', { wantedBy: benId }));
  expect(last(await anaDoes(adding('Figs', { wantedBy: randomUUIDv7() }))).code).toBe('member_not_found');
  await ana.send('DELETE', `/kitchens/${kitchen}/members/${benId}`);
  const whole = (await ana.get(`/kitchens/${kitchen}/changes`)).json();
  expect(whole.shopping.entries).toMatchObject([{ title: 'Milk', wantedBy: null }]);
});
