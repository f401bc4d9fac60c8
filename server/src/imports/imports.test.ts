import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { importedEvent, importedFood } from '@crisper/domain/imports/imported-food.ts';
import { IMPORTED_EVENTS_PER_KITCHEN } from '@crisper/domain/imports/source.ts';
import type { SourceRead } from '@crisper/domain/imports/source-food-schema.ts';
import { ITEMS_PER_KITCHEN } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { importActivity } from '@crisper/texts/all/activities.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { fillKitchen, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const GUS = 'gus@example.com';
let server: TestServer;
let ana: Client;
let kitchen: KitchenId;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  ana = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  await fillKitchen(server, kitchen, { [ANA]: 'owner', [BEN]: 'member', [GUS]: 'guest' });
});
afterAll(() => server.close());

type Food = Record<string, unknown>;
const food = (ref: string, more: Food = {}): Food => ({
  ...{ ref, title: 'Oats', amount: 500, unit: 'g', place: 'pantry', labelDate: inDays(90) },
  ...more,
});
const foods = (count: number) => Array.from({ length: count }, (_, at) => food(`list:${at}`));

async function bring(list: Food[], more: Food = {}, by: Client = ana) {
  const body = { id: randomUUIDv7(), source: 'grocy', foods: list, ...more };
  const response = await by.send('POST', `/kitchens/${kitchen}/imports`, body);
  return { id: body.id, status: response.statusCode, ...response.json() };
}
const listed = async () => (await ana.get(`/kitchens/${kitchen}/imports`)).json();
const undo = async (id: string, by: Client = ana) =>
  (await by.send('POST', `/kitchens/${kitchen}/imports/${id}/undo`)).json();
const items = async () =>
  (await ana.get(`/kitchens/${kitchen}/changes`)).json().items as {
    _id: string;
    title: string;
    image: string | null;
    expiryDate: CalendarDate | null;
  }[];

/** A file of Grocy as the browser sends it on. */
async function grocy(): Promise<{ foods: Food[]; history: Food[] }> {
  const bytes = readFileSync(new URL('./samples/grocy-4.2.0.db', import.meta.url));
  const response = await ana.send('POST', `/kitchens/${kitchen}/imports/read`, bytes, {
    'content-type': 'application/octet-stream',
  });
  expect(response.statusCode, response.body).toBe(200);
  const read = response.json() as SourceRead;
  const answers = { category: 'Others', currency: 'EUR' } as const;
  return {
    foods: read.foods.map((one) => importedFood(one, { ...answers, place: one.place?.kind ?? 'fridge' })),
    history: read.history.map((one) => importedEvent(one, answers)),
  };
}

test('a kitchen comes from Grocy with its past, in one line of the history, and the same again adds nothing', async () => {
  const file = await grocy();
  expect(await bring(file.foods, { history: file.history })).toMatchObject({
    status: 200,
    put: 63,
    history: 12,
  });
  expect(await items()).toHaveLength(63);
  const activities = (await ana.get('/activities')).json() as { action: string }[];
  expect(activities.map(({ action }) => action)).toEqual(['63 things came from Grocy']);
  const german = (await ana.get('/activities', { language: 'de' })).json();
  expect(german).toMatchObject([
    {
      detail: importActivity.de.foodCame({ count: 63, source: 'grocy' }),
      action: importActivity.de.foodCame({ count: 63, source: 'grocy' }),
    },
  ]);
  const month = (await ana.get(`/kitchens/${kitchen}/waste?from=2026-11-01&to=2026-11-30`)).json();
  expect(JSON.stringify(month)).toContain('wasted');
  expect(await bring(file.foods, { history: file.history })).toMatchObject({
    put: 0,
    already: 75,
    history: 0,
  });
  expect(await items()).toHaveLength(63);
});

test('pictures of the app and of the web come along, photos of another kitchen do not', async () => {
  const come = ['/pictures/milk.webp', 'https://example.com/milk.webp'];
  const photo = '/api/pictures/0198c0de-0000-7000-8000-000000000000.webp';
  await bring([...come, photo].map((image, at) => food(`list:${at}`, { image })));
  expect((await items()).map(({ image }) => image ?? '').sort()).toEqual(['', ...come]);
});

test('the same import sent twice happens once, and another person’s id is taken', async () => {
  const { id } = await bring(foods(2));
  expect(await bring([food('other')], { id })).toMatchObject({ id, put: 2 });
  expect(await items()).toHaveLength(2);
  expect(await bring(foods(1), { id }, await server.as(BEN))).toMatchObject({
    status: 409,
    code: 'id_taken',
  });
});

test('a person sends one large body at a time, and what is refused leaves its place', async () => {
  const done = await Promise.all([bring(foods(40)), bring(foods(40)), bring(foods(40))]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  expect(done.find(({ status }) => status === 429)).toMatchObject({ code: 'import_file_waiting' });
  expect(await bring([])).toMatchObject({ status: 422 });
  expect(await bring(foods(1))).toMatchObject({ status: 200 });
});

test('two people who bring the same file at once bring it once', async () => {
  const ben = await server.as(BEN);
  const done = await Promise.all([bring(foods(40)), bring(foods(40), {}, ben)]);
  expect(done.map(({ put, already }) => put + already)).toEqual([40, 40]);
  expect(await items()).toHaveLength(40);
});

test('a row that a file has twice is put in once, and is food before it is past', async () => {
  expect(await bring([food('a'), food('a')])).toMatchObject({ put: 1, already: 1 });
  const past = { ref: 'b', title: 'Oats', outcome: 'eaten', on: today, amount: 1, unit: 'g' };
  expect(await bring([food('b')], { history: [past] })).toMatchObject({ put: 1, already: 1, history: 0 });
});

test('what came before is told before it is sent', async () => {
  await bring([food('a')]);
  const [{ _id } = { _id: '' }] = await items();
  const body = { refs: ['a', 'b', `crisper:${_id}`, `crisper:${randomUUIDv7()}`] };
  const response = await ana.send('POST', `/kitchens/${kitchen}/imports/known`, body);
  expect(response.json().known.sort()).toEqual(['a', `crisper:${_id}`].sort());
});

test('undoing takes out what nobody has changed, and the past, and the same file comes again', async () => {
  const past = { ref: 'log', title: 'Milk', outcome: 'wasted', on: today, amount: 1, unit: 'piece' };
  const { id } = await bring(foods(3), { history: [past] });
  const [first] = await items();
  await actsIn(kitchen, await server.as(BEN))({ kind: 'openItem', itemId: first?._id });
  expect(await listed()).toMatchObject([
    { id, source: 'grocy', put: 3, history: 1, undo: { takesOut: 2, leaves: 1 }, by: expect.anything() },
  ]);
  expect(await undo(id)).toEqual({ takenOut: 2, leaves: 1, left: [{ itemId: first?._id, title: 'Oats' }] });
  expect(await items()).toHaveLength(1);
  expect(await listed()).toEqual([]);
  expect(await undo(id)).toEqual({ takenOut: 0, leaves: 0, left: [] });
  const sums = await server.db
    .selectFrom('kitchen_months')
    .select(['foods', 'grams'])
    .where('kitchen_id', '=', kitchen)
    .execute();
  expect(sums.every((sum) => sum.foods === 0 && sum.grams === 0)).toBe(true);
  expect(await bring(foods(3), { history: [past] })).toMatchObject({ put: 2, already: 1, history: 1 });
});

test('a week later it cannot be undone any more', async () => {
  const { id } = await bring(foods(1));
  const before = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await server.db.updateTable('imports').set({ happened_at: before }).where('id', '=', id).execute();
  expect(await undo(id)).toMatchObject({ code: 'import_undo_too_late' });
  expect(await listed()).toEqual([]);
});

test('other phones hear of what came and of what went', async () => {
  const since = (await ana.get(`/kitchens/${kitchen}/changes`)).json().version;
  const { id } = await bring(foods(2));
  const came = (await ana.get(`/kitchens/${kitchen}/changes?since=${since}`)).json();
  expect(came.items).toHaveLength(2);
  await undo(id);
  const went = (await ana.get(`/kitchens/${kitchen}/changes?since=${came.version}`)).json();
  expect(went.gone.sort()).toEqual(came.items.map(({ _id }: { _id: string }) => _id).sort());
});

test('nobody is reminded of what had passed when it came, until somebody says another day', async () => {
  await bring([food('old', { labelDate: inDays(-2) }), food('new', { labelDate: inDays(1) })]);
  const told = async () =>
    ((await ana.get(`/notifications/${ANA}`)).json() as { daysLeft: number }[]).map(
      ({ daysLeft }) => daysLeft,
    );
  expect(await told()).toEqual([1]);
  const [old] = (await items()).filter(({ expiryDate }) => expiryDate === inDays(-2));
  await actsIn(kitchen, ana)({ kind: 'changeItem', itemId: old?._id, fields: { expiryDate: inDays(0) } });
  expect(await told()).toEqual([0, 1]);
});

test('a kitchen that is nearly full takes nothing, and says how much there is room for', async () => {
  await bring(foods(ITEMS_PER_KITCHEN - 2));
  const refused = await bring([food('a'), food('b'), food('c')], { source: 'text' });
  expect(refused).toMatchObject({ status: 409, code: 'kitchen_full' });
  expect(refused.message).toContain('room for 2 more');
  expect(await listed()).toHaveLength(1);
  expect(await bring([food('a'), food('b')])).toMatchObject({ put: 2 });
});

const past = (ref: string) => ({ ref, title: 'Oats', outcome: 'eaten', on: today, amount: 1, unit: 'g' });

test('a kitchen takes only so much history of other programs', async () => {
  const { id } = await bring([food('a')], { history: [past('b')] });
  await sql`
    insert into imported_rows (kitchen_id, import_id, ref, event_id)
    select ${kitchen}, ${id}, 'past:' || at, gen_random_uuid()
    from generate_series(1, ${IMPORTED_EVENTS_PER_KITCHEN - 3}) as at`.execute(server.db);
  const refused = await bring([food('c')], { history: ['d', 'e', 'f'].map(past) });
  expect(refused).toMatchObject({ status: 409, code: 'kitchen_full' });
  expect(refused.message).toContain('room for 2 more rows of history');
  expect(await bring([food('c')], { history: ['d', 'e'].map(past) })).toMatchObject({ put: 1, history: 2 });
  const none = await bring([food('g')], { history: [past('h')] });
  expect(none.message).toContain('without its history');
  expect(await bring([food('g')])).toMatchObject({ put: 1 });
});

test('of many imports the newest are listed', async () => {
  const { id } = await bring([food('a')]);
  await sql`
    insert into imports (kitchen_id, id, source, account_id, happened_at, put, already, history)
    select kitchen_id, gen_random_uuid(), source, account_id, happened_at - make_interval(mins => at), 0, 0, 0
    from imports, generate_series(1, 60) as at where id = ${id}`.execute(server.db);
  const all = (await listed()) as { id: string; at: string }[];
  expect([all.length, all[0]?.id]).toEqual([50, id]);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
});

test.each([
  ['more rows than a kitchen holds', { foods: foods(ITEMS_PER_KITCHEN + 1) }, 422],
  ['nothing', { foods: [] }, 422],
  ['food without a name', { foods: [food('a', { title: ' ' })] }, 422],
  ['food that was opened next week', { foods: [food('a', { opened: { on: addDays(today, 7) } })] }, 422],
  ['food in a place that is not there', { foods: [food('a', { place: `pantry-${randomUUIDv7()}` })] }, 404],
  ['food from nowhere', { source: 'elsewhere' }, 422],
])('%s is refused, and nothing is written', async (_, more, status) => {
  expect(await bring([food('ok')], more)).toMatchObject({ status });
  expect(await items()).toEqual([]);
});

test('an owner brings places along, a member does not, and a guest brings nothing', async () => {
  const place = { id: `pantry-${randomUUIDv7()}`, name: 'Cellar' };
  const inCellar = [food('a', { place: place.id })];
  const ben = await server.as(BEN);
  expect(await bring(inCellar, { places: [place] }, ben)).toMatchObject({ status: 403 });
  expect(await bring(inCellar, { places: [place] })).toMatchObject({ put: 1 });
  expect(await bring([food('b', { place: place.id })], { places: [place] }, ben)).toMatchObject({ put: 1 });
  expect(await bring(foods(1), {}, await server.as(GUS))).toMatchObject({ status: 403 });
});

test('a barcode is known when it is scanned, under the name that came with it', async () => {
  await bring([food('a', { barcode: '04006381333931' })]);
  const names = (await ana.get(`/kitchens/${kitchen}/known-names`)).json();
  expect(names).toMatchObject([{ seen: 'gtin:04006381333931', title: 'Oats' }]);
});

test('a file that is too large is refused by its headers', async () => {
  const response = await ana.send('POST', `/kitchens/${kitchen}/imports/read`, Buffer.from('x'), {
    'content-type': 'application/octet-stream',
    'content-length': String(65 * 1024 * 1024),
  });
  expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large']);
  expect(response.json().message).toContain('64 MB');
});
