import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;

test('a kitchen is started in the currency that was chosen', async () => {
  const payer = await server.as('payer@example.com');
  const start = (currency: string) => payer.send('POST', '/kitchens', { name: 'Flat 4B', currency });
  const { kitchenId } = (await start('EUR')).json();
  expect((await payer.get(`/kitchens/${kitchenId}`)).json()).toMatchObject({ currency: 'EUR' });
  expect((await start('EUROS')).json()).toMatchObject({ fields: { currency: 'Please choose a currency' } });
});

test('a name is enough to start a kitchen, and it is listed with its people', async () => {
  const ana = await server.as(ANA);
  await ana.send('PATCH', '/account', { displayName: 'Ana' });
  const started = await ana.send(
    'POST',
    '/kitchens',
    { name: '  Flat 4B ' },
    { 'time-zone': 'Europe/Madrid' },
  );
  expect(started.statusCode).toBe(201);
  const { kitchenId } = started.json();
  const { accountId } = await server.signUp(ANA);
  expect((await ana.get('/kitchens')).json()).toEqual([
    {
      id: kitchenId,
      name: 'Flat 4B',
      role: 'owner',
      timeZone: 'Europe/Madrid',
      version: 1,
      members: { count: 1, faces: [{ accountId, name: 'Ana', photo: null }] },
      due: 0,
      endsAt: null,
    },
  ]);
  expect((await ana.get(`/kitchens/${kitchenId}`)).json()).toEqual({
    id: kitchenId,
    name: 'Flat 4B',
    visibility: 'private',
    role: 'owner',
    currency: 'USD',
    timeZone: 'Europe/Madrid',
    places: [],
    version: 1,
    createdAt: expect.any(String),
    endsAt: null,
  });
  expect((await (await server.as('nobody@example.com')).get('/kitchens')).json()).toEqual([]);
});

test('the cards show the first five people and count all of them', async () => {
  const owner = 'host@example.com';
  const kitchenId = await startKitchen(server, owner);
  for (let i = 0; i < 5; i++)
    await letIn(server, kitchenId, owner, { email: `flatmate${i}@example.com`, role: 'member' });
  const [card] = (await (await server.as('flatmate4@example.com')).get('/kitchens')).json();
  expect(card).toMatchObject({ role: 'member', members: { count: 6 } });
  expect(card.members.faces).toHaveLength(5);
  expect(card.members.faces[0].accountId).toBe((await server.signUp(owner)).accountId);
});

test('a card counts the food whose last day is today in the kitchen', async () => {
  const email = 'hungry@example.com';
  const kitchenId = await startKitchen(server, email);
  const person = await server.as(email);
  const zone = 'Pacific/Kiritimati' as TimeZone;
  await person.send('PATCH', `/kitchens/${kitchenId}`, { timeZone: zone });
  const today = dateAt(new Date(), zone);
  for (const days of [0, 0, 1]) {
    const item = newItem({ expiryDate: addDays(today, days) });
    const added = await person.send('POST', `/kitchens/${kitchenId}/items`, item);
    expect(added.statusCode, added.body).toBe(201);
  }
  const [card] = (await person.get('/kitchens')).json();
  expect(card).toMatchObject({ id: kitchenId, due: 2 });
});

test('the same request sent twenty times at once starts one kitchen', async () => {
  const hasty = await server.as('hasty@example.com');
  const id = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => hasty.send('POST', '/kitchens', { id, name: 'Office' })),
  );
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, { kitchenId: id }]);
  expect((await hasty.get('/kitchens')).json()).toMatchObject([{ id, version: 1 }]);
});

test('an id in capital letters is the same id', async () => {
  const loud = await server.as('loud@example.com');
  const id = crypto.randomUUID();
  const started = await loud.send('POST', '/kitchens', { id: id.toUpperCase(), name: 'Office' });
  expect(started.json()).toEqual({ kitchenId: id });
  expect((await loud.get(`/kitchens/${id.toUpperCase()}`)).json()).toMatchObject({ id, role: 'owner' });
});

test.each([
  ['of somebody else’s kitchen', () => startKitchen(server, ANA)],
  ['of the public fridge', async () => PUBLIC_FRIDGE_ID],
])('the id %s is taken, and nothing changes', async (_, taken) => {
  const id = await taken();
  const ben = await server.as(BEN);
  const answer = await ben.send('POST', '/kitchens', { id, name: 'Mine now' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'id_taken']);
  expect((await ben.get('/kitchens')).json()).toEqual([]);
});

test.each([
  ['no name', {}, 'Please give the kitchen a name'],
  ['a blank one', { name: ' \u200b ' }, 'Please give the kitchen a name'],
  ['a long one', { name: 'x'.repeat(61) }, 'A kitchen’s name can have at most 60 characters'],
])('%s is refused in words', async (_, body, message) => {
  const answer = await (await server.as(ANA)).send('POST', '/kitchens', body);
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { name: message }]);
});

test('a person is in twenty kitchens at most, also when two are started at once', async () => {
  const email = 'collector@example.com';
  for (let i = 0; i < 19; i++) await startKitchen(server, email, `Kitchen ${i}`);
  const person = await server.as(email);
  const start = () => person.send('POST', '/kitchens', { name: 'One more' });
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_kitchens');
  expect((await person.get('/kitchens')).json()).toHaveLength(20);
});

test('an owner changes the settings, what is left out stays, and each change is a version', async () => {
  const kitchenId = await startKitchen(server, 'settler@example.com', 'Flat');
  const owner = await server.as('settler@example.com');
  const change = async (body: object) => (await owner.send('PATCH', `/kitchens/${kitchenId}`, body)).json();
  expect(await change({ name: 'Flat 4B' })).toMatchObject({ name: 'Flat 4B', currency: 'USD', version: 2 });
  expect(await change({ currency: 'EUR', timeZone: 'Europe/Berlin' })).toMatchObject({
    name: 'Flat 4B',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    version: 3,
  });
  expect(await change({})).toMatchObject({ version: 3 });
  expect(await change({ currency: 'EUROS' })).toMatchObject({
    fields: { currency: 'Please choose a currency' },
  });
});

test('a kitchen ends in seven days, goes on until then, and its end can be taken back', async () => {
  const email = 'mover@example.com';
  const kitchenId = await startKitchen(server, email);
  const owner = await server.as(email);
  const { endsAt } = (await owner.send('DELETE', `/kitchens/${kitchenId}`)).json();
  expect(Math.abs(Date.parse(endsAt) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  expect((await owner.get(`/kitchens/${kitchenId}`)).json()).toMatchObject({ endsAt, version: 2 });
  expect((await owner.get('/kitchens')).json()).toMatchObject([{ id: kitchenId, endsAt }]);
  // Ending it again does not put the end off.
  expect((await owner.send('DELETE', `/kitchens/${kitchenId}`)).json()).toEqual({ endsAt });

  const kept = await owner.send('PATCH', `/kitchens/${kitchenId}`, { endsAt: null });
  expect(kept.json()).toMatchObject({ endsAt: null, version: 3 });
});

test('a kitchen that has ended is in no list and cannot be taken back', async () => {
  const email = 'late@example.com';
  const kitchenId = await startKitchen(server, email);
  await server.db.updateTable('kitchens').set({ ends_at: new Date() }).where('id', '=', kitchenId).execute();
  const owner = await server.as(email);
  expect((await owner.get('/kitchens')).json()).toEqual([]);
  const late = await owner.send('PATCH', `/kitchens/${kitchenId}`, { endsAt: null });
  expect([late.statusCode, late.json().code]).toEqual([404, 'kitchen_not_found']);
});

test('everybody who is signed in may look at the public fridge, and nobody may run it', async () => {
  const ana = await server.as(ANA);
  const path = `/kitchens/${PUBLIC_FRIDGE_ID}`;
  expect((await ana.get(path)).json()).toMatchObject({ visibility: 'public', role: null });
  const { accountId } = await server.signUp(ANA);
  for (const [method, below, body] of [
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['GET', '/members', undefined],
    ['PATCH', `/members/${accountId}`, { role: 'owner' }],
    ['DELETE', `/members/${accountId}`, undefined],
    ['POST', '/hand-over', { to: accountId }],
    ['POST', '/invitations', { role: 'member' }],
    ['GET', '/invitations', undefined],
    ['DELETE', `/invitations/${crypto.randomUUID()}`, undefined],
  ] as const) {
    const answer = await ana.send(method, `${path}${below}`, body);
    expect([answer.statusCode, answer.json().code], `${method} ${below}`).toEqual([403, 'not_allowed_here']);
  }
});
