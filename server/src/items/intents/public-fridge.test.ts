import { randomUUIDv7 } from 'node:crypto';
import type { Item } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const PATH = `/kitchens/${PUBLIC_FRIDGE_ID}/intents`;
let server: TestServer;
let ana: Client;
let ben: Client;
let milk: Item;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as('ben@example.com')]);
});
beforeEach(async () => {
  milk = await server.addItem(ANA, { title: 'Milk', quantity: 4, expiryDate: inDays(20) });
});
afterAll(() => server.close());

const intent = (kind: string, rest: object = {}) => ({ id: randomUUIDv7(), kind, itemId: milk._id, ...rest });
const send = async (client: Client, ...intents: object[]) => {
  const answer = await client.send('POST', PATH, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().results as { outcome: string; code?: string }[];
};
const outcome = async (client: Client, one: object) => {
  const [result] = await send(client, one);
  return result?.code ?? result?.outcome;
};
const now = async (): Promise<Item | null> => {
  const answer = await ana.get(`/items/${milk._id}`);
  return answer.statusCode === 404 ? null : answer.json();
};
const undo = (event: string) => ({ id: randomUUIDv7(), kind: 'undo', event });
const facts = ({ version: _, ...item }: Item) => item;

test.each([
  ['finishItem', { outcome: 'eaten' }],
  ['finishItem', { outcome: 'wasted', reason: 'went-bad' }],
  ['finishItem', { outcome: 'given-away' }],
])('the owner finishes food (%s, %o), and takes that back exactly', async (kind, rest) => {
  const act = intent(kind, rest);
  expect(await outcome(ana, act)).toBe('done');
  expect(await now()).toBeNull();
  expect(await outcome(ana, undo(act.id))).toBe('done');
  expect(facts((await now()) as Item)).toEqual(facts(milk));
});

test.each([
  ['useItem', { amount: 1 }, { quantity: 3 }],
  ['openItem', { days: 5 }, { expiryDate: inDays(5) }],
  ['freezeItem', { days: 90 }, { expiryDate: inDays(90) }],
  ['moveItem', { place: 'pantry' }, {}],
])('the owner says %s, and takes that back exactly', async (kind, rest, expected) => {
  const act = intent(kind, rest);
  expect(await outcome(ana, act)).toBe('done');
  expect(await now()).toMatchObject(expected);
  expect(await outcome(ana, undo(act.id))).toBe('done');
  expect(facts((await now()) as Item)).toEqual(facts(milk));
});

test('the counts of the fridge follow', async () => {
  const total = async () => (await ana.get('/items/summary?scope=mine')).json().total;
  const before = await total();
  const act = intent('finishItem', { outcome: 'eaten' });
  await send(ana, act);
  expect(await total()).toBe(before - 1);
  await send(ana, undo(act.id));
  expect(await total()).toBe(before);
});

describe('others', () => {
  test.each([
    ['finishItem', { outcome: 'eaten' }],
    ['useItem', { amount: 1 }],
    ['openItem', {}],
    ['freezeItem', {}],
    ['moveItem', { place: 'pantry' }],
  ])('are refused %s', async (kind, rest) => {
    expect(await outcome(ben, intent(kind, rest))).toBe('not_item_owner');
    expect(await now()).toEqual(milk);
  });

  test('cannot take back what the owner did, neither to food that is there nor to food that is gone', async () => {
    const [open, eat] = [intent('openItem'), intent('finishItem', { outcome: 'eaten' })];
    await send(ana, open);
    expect(await outcome(ben, undo(open.id))).toBe('not_undoable');
    await send(ana, eat);
    expect(await outcome(ben, undo(eat.id))).toBe('not_undoable');
    expect(await now()).toBeNull();
  });

  test('who are not signed in are told to log in', async () => {
    const visitor = await server.as(null);
    const answer = await visitor.send('POST', PATH, { intents: [intent('openItem')] });
    expect(answer.statusCode).toBe(401);
  });
});

test.each([
  ['addItem', { item: { id: randomUUIDv7(), title: 'Milk' } }],
  ['changeItem', { fields: { title: 'Oats' } }],
  ['giveItem', { to: null }],
])('%s is for kitchens', async (kind, rest) => {
  const answer = await ana.send('POST', PATH, { intents: [intent(kind, rest)] });
  expect(answer.statusCode).toBe(404);
});

test('adding food by the form is not undone here, and neither is what has been forgotten', async () => {
  expect(await outcome(ana, undo(milk._id))).toBe('not_undoable');
  const open = intent('openItem');
  await send(ana, open);
  await sql`update item_events set happened_at = happened_at - interval '2 minutes'`.execute(server.db);
  await forgetRemoved(server.db);
  expect(await outcome(ana, undo(open.id))).toBe('not_undoable');
  expect(await now()).not.toBeNull();
});

test('the same thing sent twenty times at once happens once', async () => {
  const use = intent('useItem', { amount: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => outcome(ana, use)));
  expect(answers.toSorted()).toEqual([...Array(19).fill('already'), 'done']);
  expect((await now())?.quantity).toBe(3);
  const undos = await Promise.all(Array.from({ length: 10 }, () => outcome(ana, undo(use.id))));
  expect(undos.filter((one) => one === 'done')).toHaveLength(1);
  expect((await now())?.quantity).toBe(4);
});
