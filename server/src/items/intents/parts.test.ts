import { randomUUIDv7 } from 'node:crypto';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let client: Client;
let kitchen: string;
let ana: ReturnType<typeof actsIn>;
let itemId: string;
let part: { id: string; amount: number };
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  client = await server.as(ANA);
  kitchen = await startKitchen(server, ANA);
  ana = actsIn(kitchen, client);
});
beforeEach(async () => {
  itemId = randomUUIDv7();
  part = { id: randomUUIDv7(), amount: 200 };
  const item = { id: itemId, title: 'Mince', amount: 500, unit: 'g', price: 599, labelDate: inDays(3) };
  await ana({ kind: 'addItem', item }, { kind: 'useItem', itemId, amount: 100 });
});
afterAll(() => server.close());

const row = (id: string) => server.db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst();
const story = async (id: string) =>
  (await client.get(`/kitchens/${kitchen}/items/${id}/events`)).json() as { kind: string; id: string }[];

test.each([
  [{ kind: 'freezeItem' }, { place: 'freezer', expiry_date: inDays(90) }, 'item-frozen'],
  [{ kind: 'openItem', days: 1 }, { expiry_date: inDays(1) }, 'item-opened'],
  [{ kind: 'moveItem', place: 'pantry' }, { place: 'pantry' }, 'item-placed'],
])('a part of it: $kind makes two items of one, and undoing joins them exactly', async (act, facts, kind) => {
  const before = await row(itemId);
  const event = randomUUIDv7();
  const done = last(await ana({ ...act, id: event, itemId, part }));
  expect(done).toMatchObject({ outcome: 'done', item: { amount: 200, amountStart: 300, price: 359 } });
  expect(await row(part.id)).toMatchObject({ ...facts, amount: 200, amount_start: 200, price: 240 });
  expect(await row(itemId)).toMatchObject({ place: 'fridge', expiry_date: inDays(3) });
  expect((await story(part.id)).map((one) => one.kind)).toEqual([kind]);
  expect((await story(itemId))[0]?.kind).toBe('item-split');
  expect(last(await ana({ kind: 'undo', event })).outcome).toBe('done');
  expect(await row(itemId)).toEqual({ ...before, version: 4 });
  expect(await row(part.id)).toBeUndefined();
  expect(last(await ana({ kind: 'undo', event }))).toMatchObject({ code: 'undone_already' });
});

test('it is joined from the history of the part as well', async () => {
  const before = await row(itemId);
  await ana({ kind: 'freezeItem', itemId, part });
  const [event] = await story(part.id);
  expect(last(await ana({ kind: 'undo', event: event?.id })).outcome).toBe('done');
  expect(await row(itemId)).toEqual({ ...before, version: 4 });
  expect(await row(part.id)).toBeUndefined();
});

test('what something else has happened to since is not joined', async () => {
  const [event, use] = [randomUUIDv7(), randomUUIDv7()];
  await ana({ kind: 'freezeItem', id: event, itemId, part });
  await ana({ kind: 'useItem', id: use, itemId: part.id, amount: 50 });
  expect(last(await ana({ kind: 'undo', event }))).toMatchObject({ message: errorText.not_undoable });
  await ana({ kind: 'undo', event: use });
  expect(last(await ana({ kind: 'undo', event }))).toMatchObject({ code: 'not_undoable' });
});

test('the version of the kitchen counts both events, and the changes tell of both items', async () => {
  const { version } = (await client.get(`/kitchens/${kitchen}`)).json();
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, {
    intents: [{ id: randomUUIDv7(), kind: 'freezeItem', itemId, part }],
  });
  expect(answer.json().version).toBe(version + 2);
  const changes = (await client.get(`/kitchens/${kitchen}/changes?since=${version}`)).json();
  expect(changes.version).toBe(version + 2);
  expect(changes.items.map(({ _id }: { _id: ItemId }) => _id).toSorted()).toEqual(
    [itemId, part.id].toSorted(),
  );
});

test('as much as is left, or more, is all of it', async () => {
  await ana({ kind: 'freezeItem', itemId, part: { ...part, amount: 400 } });
  expect(await row(itemId)).toMatchObject({ amount: 400, place: 'freezer' });
  expect(await row(part.id)).toBeUndefined();
});

test('what is refused for a part changes neither', async () => {
  expect(last(await ana({ kind: 'thawItem', itemId, part }))).toMatchObject({ code: 'not_frozen' });
  expect(last(await ana({ kind: 'openItem', itemId, part: { ...part, id: itemId } }))).toMatchObject({
    code: 'id_taken',
  });
  expect(await row(itemId)).toMatchObject({ amount: 400, version: 2 });
});
