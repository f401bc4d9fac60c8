import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#calling/sessions.commands.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let benId: string;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer();
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});
afterAll(() => server.close());

const items = (suffix = '') => `/kitchens/${kitchen}/items${suffix}`;
const add = async (title: string): Promise<string> =>
  (await ana.send('POST', items(), newItem({ title }))).json().insertedId;
const changes = async (since?: number) =>
  (await ben.get(`/kitchens/${kitchen}/changes${since === undefined ? '' : `?since=${since}`}`)).json();
const follow = async (email: string) =>
  openEventStream(
    server.app,
    { authorization: `Bearer ${await server.tokens.sign(await server.signUp(email))}` },
    '/kitchens/events',
  );

test('a browser gets the whole kitchen first, and then what it missed', async () => {
  const [milk, eggs] = [await add('Milk'), await add('Eggs')];
  const whole = await changes();
  expect(whole).toMatchObject({ reset: true, gone: [] });
  expect(whole.items.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([milk, eggs].toSorted());

  await ana.send('PUT', items(`/${milk}`), newItem({ title: 'Oat milk' }));
  await ana.send('DELETE', items(`/${eggs}`));
  const bread = await add('Bread');
  const missed = await changes(whole.version);
  expect(missed).toMatchObject({ version: whole.version + 3, reset: false, gone: [eggs] });
  expect(missed.items.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Bread', 'Oat milk']);
  expect(await changes(missed.version)).toEqual({
    version: missed.version,
    reset: false,
    items: [],
    gone: [],
    shopping: null,
    cookbook: null,
  });
  await ana.send('DELETE', items(`/${bread}`));
});

test('a browser is told which of the intents that it waits for are in the answer', async () => {
  const [item, list, recipe, refused, never] = Array.from({ length: 5 }, () => randomUUIDv7());
  const intents = [
    { id: item, kind: 'addItem', item: { id: randomUUIDv7(), title: 'Milk' } },
    { id: list, kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'Eggs' } },
    { id: refused, kind: 'useItem', itemId: randomUUIDv7(), amount: 1 },
  ];
  await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  const ask = (waiting: string) => ben.get(`/kitchens/${kitchen}/changes?waiting=${waiting}`);
  const { done } = (await ask([item, list, recipe, refused, never].join())).json();
  expect(done.toSorted()).toEqual([item, list].toSorted());
  expect(await changes()).not.toHaveProperty('done');
  for (const odd of ['milk', `${item},`, Array.from({ length: 101 }, () => item).join()])
    expect((await ask(odd)).statusCode).toBe(422);
  expect((await ask(Array.from({ length: 100 }, () => item).join())).json().done).toEqual([item]);
});

test('an intent that happens while the changes are read is told to be in them only if it is', async () => {
  const ids = Array.from({ length: 12 }, () => randomUUIDv7());
  const items = ids.map(() => randomUUIDv7());
  const writing = ids.map((id, at) =>
    ana.send('POST', `/kitchens/${kitchen}/intents`, {
      intents: [{ id, kind: 'addItem', item: { id: items[at], title: 'Rice' } }],
    }),
  );
  for (let reads = 0; reads < 12; reads++) {
    const told = (await ben.get(`/kitchens/${kitchen}/changes?waiting=${ids.join()}`)).json();
    const there = new Set(told.items.map(({ _id }: { _id: string }) => _id));
    expect(ids.filter((_, at) => there.has(items[at])).toSorted()).toEqual(told.done.toSorted());
  }
  await Promise.all(writing);
});

test('a version that the kitchen never had gets everything', async () => {
  expect(await changes(1_000_000)).toMatchObject({ reset: true });
  expect((await ben.get(`/kitchens/${kitchen}/changes?since=yesterday`)).statusCode).toBe(422);
  expect((await ben.get(`/kitchens/${PUBLIC_FRIDGE_ID}/changes`)).statusCode).toBe(404);
});

test('who follows is told of changes in their kitchens, of none in others, and when they are let go', async () => {
  const cabin = await startKitchen(server, ANA, 'Cabin');
  const stream = await follow(BEN);
  const { version } = await changes();
  await expect.poll(() => stream.data()).toEqual([{ kitchenId: kitchen, version }]);
  await ana.send('POST', `/kitchens/${cabin}/items`, newItem());
  await add('Told');
  await expect
    .poll(() => stream.data())
    .toEqual([
      { kitchenId: kitchen, version },
      { kitchenId: kitchen, version: version + 1 },
    ]);
  await ana.send('DELETE', `/kitchens/${kitchen}/members/${benId}`);
  await expect.poll(() => stream.data().at(-1)).toEqual({ kitchenId: kitchen, version: null });
  expect(JSON.stringify(stream.data())).not.toContain(cabin);
  stream.leave();
});

test('signing out ends what was followed in that session, and no other', async () => {
  const dee = 'dee@example.com';
  await startKitchen(server, dee);
  const { accountId } = await server.signUp(dee);
  const { token } = await startSession(server.db, accountId, {
    authenticatedAt: new Date(),
    userAgent: 'phone',
  });
  const bearer = { authorization: `Bearer ${await server.tokens.sign(token)}` };
  const [stays, ends] = [await follow(dee), await openEventStream(server.app, bearer, '/kitchens/events')];
  await expect.poll(() => [stays.data().length, ends.data().length]).toEqual([1, 1]);
  await (await server.as(dee)).send('DELETE', `/account/sessions/${token.sessionId}`);
  await ends.ended;
  await (await server.as(dee)).send('POST', '/kitchens', { name: 'Cabin' });
  await expect.poll(() => stays.data().length).toBe(2);
  stays.leave();
});

test('one account cannot take every stream of its network', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => follow(ANA)));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await follow(ANA);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const other = await follow('eve@example.com');
  expect(other.status).toBe(200);
  for (const stream of [...streams, other]) stream.leave();
});

test('only who is signed in can follow', async () => {
  const stream = await openEventStream(server.app, {}, '/kitchens/events');
  expect(stream.status).toBe(401);
});
