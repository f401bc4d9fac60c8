import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let benId: string;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});
beforeEach(async () => {
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  const started = server.db.deleteFrom('account_kitchens').where('kitchen_id', '<>', kitchen);
  await started.execute();
});
afterAll(() => server.close());

const send = async (client: Client, ...intents: object[]) => {
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const intent = <Rest extends object>(kind: string, rest: Rest) => ({ id: randomUUIDv7(), kind, ...rest });
const adding = (item: object = {}) =>
  intent('addItem', { item: { id: randomUUIDv7(), title: 'Milk', ...item } });
const outcomes = ({ results }: { results: { outcome: string; code?: string }[] }) =>
  results.map(({ outcome, code }) => code ?? outcome);
const list = async () => (await ana.get(`/kitchens/${kitchen}/items`)).json();
const events = async () =>
  server.db
    .selectFrom('item_events')
    .select(['id', 'kind', 'happened_on'])
    .where('kitchen_id', '=', kitchen)
    .orderBy('version')
    .execute();

test('a title is enough to add food', async () => {
  const { results, version } = await send(ana, adding());
  expect(results[0]).toMatchObject({
    outcome: 'done',
    item: { title: 'Milk', category: 'Others', quantity: 1, expiryDate: null, image: null, belongsTo: null },
  });
  expect((await ana.get(`/kitchens/${kitchen}`)).json().version).toBe(version);
});

test('the same intent sent twenty times at once is one event', async () => {
  const add = adding();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(ana, add)));
  expect(answers.flatMap(outcomes).toSorted()).toEqual([...Array(19).fill('already'), 'done']);
  expect(await list()).toHaveLength(1);
  expect(await events()).toHaveLength(1);
  expect(outcomes(await send(ben, add))).toEqual(['id_taken']);
});

test('intents are done in their order, and a refused one does not stop the rest', async () => {
  const add = adding();
  const id = add.item.id;
  const unknown = randomUUIDv7();
  const { results } = await send(
    ana,
    add,
    intent('changeItem', { itemId: id, fields: { title: 'Oat milk', expiryDate: inDays(3) } }),
    intent('changeItem', { itemId: id, fields: { expiryDate: inDays(-3) } }),
    intent('finishItem', { itemId: unknown, outcome: 'eaten' }),
    intent('giveItem', { itemId: id, to: benId }),
    intent('giveItem', { itemId: id, to: randomUUIDv7() }),
  );
  expect(outcomes({ results })).toEqual([
    'done',
    'done',
    'invalid_input',
    'item_not_found',
    'done',
    'member_not_found',
  ]);
  expect(results[2].message).toBe('Expiry date cannot be in the past');
  expect(await list()).toMatchObject([
    { title: 'Oat milk', expiryDate: inDays(3), belongsTo: benId, version: 3 },
  ]);
});

test('of two people who finish the same food, the first counts', async () => {
  const add = adding();
  await send(ana, add);
  const [eaten, wasted] = [
    intent('finishItem', { itemId: add.item.id, outcome: 'eaten', on: inDays(-1) }),
    intent('finishItem', { itemId: add.item.id, outcome: 'wasted' }),
  ];
  expect(outcomes(await send(ana, eaten))).toEqual(['done']);
  expect(outcomes(await send(ben, wasted))).toEqual(['already']);
  expect(await list()).toEqual([]);
  expect(await events()).toMatchObject([
    { kind: 'item-added' },
    { kind: 'item-eaten', happened_on: inDays(-1) },
  ]);
});

test('food that should not have been put in is removed, counts for nothing, and comes back', async () => {
  const add = adding();
  await send(ana, add);
  const [removal, another] = [1, 2].map(() => intent('removeItem', { itemId: add.item.id }));
  expect(outcomes(await send(ana, removal ?? {}))).toEqual(['done']);
  expect(outcomes(await send(ben, another ?? {}))).toEqual(['already']);
  expect(await list()).toEqual([]);
  expect(outcomes(await send(ben, intent('undo', { event: removal?.id })))).toEqual(['done']);
  expect(await list()).toMatchObject([{ title: 'Milk' }]);
  expect(await events()).toMatchObject([
    { kind: 'item-added' },
    { kind: 'item-removed' },
    { kind: 'undone' },
  ]);
  expect(outcomes(await send(ana, intent('removeItem', { itemId: randomUUIDv7() })))).toEqual([
    'item_not_found',
  ]);
});

test('of two dates that two people wrote down, the earlier counts, and of other fields the last', async () => {
  const add = adding({ expiryDate: inDays(9) });
  const change = (fields: object) => intent('changeItem', { itemId: add.item.id, base: 1, fields });
  await send(ana, add, change({ expiryDate: inDays(4), title: 'Of Ana' }));
  await send(ben, change({ expiryDate: inDays(7), title: 'Of Ben' }));
  expect(await list()).toMatchObject([{ expiryDate: inDays(4), title: 'Of Ben' }]);
});

describe('undoing', () => {
  test('gives the food back as it was, whatever happened last', async () => {
    const add = adding({ title: 'Bread', expiryDate: inDays(2), belongsTo: benId });
    await send(ana, add);
    const [before] = await list();
    for (const last of [
      intent('changeItem', { itemId: add.item.id, fields: { title: 'Toast', expiryDate: null } }),
      intent('giveItem', { itemId: add.item.id, to: null }),
      intent('finishItem', { itemId: add.item.id, outcome: 'wasted' }),
    ]) {
      expect(outcomes(await send(ana, last, intent('undo', { event: last.id })))).toEqual(['done', 'done']);
      const [after] = await list();
      expect(after).toEqual({ ...before, version: after.version });
    }
    const undo = intent('undo', { event: add.id });
    expect(outcomes(await send(ana, undo))).toEqual(['not_undoable']);
  });

  test('takes back what was added, and happens once', async () => {
    const add = adding();
    const undo = intent('undo', { event: add.id });
    expect(outcomes(await send(ana, add, undo, undo))).toEqual(['done', 'done', 'already']);
    expect(await list()).toEqual([]);
    for (const event of [add.id, undo.id])
      expect(outcomes(await send(ana, intent('undo', { event })))).toEqual(['undone_already']);
  });

  test('is refused after thirty days, in words', async () => {
    const add = adding();
    const eat = intent('finishItem', { itemId: add.item.id, outcome: 'eaten' });
    await send(ana, add, eat);
    await sql`update item_events set happened_at = happened_at - interval '31 days'`.execute(server.db);
    const { results } = await send(ana, intent('undo', { event: eat.id }));
    expect(results).toMatchObject([{ outcome: 'refused', message: errorText.undo_too_late }]);
    expect(await list()).toEqual([]);
  });

  test('brings back what was eaten for thirty days, with the notes on it', async () => {
    const add = adding();
    const note = `/kitchens/${kitchen}/items/${add.item.id}/note`;
    await send(ana, add);
    await ana.send('PATCH', note, { text: 'The blue lid' });
    await sql`update notes set created_at = created_at - interval '1 day'`.execute(server.db);
    const eat = intent('finishItem', { itemId: add.item.id, outcome: 'eaten' });
    await send(ben, eat);
    await sql`update item_events set happened_at = happened_at - interval '29 days'`.execute(server.db);
    await forgetRemoved(server.db);
    await send(ben, intent('undo', { event: eat.id }));
    expect(await list()).toMatchObject([{ title: 'Milk', note: { text: 'The blue lid' } }]);
  });
});

test('a member who is removed while they write has written nothing afterwards', async () => {
  const results: string[] = [];
  const writing = Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let n = 0; n < 10; n++) {
        const answer = await ben.send('POST', `/kitchens/${kitchen}/intents`, { intents: [adding()] });
        results.push(answer.statusCode === 200 ? 'done' : answer.json().code);
      }
    }),
  );
  await expect.poll(() => results.length, { interval: 5 }).toBeGreaterThan(20);
  await ana.send('DELETE', `/kitchens/${kitchen}/members/${benId}`);
  const { version } = (await ana.get(`/kitchens/${kitchen}`)).json();
  const then = (await list()).length;
  await writing;
  expect((await ana.get(`/kitchens/${kitchen}`)).json().version).toBe(version);
  expect(await list()).toHaveLength(then);
  expect(results.filter((result) => result === 'done')).toHaveLength(then);
  expect(new Set(results.filter((result) => result !== 'done'))).toEqual(new Set(['kitchen_not_found']));
});

test('what a device with a wrong clock sends is refused in words, and the rest is done', async () => {
  const days = [inDays(3), inDays(-401), '2999-01-01', inDays(-400), inDays(2)];
  const sent = days.map((on) => ({ ...adding(), on }));
  const done = await send(ana, ...sent, adding());
  expect(outcomes(done)).toEqual(['clock_wrong', 'clock_wrong', 'clock_wrong', 'done', 'done', 'done']);
  expect(done.results[0].message).toBe(
    'This device says that it is quite another day. Please set its clock, then do this again.',
  );
  expect(await list()).toHaveLength(3);
});

test('what is not an intent is refused as a whole', async () => {
  const path = `/kitchens/${kitchen}/intents`;
  const many = Array.from({ length: 101 }, () => adding());
  for (const intents of [
    [],
    many,
    [{ kind: 'addItem' }],
    [intent('explode', {})],
    'milk',
    [adding({ title: ' ' })],
    // Versions have 32 bits.
    [adding(), intent('changeItem', { itemId: randomUUIDv7(), fields: { amount: 1 }, base: 2 ** 31 })],
    [adding(), intent('changeItem', { itemId: randomUUIDv7(), fields: { amount: 1 }, base: -(2 ** 40) })],
  ])
    expect((await ana.send('POST', path, { intents })).statusCode).toBe(422);
  const inPublic = await ana.send('POST', `/kitchens/${PUBLIC_FRIDGE_ID}/intents`, { intents: [adding()] });
  expect(inPublic.statusCode).toBe(404);
  expect(await list()).toEqual([]);
});
