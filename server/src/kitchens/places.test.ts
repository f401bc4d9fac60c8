import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { OWN_PLACES_MAX } from '@crisper/domain/kitchens/place.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let kitchen: KitchenId;
let act: ReturnType<typeof actsIn>;
let itemId: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  ana = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  act = actsIn(kitchen, ana);
  itemId = randomUUIDv7();
  await act({ kind: 'addItem', item: { id: itemId, title: 'Peas', expiryDate: inDays(4) } });
});
afterAll(() => server.close());

async function add(kind: string, name: string): Promise<string> {
  const id = `${kind}-${randomUUIDv7()}`;
  const answer = await ana.send('POST', `/kitchens/${kitchen}/places`, { id, name });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}
const places = async () => (await ana.get(`/kitchens/${kitchen}`)).json().places;

test('a kitchen has places of its own, which are renamed and removed', async () => {
  expect(await places()).toEqual([]);
  const chest = await add('freezer', ' Chest freezer ');
  const cellar = await add('pantry', 'Cellar');
  expect(await places()).toEqual([
    { id: cellar, name: 'Cellar' },
    { id: chest, name: 'Chest freezer' },
  ]);
  await ana.send('PATCH', `/kitchens/${kitchen}/places/${chest}`, { name: 'Big freezer' });
  await ana.send('DELETE', `/kitchens/${kitchen}/places/${cellar}`);
  expect((await ana.send('DELETE', `/kitchens/${kitchen}/places/${cellar}`)).statusCode).toBe(200);
  expect(await places()).toEqual([{ id: chest, name: 'Big freezer' }]);
});

test('the same place sent twice is one', async () => {
  const place = { id: `pantry-${randomUUIDv7()}`, name: 'Cellar' };
  for (let n = 0; n < 2; n++)
    expect((await ana.send('POST', `/kitchens/${kitchen}/places`, place)).statusCode).toBe(200);
  expect(await places()).toEqual([place]);
});

test('into any freezer is frozen, out of any thawed, and between two only moved', async () => {
  const chest = await add('freezer', 'Chest freezer');
  const cellar = await add('pantry', 'Cellar');
  const move = async (place: string) => last(await act({ kind: 'moveItem', itemId, place }));
  expect((await move(cellar)).item).toMatchObject({ place: cellar, keeping: { freezing: null } });
  expect((await move(chest)).item).toMatchObject({
    place: chest,
    expiryDate: inDays(90),
    keeping: { freezing: { on: inDays(0), time: 1 } },
  });
  expect((await move('freezer')).item).toMatchObject({
    place: 'freezer',
    keeping: { freezing: { time: 1, thawed: null } },
  });
  expect((await move(cellar)).item).toMatchObject({
    place: cellar,
    keeping: { freezing: { thawed: { on: inDays(0) } } },
  });
});

test('food that is put into the kitchen’s own freezer is frozen', async () => {
  const place = await add('freezer', 'Chest freezer');
  const item = { id: randomUUIDv7(), title: 'Ice', place };
  expect(last(await act({ kind: 'addItem', item })).item).toMatchObject({
    place,
    keeping: { freezing: { on: inDays(0) } },
  });
});

test('what is in a removed place stays frozen, and nothing more is put there', async () => {
  const chest = await add('freezer', 'Chest freezer');
  await act({ kind: 'moveItem', itemId, place: chest });
  await ana.send('DELETE', `/kitchens/${kitchen}/places/${chest}`);
  const item = (await ana.get(`/kitchens/${kitchen}/items/${itemId}`)).json();
  expect(item.keeping.freezing).toMatchObject({ thawed: null });
  const other = randomUUIDv7();
  await act({ kind: 'addItem', item: { id: other, title: 'Ice' } });
  expect(last(await act({ kind: 'moveItem', itemId: other, place: chest }))).toMatchObject({
    outcome: 'refused',
    message: errorText.place_not_found,
  });
});

test('names are taken once, and places are limited; both is told in words', async () => {
  await add('pantry', 'Cellar');
  const attempt = async (name: string) =>
    (await ana.send('POST', `/kitchens/${kitchen}/places`, { id: `pantry-${randomUUIDv7()}`, name })).json();
  expect((await attempt('cellar')).message).toBe(errorText.place_name_taken);
  expect((await attempt(' ')).message).toBe('Please give the place a name');
  for (let n = 1; n < OWN_PLACES_MAX; n++) await add('pantry', `Shelf ${n}`);
  expect((await attempt('One more')).message).toBe(errorText.too_many_places);
});
