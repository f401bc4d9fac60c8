import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Notification } from '@crisper/domain/notifications/notification.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountParts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let anaId: string;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
  anaId = (await server.signUp(ANA)).accountId;
  await ben.send('PATCH', '/account', { displayName: 'Ben' });
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
});
afterAll(() => server.close());

const send = async (client: Client, kind: string, rest: object): Promise<string> => {
  const id = randomUUIDv7();
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, {
    intents: [{ id, kind, ...rest }],
  });
  expect(answer.json().results, answer.body).toMatchObject([{ outcome: 'done' }]);
  return id;
};
const put = async (title: string, belongsTo: string | null): Promise<string> => {
  const id = randomUUIDv7();
  await send(ana, 'addItem', { item: { id, title, belongsTo } });
  return id;
};
const finish = (client: Client, itemId: string, outcome = 'eaten') =>
  send(client, 'finishItem', { itemId, outcome });
const told = async (client: Client, email: string): Promise<Notification[]> =>
  (await client.get(`/notifications/${email}`)).json();
const messages = async () => (await told(ana, ANA)).map(({ message }) => message);

test('a person is told who finished what was theirs, in which kitchen and when', async () => {
  const itemId = await put('Yoghurt', anaId);
  const event = await finish(ben, itemId);
  expect(await told(ana, ANA)).toEqual([
    {
      kitchenId: kitchen,
      itemId,
      title: 'Yoghurt',
      message: 'Ben ate your Yoghurt in Flat 4B today.',
      type: 'taken',
      isEstimated: false,
      advice: null,
      priority: 'low',
      daysLeft: 0,
      seen: false,
      taken: { event, kind: 'item-eaten', by: 'Ben', kitchen: 'Flat 4B' },
    },
  ]);
  expect(await told(ben, BEN)).toEqual([]);
});

test.each([
  ['wasted', 'Ben threw away your Rice in Flat 4B today.'],
  ['given-away', 'Ben gave away your Rice in Flat 4B today.'],
])('%s is told as such', async (outcome, message) => {
  await finish(ben, await put('Rice', anaId), outcome);
  expect(await messages()).toEqual([message]);
});

test('so is food that was removed, until it is brought back', async () => {
  const event = await send(ben, 'removeItem', { itemId: await put('Rice', anaId) });
  expect(await messages()).toEqual(['Ben took out your Rice in Flat 4B today.']);
  await send(ben, 'undo', { event });
  expect(await messages()).toEqual([]);
});

test('what was done on another day is told with that day, the latest to arrive first', async () => {
  const [rice, soup] = [await put('Rice', anaId), await put('Soup', anaId)];
  await send(ben, 'finishItem', { itemId: rice, outcome: 'eaten', on: inDays(-1) });
  await send(ben, 'finishItem', { itemId: soup, outcome: 'eaten', on: inDays(-3) });
  expect(await messages()).toEqual([
    'Ben ate your Soup in Flat 4B 3 days ago.',
    'Ben ate your Rice in Flat 4B yesterday.',
  ]);
});

test('nobody is told of what they finished themselves, nor of what was everybody’s', async () => {
  await finish(ana, await put('Yoghurt', anaId));
  await finish(ben, await put('Milk', null));
  expect(await told(ana, ANA)).toEqual([]);
  expect(await told(ben, BEN)).toEqual([]);
});

test('what was undone is no longer told, and finishing it once more is news again', async () => {
  const itemId = await put('Yoghurt', anaId);
  const event = await finish(ben, itemId);
  await ana.send('PUT', `/notifications/${ANA}/seen`);
  expect(await told(ana, ANA)).toMatchObject([{ seen: true }]);
  await send(ben, 'undo', { event });
  expect(await told(ana, ANA)).toEqual([]);
  await finish(ben, itemId);
  expect(await told(ana, ANA)).toMatchObject([{ seen: false }]);
});

test('it is told for a week', async () => {
  await finish(ben, await put('Yoghurt', anaId));
  const age = (days: number) =>
    sql`update item_events set happened_at = now() - ${days}::int * interval '1 day' where kind = 'item-eaten'`.execute(
      server.db,
    );
  await sql`update kitchen_members set joined_at = now() - interval '1 month'`.execute(server.db);
  await age(6);
  expect(await messages()).toHaveLength(1);
  await age(8);
  expect(await messages()).toEqual([]);
});

test('what was there before comes first', async () => {
  await send(ana, 'addItem', { item: { id: randomUUIDv7(), title: 'Milk', expiryDate: inDays(5) } });
  await finish(ben, await put('Yoghurt', anaId));
  expect((await told(ana, ANA)).map(({ title }) => title)).toEqual(['Milk', 'Yoghurt']);
});

test('a person who left is not told, and not of what happened while they were away', async () => {
  await ben.send('DELETE', `/kitchens/${kitchen}/members/${(await server.signUp(BEN)).accountId}`);
  const cleo = await letIn(server, kitchen, ANA, { email: 'cleo@example.com', role: 'member' });
  const client = await server.as('cleo@example.com');
  const [rice, soup] = [await put('Rice', cleo), await put('Soup', cleo)];
  await finish(ana, rice);
  expect(await told(client, 'cleo@example.com')).toHaveLength(1);
  await client.send('DELETE', `/kitchens/${kitchen}/members/${cleo}`);
  await finish(ana, soup);
  expect(await told(client, 'cleo@example.com')).toEqual([]);
  await letIn(server, kitchen, ANA, { email: 'cleo@example.com', role: 'member' });
  expect(await told(client, 'cleo@example.com')).toEqual([]);
});

test('an ended kitchen tells nothing', async () => {
  await finish(ben, await put('Yoghurt', anaId));
  await sql`update kitchens set ends_at = now() - interval '1 minute' where id = ${kitchen}`.execute(
    server.db,
  );
  expect(await told(ana, ANA)).toEqual([]);
});

test('who deleted their account since is somebody', async () => {
  const email = 'dora@example.com';
  const dora = await letIn(server, kitchen, ANA, { email, role: 'member' });
  await finish(await server.as(email), await put('Yoghurt', anaId));
  const services = { db: server.db, parts: accountParts };
  await closeAccount(services, dora);
  await finishDeletion(services, dora);
  expect(await messages()).toEqual(['Somebody ate your Yoghurt in Flat 4B today.']);
});
