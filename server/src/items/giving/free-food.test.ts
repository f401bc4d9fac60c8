import { randomUUID } from 'node:crypto';
import type { Item } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountParts } from '#account-parts.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const CLEO = 'cleo@example.com';
let server: TestServer;
let ana: Client;
let ben: Client;
let cleo: Client;
let milk: Item;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben, cleo] = await Promise.all([server.as(ANA), server.as(BEN), server.as(CLEO)]);
  for (const [client, displayName] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const)
    await client.send('PATCH', '/account', { displayName });
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  await sql`delete from item_events where taker_id is not null`.execute(server.db);
  milk = await server.addItem(ANA, { title: 'Milk', quantity: 2 });
});
afterAll(() => server.close());

const act = (client: Client, intent: object) =>
  client.send('POST', `/kitchens/${PUBLIC_FRIDGE_ID}/intents`, {
    intents: [{ id: randomUUID(), ...intent }],
  });
const offer = (client: Client, free = true) => act(client, { kind: 'offerItem', itemId: milk._id, free });
const take = (client: Client, { event = randomUUID(), kitchenId = null as string | null } = {}) =>
  client.send('POST', `/items/${milk._id}/take`, { event, kitchenId });
const giveBack = (client: Client, event: string) =>
  client.send('POST', `/items/${milk._id}/give-back`, { event });
const now = async (): Promise<Item | null> => {
  const answer = await (await server.as(null)).get(`/items/${milk._id}`);
  return answer.statusCode === 404 ? null : answer.json();
};
const told = async (client: Client, email: string): Promise<string[]> =>
  (await client.get(`/notifications/${email}`))
    .json()
    .filter(({ type }: { type: string }) => type === 'taken')
    .map(({ message }: { message: string }) => message);
/** What came of it, also of an intent. */
const code = ({ statusCode, body }: { statusCode: number; body: string }) => {
  const answer = JSON.parse(body);
  const [result] = answer.results ?? [];
  return result ? (result.code ?? result.outcome) : statusCode < 300 ? 'done' : answer.code;
};
const inKitchen = async (kitchenId: KitchenId) => (await ben.get(`/kitchens/${kitchenId}/items`)).json();

describe('offering', () => {
  test('everybody sees that it is free, until the owner says otherwise', async () => {
    expect(await now()).not.toHaveProperty('free');
    expect((await offer(ana)).json().results[0]).toMatchObject({ outcome: 'done', item: { free: true } });
    expect(await now()).toMatchObject({ free: true });
    expect((await (await server.as(null)).get('/items?search=milk')).json()[0]).toMatchObject({ free: true });
    await offer(ana, false);
    expect(await now()).not.toHaveProperty('free');
  });

  test('is the owner’s', async () => {
    expect(code(await offer(ben))).toBe('not_item_owner');
    expect(code(await offer(await server.as(null)))).toBe('unauthenticated');
  });

  test('is taken back like anything else, and said twice it is one event', async () => {
    const id = randomUUID();
    expect(code(await act(ana, { id, kind: 'offerItem', itemId: milk._id, free: true }))).toBe('done');
    expect(code(await offer(ana))).toBe('already');
    expect(code(await act(ana, { kind: 'undo', event: id }))).toBe('done');
    expect(await now()).not.toHaveProperty('free');
  });

  test('is for the public fridge alone', async () => {
    const kitchen = await startKitchen(server, ANA);
    const intents = [{ id: randomUUID(), kind: 'offerItem', itemId: milk._id, free: true }];
    expect(code(await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents }))).toBe(
      'kitchen_not_found',
    );
  });

  test('lasts when the food is changed in the form', async () => {
    await offer(ana);
    await ana.send('PUT', `/items/${milk._id}`, newItem({ title: 'Oat milk' }));
    expect(await now()).toMatchObject({ title: 'Oat milk', free: true });
  });
});

describe('taking', () => {
  test('what is not offered, one’s own, or not there is refused', async () => {
    expect(code(await take(ben))).toBe('item_not_free');
    await offer(ana);
    expect(code(await take(ana))).toBe('item_not_free');
    expect(code(await take(await server.as(null)))).toBe('unauthenticated');
    await ana.send('DELETE', `/items/${milk._id}`);
    expect(code(await take(ben))).toBe('item_not_free');
    milk = { ...milk, _id: randomUUID() as Item['_id'] };
    expect(code(await take(ben))).toBe('item_not_found');
  });

  test('without a kitchen it is gone, and the giver is told for whom it was', async () => {
    await offer(ana);
    expect(code(await take(ben))).toBe('done');
    expect(await now()).toBeNull();
    expect(await told(ana, ANA)).toEqual([expect.stringMatching(/^Ben took your Milk in .+ today\.$/)]);
    expect(await told(ben, BEN)).toEqual([]);
    await forgetRemoved(server.db);
    expect(await told(ana, ANA)).toHaveLength(1);
  });

  test('it goes into the taker’s kitchen, and belongs to them', async () => {
    const kitchen = await startKitchen(server, BEN);
    await offer(ana);
    expect(code(await take(ben, { kitchenId: kitchen }))).toBe('done');
    expect(await now()).toBeNull();
    const benId = (await server.signUp(BEN)).accountId;
    const [item] = await inKitchen(kitchen);
    expect(item).toMatchObject({ title: 'Milk', quantity: 2, belongsTo: benId, addedBy: 'Ben' });
    expect(item).not.toHaveProperty('free');
  });

  test('not into a kitchen in which one may only look, or is not', async () => {
    const kitchen = await startKitchen(server, ANA);
    await offer(ana);
    expect(code(await take(ben, { kitchenId: kitchen }))).toBe('kitchen_not_found');
    await letIn(server, kitchen, ANA, { email: BEN, role: 'guest' });
    expect(code(await take(ben, { kitchenId: kitchen }))).toBe('not_allowed_here');
    expect(await now()).toMatchObject({ free: true });
  });

  test('of many at once one gets it, and the others are told', async () => {
    await offer(ana);
    const takers = Array.from({ length: 20 }, (_, at) => (at % 2 ? ben : cleo));
    const codes = (await Promise.all(takers.map((taker) => take(taker)))).map(code);
    expect(codes.toSorted()).toEqual(['done', ...Array(19).fill('item_taken')]);
    expect(await told(ana, ANA)).toHaveLength(1);
  });

  test('the same taking sent again is the same, and its id is not for another', async () => {
    await offer(ana);
    const event = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(ben, { event })));
    expect(answers.map(code)).toEqual(Array(10).fill('done'));
    expect(code(await take(cleo, { event }))).toBe('item_taken');
  });
});

describe('afterwards', () => {
  test('the giver cannot take it back, because it would be there twice', async () => {
    await offer(ana);
    const event = randomUUID();
    await take(ben, { event });
    expect(code(await act(ana, { kind: 'undo', event }))).toBe('not_undoable');
    expect(code(await ana.send('POST', '/items/restore', { ids: [milk._id] }))).toBe('item_not_restorable');
    expect(await now()).toBeNull();
  });

  test('a giver who eats it reads who took it', async () => {
    await offer(ana);
    await take(ben);
    const eaten = { kind: 'finishItem', itemId: milk._id, outcome: 'eaten' };
    expect((await act(ana, eaten)).json().results).toMatchObject([
      { outcome: 'already', message: 'Ben took it already.' },
    ]);
  });
});

describe('giving back', () => {
  test('the giver has it again, free as before, and nothing is told', async () => {
    await offer(ana);
    const before = await now();
    const event = randomUUID();
    await take(ben, { event });
    expect(code(await giveBack(cleo, event))).toBe('not_undoable');
    expect(code(await giveBack(ben, event))).toBe('done');
    expect(await now()).toMatchObject({ ...before, version: expect.any(Number) });
    expect(await told(ana, ANA)).toEqual([]);
    expect(code(await giveBack(ben, event))).toBe('undone_already');
    expect(code(await take(cleo))).toBe('done');
  });

  test('takes it out of the kitchen, if nothing happened to it there', async () => {
    const kitchen = await startKitchen(server, BEN);
    await offer(ana);
    const event = randomUUID();
    await take(ben, { event, kitchenId: kitchen });
    expect(code(await giveBack(ben, event))).toBe('done');
    expect(await inKitchen(kitchen)).toEqual([]);
    expect(await now()).toMatchObject({ free: true });
  });

  test('not once it was eaten there, so that one milk stays one milk', async () => {
    const kitchen = await startKitchen(server, BEN);
    await offer(ana);
    const event = randomUUID();
    await take(ben, { event, kitchenId: kitchen });
    const eaten = { id: randomUUID(), kind: 'finishItem', itemId: milk._id, outcome: 'eaten' };
    await ben.send('POST', `/kitchens/${kitchen}/intents`, { intents: [eaten] });
    expect(code(await giveBack(ben, event))).toBe('not_undoable');
    expect(await now()).toBeNull();
  });

  test('not to a giver who has deleted their account', async () => {
    const email = 'emil@example.com';
    const { accountId } = await server.signUp(email);
    const emil = await server.as(email);
    milk = await server.addItem(email, { title: 'Milk' });
    await offer(emil);
    const event = randomUUID();
    await take(ben, { event });
    await closeAccount({ db: server.db, parts: accountParts }, accountId);
    expect(code(await giveBack(ben, event))).toBe('not_undoable');
    expect(await now()).toBeNull();
  });

  test('not after a minute', async () => {
    await offer(ana);
    const event = randomUUID();
    await take(ben, { event });
    await sql`update item_events set happened_at = happened_at - interval '2 minutes'`.execute(server.db);
    expect(code(await giveBack(ben, event))).toBe('not_undoable');
  });
});

test('a taker who deletes their account is forgotten', async () => {
  const email = 'dora@example.com';
  const dora = await server.signUp(email);
  await offer(ana);
  await take(await server.as(email));
  const services = { db: server.db, parts: accountParts };
  await closeAccount(services, dora.accountId);
  await finishDeletion(services, dora.accountId);
  const { rows } = await sql`select from item_events where taker_id = ${dora.accountId}`.execute(server.db);
  expect(rows).toEqual([]);
});
