import { randomUUIDv7 } from 'node:crypto';
import { readDocuments } from '@crisper/domain/bring/json-documents.ts';
import { planner } from '@crisper/domain/bring/plan.ts';
import { understood } from '@crisper/domain/bring/understand.ts';
import type { KitchenExport } from '@crisper/domain/imports/kitchen-export.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let home: KitchenId;
let cabin: KitchenId;
const cellar = { id: `pantry-${randomUUIDv7()}`, name: 'Cellar' };
const garage = { id: `freezer-${randomUUIDv7()}`, name: 'Garage' };

beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  ana = await server.as(ANA);
  home = await startKitchen(server, ANA);
  await fill(home);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').where('kitchen_id', '!=', home).execute();
  cabin = await startKitchen(server, ANA, 'Cabin');
});
afterAll(() => server.close());

async function fill(kitchen: KitchenId) {
  for (const place of [cellar, garage]) await ana.send('POST', `/kitchens/${kitchen}/places`, place);
  const [milk, tea, party, bread] = Array.from({ length: 4 }, () => randomUUIDv7());
  const add = (item: object) => ({ kind: 'addItem', item: { id: randomUUIDv7(), ...item } });
  const list = (entry: object) => ({ kind: 'addEntry', entry: { id: randomUUIDv7(), ...entry } });
  const milkFacts = { title: 'Milk', amount: 1000, unit: 'ml', labelDate: inDays(5), dateKind: 'use-by' };
  await actsIn(kitchen, ana)(
    add({ id: milk, ...milkFacts, category: 'Others', price: 129 }),
    { kind: 'useItem', itemId: milk, amount: 250 },
    { kind: 'openItem', itemId: milk },
    add({ title: '=1+1 soup', place: cellar.id, labelDate: null, description: 'From, "Gus" & <me>' }),
    add({ title: 'Peas', place: 'freezer', labelDate: inDays(100), category: 'Vegetable' }),
    add({ id: tea, title: 'Tea' }),
    { kind: 'finishItem', itemId: tea, outcome: 'wasted' },
    { kind: 'addList', list: { id: party, name: 'Party' } },
    { kind: 'addList', list: { id: bread, name: 'Baking' } },
    list({ id: bread, title: 'Bread', category: 'Others', amount: 2, unit: 'pack' }),
    list({ title: 'Eggs', category: 'Dairy' }),
    list({ title: 'Eggs', category: 'Dairy', isApart: true }),
    { ...list({ title: 'Flour', listId: bread }), cooked: { id: 'dish:frittata', title: 'Frittata' } },
    list({ title: 'Wine', listId: party }),
    { kind: 'tickEntry', entryId: bread, got: true },
    { kind: 'changeList', listId: party, fields: { isArchived: true } },
    { kind: 'changeStaple', title: 'Oats', category: 'Others', isStaple: true },
    {
      kind: 'saveRecipe',
      recipe: {
        ...{ id: randomUUIDv7(), title: 'Pea soup', servings: 4, minutes: null },
        ...{ lines: ['500 g peas', '1 onion'], steps: ['Cook it.'], source: null },
      },
    },
    { kind: 'nameFood', title: 'House mix', food: 'none' },
  );
}

const exported = async (kitchen: KitchenId): Promise<KitchenExport> =>
  (await ana.get(`/kitchens/${kitchen}/export.json`)).json();

/** As the page of the other kitchen reads, plans and sends the file. */
async function bringInto(kitchen: KitchenId, file: KitchenExport) {
  const { places } = await exported(kitchen);
  const brought = readDocuments([file], { sign: null, customary: 'us' });
  if (typeof brought === 'string') throw new Error(`the file was refused: ${brought}`);
  const asking = planner(brought, [...understood(brought, { names: foodNames, today })], {
    ...{ kitchen: { currency: file.kitchen.currency, places }, mayAddPlaces: true, order: null, today },
    ...{ names: foodNames, here: { foods: [], references: new Set(), products: new Map() } },
    newPlaceId: (kind) => `${kind}-${randomUUIDv7()}`,
  });
  const { history, plan } = made(asking);
  const planned = made(plan(new Map(), new Map()));
  const body = {
    ...{ id: randomUUIDv7(), source: brought.source, papers: brought.papers },
    ...{ places: planned.places, history },
    foods: planned.foods.map(({ food }) => food),
  };
  const response = await ana.send('POST', `/kitchens/${kitchen}/imports`, body);
  return { status: response.statusCode, ...response.json() };
}

function made<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Without what is new in another kitchen: the day, the kitchen itself, and what names a row there. */
function content({ exportedAt: _, kitchen: __, items, history, places, ...rest }: KitchenExport) {
  const nameOf = (place: string) => places.find(({ id }) => id === place)?.name ?? place;
  const sorted = <T extends { ref: string }>(rows: T[]) =>
    rows.map(({ ref: _ref, ...row }) => row).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return {
    ...rest,
    items: sorted(items).map((item) => ({ ...item, place: nameOf(item.place) })),
    history: sorted(history),
    places: places.map(({ id, name }) => `${id.split('-')[0]} ${name}`).sort(),
  };
}

test('everything of a kitchen comes into another one without a difference', async () => {
  const file = await exported(home);
  expect(file.lists.map(({ name, entries }) => [name, entries.length])).toEqual([
    [null, 3],
    ['Party', 1],
    ['Baking', 1],
  ]);
  expect(await bringInto(cabin, file)).toMatchObject({ put: 3, history: 2, papers: 8 });
  expect(content(await exported(cabin))).toEqual(content(file));
});

test('the same file again adds nothing, in the other kitchen and in the one that it is from', async () => {
  const file = await exported(home);
  await bringInto(cabin, file);
  const before = content(await exported(cabin));
  for (const [kitchen, as] of [
    [cabin, before],
    [home, content(file)],
  ] as const) {
    expect(await bringInto(kitchen, file)).toMatchObject({ put: 0, already: 5, papers: 0 });
    expect(content(await exported(kitchen))).toEqual(as);
  }
});

test('undoing takes out lists and recipes too, but for what somebody has changed', async () => {
  const { id } = await bringInto(cabin, await exported(home));
  const changes = (await ana.get(`/kitchens/${cabin}/changes`)).json();
  const wine = changes.shopping.entries.find(({ title }: { title: string }) => title === 'Wine');
  await actsIn(cabin, ana)({ kind: 'changeEntry', entryId: wine._id, fields: { amount: 6 } });
  await ana.send('POST', `/kitchens/${cabin}/imports/${id}/undo`);
  const { items, lists, staples, recipes, foodNames: names } = await exported(cabin);
  expect([items, staples, recipes, names]).toEqual([[], [], [], []]);
  expect(lists.flatMap(({ entries }) => entries)).toMatchObject([{ title: 'Wine', amount: 6 }]);
  // The same file comes again, and its list with it.
  expect(await bringInto(cabin, await exported(home))).toMatchObject({ put: 3 });
  const again = await exported(cabin);
  expect(again.recipes).toHaveLength(1);
  expect(again.lists.find(({ name }) => name === 'Baking')).toMatchObject({
    isArchived: false,
    entries: [{ title: 'Flour' }],
  });
});

test('lists and recipes come without food, and other phones hear of them', async () => {
  const file = { ...(await exported(home)), items: [], history: [] };
  const { version } = (await ana.get(`/kitchens/${cabin}/changes`)).json();
  expect(await bringInto(cabin, file)).toMatchObject({ put: 0, papers: 8 });
  const changes = (await ana.get(`/kitchens/${cabin}/changes?since=${version}`)).json();
  expect(changes.shopping.entries).toHaveLength(5);
  expect(changes.cookbook.recipes).toMatchObject([{ title: 'Pea soup' }]);
});

test('a list that would be too long refuses all of it', async () => {
  const file = await exported(home);
  const many = Array.from({ length: 299 }, (_, at) => ({
    ...{ title: `Thing ${at}`, category: 'Others' as const, amount: null, unit: null },
    ...{ isApart: false, cooked: null, gotAt: null },
  }));
  await bringInto(cabin, {
    ...file,
    items: [],
    history: [],
    lists: [{ name: null, isArchived: false, entries: many }],
  });
  expect(await bringInto(cabin, file)).toMatchObject({ status: 409, code: 'list_full' });
  expect((await exported(cabin)).items).toEqual([]);
});
