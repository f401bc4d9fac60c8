import { randomUUIDv7 } from 'node:crypto';
import { errorText } from '@crisper/texts/errors.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: string;
let ana: Client;
let ben: Client;
let itemId: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
  const started = await startKitchen(server, ANA);
  await letIn(server, started, ANA, { email: BEN, role: 'member' });
  kitchen = started;
});
beforeEach(() => {
  itemId = randomUUIDv7();
});
afterAll(() => server.close());

interface Result {
  id: string;
  outcome: string;
  code?: string;
  message?: string;
  missing?: number;
  item?: Record<string, unknown>;
}

const intent = <Rest extends object>(kind: string, rest: Rest) => ({
  id: randomUUIDv7(),
  kind,
  itemId,
  ...rest,
});
async function send(client: Client, ...intents: object[]): Promise<Result[]> {
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results;
}
async function act(kind: string, rest: object = {}, client = ana): Promise<Result> {
  const [result] = await send(client, intent(kind, rest));
  if (!result) throw new Error('no result');
  return result;
}
const add = (item: object) => act('addItem', { item: { id: itemId, title: 'Milk', ...item } });
const eventsOf = () =>
  server.db
    .selectFrom('item_events')
    .select(['id', 'kind', 'amount', 'unit', 'reason'])
    .where('item_id', '=', itemId)
    .orderBy('version')
    .execute();
const rowOf = () => server.db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();

test('food has an amount, a place and a date with a kind', async () => {
  const labelDate = inDays(8);
  const { item } = await add({ amount: 500, unit: 'ml', place: 'pantry', labelDate, dateKind: 'use-by' });
  expect(item).toMatchObject({
    quantity: 1,
    amount: 500,
    amountStart: 500,
    unit: 'ml',
    place: 'pantry',
    expiryDate: labelDate,
    keeping: { labelDate, dateKind: 'use-by', opened: null, freezing: null },
  });
});

test('uses add up, the last of it is eaten, and what was missing is told', async () => {
  await add({ amount: 500, unit: 'ml' });
  expect(await act('useItem', { amount: 300 })).toMatchObject({ outcome: 'done', item: { amount: 200 } });
  const last = await act('useItem', { amount: 300 }, ben);
  expect(last).toMatchObject({ outcome: 'done', missing: 100 });
  expect(last.item).toBeUndefined();
  expect(await eventsOf()).toMatchObject([
    { kind: 'item-added' },
    { kind: 'item-used', amount: 300, unit: 'ml' },
    { kind: 'item-eaten', amount: 200, unit: 'ml' },
  ]);
});

test('a part can be thrown away, with its reason', async () => {
  await add({ quantity: 6 });
  const some = await act('finishItem', { outcome: 'wasted', amount: 2, reason: 'went-bad' });
  expect(some.item).toMatchObject({ amount: 4, amountStart: 6, quantity: 4 });
  await act('finishItem', { outcome: 'given-away', reason: 'other' });
  expect(await rowOf()).toBeUndefined();
  expect(await eventsOf()).toMatchObject([
    { kind: 'item-added' },
    { kind: 'item-wasted', amount: 2, reason: 'went-bad' },
    { kind: 'item-given-away', amount: 4, reason: null },
  ]);
});

test('opened food keeps for its days, and of two days the earlier counts', async () => {
  await add({ expiryDate: inDays(8), category: 'Dairy' });
  expect((await act('openItem')).item).toMatchObject({
    expiryDate: inDays(5),
    keeping: { labelDate: inDays(8), opened: { on: inDays(0), days: 5 } },
  });
  expect(await act('openItem', { on: inDays(-1), days: 3 }, ben)).toMatchObject({
    outcome: 'done',
    item: { expiryDate: inDays(2) },
  });
  expect(await act('openItem', { days: 9 })).toMatchObject({ outcome: 'already' });
});

test('frozen food keeps longer, and thawed for what was left', async () => {
  await add({ labelDate: inDays(2), dateKind: 'use-by', category: 'Meat' });
  expect((await act('freezeItem')).item).toMatchObject({
    expiryDate: inDays(90),
    place: 'freezer',
    keeping: { freezing: { on: inDays(0), daysLeft: 2 } },
  });
  expect(await act('freezeItem')).toMatchObject({
    outcome: 'refused',
    code: 'frozen_already',
    message: errorText.frozen_already,
  });
  expect((await act('thawItem')).item).toMatchObject({
    expiryDate: inDays(1),
    place: 'fridge',
    keeping: { freezing: { thawed: { on: inDays(0) } } },
  });
});

test('into the freezer is frozen, out of it thawed, and elsewhere only moved', async () => {
  await add({ expiryDate: inDays(4) });
  expect((await act('moveItem', { place: 'pantry' })).item).toMatchObject({
    place: 'pantry',
    keeping: { freezing: null },
  });
  expect((await act('moveItem', { place: 'freezer' })).item).toMatchObject({
    place: 'freezer',
    keeping: { freezing: { on: inDays(0) } },
  });
  expect(await act('moveItem', { place: 'freezer' })).toMatchObject({ outcome: 'already' });
  expect((await act('moveItem', { place: 'pantry' })).item).toMatchObject({
    place: 'pantry',
    keeping: { freezing: { thawed: { on: inDays(0) } } },
  });
  expect((await eventsOf()).map(({ kind }) => kind)).toEqual([
    'item-added',
    'item-placed',
    'item-frozen',
    'item-thawed',
  ]);
});

test('food bought frozen keeps as its label says, until it is thawed', async () => {
  const { item } = await add({ place: 'freezer', labelDate: inDays(400), category: 'Vegetable' });
  expect(item).toMatchObject({ expiryDate: inDays(400), keeping: { freezing: { on: inDays(0) } } });
  expect((await act('thawItem')).item).toMatchObject({ expiryDate: inDays(2) });
});

test('food put into the freezer keeps there as long as the person was told', async () => {
  const { item } = await add({ place: 'freezer', freezerDays: 30, category: 'Meat' });
  expect(item).toMatchObject({ expiryDate: inDays(30), keeping: { freezing: { days: 30, daysLeft: null } } });
});

test('what cannot be is refused in words', async () => {
  await add({});
  expect(await act('thawItem')).toMatchObject({ outcome: 'refused', code: 'not_frozen' });
  const nothing = { intents: [intent('useItem', { amount: 0 })] };
  const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, nothing);
  expect(answer.statusCode).toBe(422);
});

test('meat is not frozen after its use-by date', async () => {
  await add({ labelDate: inDays(0), dateKind: 'use-by' });
  expect(await act('freezeItem', { on: inDays(1) })).toMatchObject({ code: 'use_by_passed' });
});

test('undoing gives the row back exactly', async () => {
  await add({ amount: 500, unit: 'g', expiryDate: inDays(3) });
  for (const [kind, rest] of [
    ['useItem', { amount: 100 }],
    ['openItem', {}],
    ['freezeItem', {}],
    ['thawItem', {}],
    ['moveItem', { place: 'pantry' }],
    ['finishItem', { outcome: 'wasted', reason: 'forgotten' }],
  ] as const) {
    const before = await rowOf();
    const { id: event } = await act(kind, rest);
    expect(await act('undo', { event })).toMatchObject({ outcome: 'done' });
    expect({ ...(await rowOf()), version: 0 }).toEqual({ ...before, version: 0 });
    await act(kind, rest);
  }
});

test('an amount said by hand is refused where somebody used some meanwhile', async () => {
  await add({ quantity: 6 });
  await act('useItem', { amount: 1 }, ben);
  expect(await act('changeItem', { fields: { amount: 6 }, base: 1 })).toMatchObject({ code: 'item_changed' });
  expect((await act('changeItem', { fields: { amount: 4 }, base: 2 })).item).toMatchObject({ amount: 4 });
});

test('of two labels the earlier counts', async () => {
  await add({ labelDate: inDays(9), dateKind: 'best-before' });
  await act('changeItem', { fields: { labelDate: inDays(5) }, base: 1 });
  const late = await act('changeItem', { fields: { labelDate: inDays(7) }, base: 1 }, ben);
  expect(late.item).toMatchObject({ keeping: { labelDate: inDays(5) }, expiryDate: inDays(5) });
});

test('what an event kept before there were amounts can be brought back', async () => {
  await add({ quantity: 2, expiryDate: inDays(3) });
  const { id: event } = await act('finishItem', { outcome: 'eaten' });
  await sql`
    update item_events set before = before - 'amount' - 'amount_start' - 'unit' - 'place' - 'keeping' where id = ${event}
  `.execute(server.db);
  await act('undo', { event });
  expect(await rowOf()).toMatchObject({
    quantity: 2,
    amount: 2,
    amount_start: 2,
    unit: 'piece',
    keeping: null,
  });
});

test('programs that know only quantity and date do not forget the rest', async () => {
  await add({ amount: 1.5, category: 'Dairy', expiryDate: inDays(8), image: '/pictures/milk.webp' });
  await act('openItem');
  const path = `/kitchens/${kitchen}/items/${itemId}`;
  const known = { title: 'Milk', category: 'Dairy', quantity: 2, expiryDate: inDays(5) };
  expect((await ana.send('PUT', path, { ...known, title: 'Oat milk' })).statusCode).toBe(200);
  expect(await rowOf()).toMatchObject({
    amount: 1.5,
    expiry_date: inDays(5),
    keeping: { opened: { days: 5 } },
  });
  await ana.send('PUT', path, { ...known, quantity: 3, expiryDate: inDays(4) });
  expect(await rowOf()).toMatchObject({ amount: 3, expiry_date: inDays(4), keeping: null });
});

test('the public fridge answers as before', async () => {
  const { statusCode, body } = await ana.send('POST', '/items', {
    title: 'Milk',
    image: 'https://example.com/milk.webp',
    category: 'Dairy',
    quantity: 3,
    expiryDate: inDays(4),
    addedBy: ANA,
  });
  expect(statusCode, body).toBe(201);
  const item = (await ana.get(`/items/${JSON.parse(body).insertedId}`)).json();
  expect(item).toMatchObject({ quantity: 3, expiryDate: inDays(4) });
  expect(item).not.toHaveProperty('amount');
});
