import { randomUUIDv7 } from 'node:crypto';
import { errorText } from '@crisper/texts/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { fillKitchen, letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: Awaited<ReturnType<typeof startKitchen>>;
let clients: Record<'ana' | 'ben', Client>;
let ana: ReturnType<typeof actsIn>;
let ben: ReturnType<typeof actsIn>;
let itemId: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  clients = { ana: await server.as(ANA), ben: await server.as(BEN) };
  await clients.ana.send('PATCH', '/account', { displayName: 'Ana' });
  await clients.ben.send('PATCH', '/account', { displayName: 'Ben' });
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  ana = actsIn(kitchen, clients.ana);
  ben = actsIn(kitchen, clients.ben);
});
beforeEach(() => {
  itemId = randomUUIDv7();
});
afterAll(() => server.close());

const add = (item: object = {}) => ana({ kind: 'addItem', item: { id: itemId, title: 'Milk', ...item } });
const events = async () => {
  const rows = await server.db
    .selectFrom('item_events')
    .select('kind')
    .where('item_id', '=', itemId)
    .orderBy('version')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('of two people in one kitchen', () => {
  test('two who use some use both, never more than there is, and what was missing is told', async () => {
    await add({ amount: 500, unit: 'ml' });
    expect(last(await ana({ kind: 'useItem', itemId, amount: 300 }))).not.toHaveProperty('message');
    expect(last(await ben({ kind: 'useItem', itemId, amount: 300 }))).toMatchObject({
      outcome: 'done',
      missing: 100,
      message: 'There were only 200 ml left.',
    });
  });

  test.each([
    ['half a piece', { amount: 0.5, unit: 'piece' }, 'There was only ½ piece left.'],
    ['two pieces', { amount: 2, unit: 'piece' }, 'There were only 2 pieces left.'],
    ['a litre', { amount: 1000, unit: 'ml' }, 'There was only 1 l left.'],
  ])('of %s is told as people say it', async (_, amount, message) => {
    await add(amount);
    const used = { kind: 'useItem', itemId, amount: amount.amount + 1 };
    expect(last(await ben(used))).toMatchObject({ outcome: 'done', missing: 1, message });
  });

  test('one who says an amount after the other used some is refused, and sees both', async () => {
    await add({ quantity: 6 });
    await ben({ kind: 'useItem', itemId, amount: 1 });
    const refused = last(await ana({ kind: 'changeItem', itemId, fields: { amount: 6 }, base: 1 }));
    expect(refused).toMatchObject({ outcome: 'refused', code: 'item_changed', item: { amount: 5 } });
    expect(refused.message).toContain('You wrote 6 pieces');
    expect(refused.message).toContain('5 pieces left');
    const again = last(await ana({ kind: 'changeItem', itemId, fields: { amount: 4 }, base: 2 }));
    expect(again).toMatchObject({ outcome: 'done', item: { amount: 4 } });
  });

  test('one who says an amount after the other only renamed it is heard', async () => {
    await add({ quantity: 6 });
    await ben({ kind: 'changeItem', itemId, fields: { title: 'Oat milk' }, base: 1 });
    const said = last(await ana({ kind: 'changeItem', itemId, fields: { amount: 5 }, base: 1 }));
    expect(said).toMatchObject({ outcome: 'done', item: { amount: 5, title: 'Oat milk' } });
  });

  test.each([
    ['title', 'Oat milk', 'Soy milk'],
    ['category', 'Dairy', 'Beverages'],
    ['description', 'Behind the eggs', 'On top'],
    ['image', '/pictures/milk.webp', '/pictures/oat-milk.webp'],
    ['price', 129, 149],
  ])('the last %s to arrive counts', async (field, first, second) => {
    await add();
    await ana({ kind: 'changeItem', itemId, fields: { [field]: first }, base: 1 });
    const { item } = last(await ben({ kind: 'changeItem', itemId, fields: { [field]: second }, base: 1 }));
    expect(item).toHaveProperty(field, second);
  });

  test('the last place to arrive counts, and both are in the history', async () => {
    await add();
    await ana({ kind: 'moveItem', itemId, place: 'pantry' });
    const { item } = last(await ben({ kind: 'moveItem', itemId, place: 'fridge' }));
    expect(item).toHaveProperty('place', 'fridge');
    const history = await clients.ana.get(`/kitchens/${kitchen}/items/${itemId}/events`);
    expect(history.json()[0].changes).toEqual([{ field: 'place', before: 'pantry', after: 'fridge' }]);
  });

  test('the earlier label date counts and is told to the other, and on the same day use by', async () => {
    await add({ labelDate: inDays(9), dateKind: 'best-before' });
    const change = (fields: object) => ({ kind: 'changeItem', itemId, fields, base: 1 });
    expect(last(await ana(change({ labelDate: inDays(5) })))).not.toHaveProperty('message');
    expect(last(await ben(change({ labelDate: inDays(7) })))).toMatchObject({
      outcome: 'done',
      message: 'Meanwhile somebody wrote down an earlier date. The earlier one counts.',
      item: { expiryDate: inDays(5) },
    });
    await ana(change({ labelDate: inDays(5), dateKind: 'use-by' }));
    const { item } = last(await ben(change({ labelDate: inDays(5), dateKind: 'best-before' })));
    expect(item).toMatchObject({ keeping: { labelDate: inDays(5), dateKind: 'use-by' } });
  });

  test('the earlier day of opening and of thawing counts, and the later of freezing', async () => {
    await add({ labelDate: inDays(15) });
    await ana({ kind: 'openItem', itemId, on: inDays(-6), days: 9 });
    await ben({ kind: 'openItem', itemId, on: inDays(-8), days: 9 });
    await ana({ kind: 'freezeItem', itemId, on: inDays(-5), days: 90 });
    await ben({ kind: 'freezeItem', itemId, on: inDays(-4), days: 90 });
    await ana({ kind: 'thawItem', itemId, on: inDays(0), days: 2 });
    const { item } = last(await ben({ kind: 'thawItem', itemId, on: inDays(-1), days: 2 }));
    expect(item).toMatchObject({
      expiryDate: inDays(1),
      keeping: {
        opened: { on: inDays(-8) },
        freezing: { on: inDays(-4), daysLeft: 5, thawed: { on: inDays(-1) } },
      },
    });
  });

  test('the first who finishes it counts, and the second is told by whom', async () => {
    await add({ title: 'Yoghurt' });
    expect(last(await ben({ kind: 'finishItem', itemId, outcome: 'eaten' })).outcome).toBe('done');
    expect(last(await ana({ kind: 'finishItem', itemId, outcome: 'eaten' }))).toMatchObject({
      outcome: 'already',
      message: 'Ben ate it already.',
    });
    expect(last(await ben({ kind: 'finishItem', itemId, outcome: 'wasted' }))).toMatchObject({
      outcome: 'already',
      message: 'You ate it already.',
    });
    expect(await events()).toEqual(['item-added', 'item-eaten']);
  });

  test.each([
    { kind: 'useItem', amount: 1 },
    { kind: 'openItem' },
    { kind: 'freezeItem' },
    { kind: 'thawItem' },
    { kind: 'moveItem', place: 'pantry' },
    { kind: 'giveItem', to: null },
    { kind: 'changeItem', fields: { title: 'Oat milk' } },
  ])('one who finishes it wins over $kind of the other', async (act) => {
    await add();
    await ben({ kind: 'finishItem', itemId, outcome: 'wasted' });
    expect(last(await ana({ ...act, itemId }))).toMatchObject({
      outcome: 'refused',
      code: 'item_gone',
      message: 'Ben threw it away already.',
    });
    expect(await events()).toEqual(['item-added', 'item-wasted']);
  });

  test('only the last event of the item is undone, and once', async () => {
    const [opened, frozen] = [randomUUIDv7(), randomUUIDv7()];
    await add();
    await ana({ kind: 'openItem', itemId, id: opened }, { kind: 'freezeItem', itemId, id: frozen });
    expect(last(await ben({ kind: 'undo', event: opened }))).toMatchObject({
      code: 'not_undoable',
      message: errorText.not_undoable,
    });
    expect(last(await ben({ kind: 'undo', event: frozen })).outcome).toBe('done');
    expect(last(await ana({ kind: 'undo', event: frozen }))).toMatchObject({
      code: 'undone_already',
      message: errorText.undone_already,
    });
  });

  test('one who is not in the kitchen any more, or may only look, does nothing', async () => {
    await add();
    const act = { intents: [{ id: randomUUIDv7(), kind: 'openItem', itemId }] };
    const attempt = async () =>
      (await clients.ben.send('POST', `/kitchens/${kitchen}/intents`, act)).json().code;
    await fillKitchen(server, kitchen, { [ANA]: 'owner', [BEN]: 'guest' });
    expect(await attempt()).toBe('not_allowed_here');
    await fillKitchen(server, kitchen, { [ANA]: 'owner' });
    expect(await attempt()).toBe('kitchen_not_found');
    await fillKitchen(server, kitchen, { [ANA]: 'owner', [BEN]: 'member' });
    expect(await events()).toEqual(['item-added']);
  });
});

describe('what cannot be is refused in words', () => {
  test('freezing what is frozen, a third freezing, and freezing what is over', async () => {
    const freezing = { id: randomUUIDv7(), kind: 'freezeItem', itemId, on: inDays(-4) };
    await add({ labelDate: inDays(20), dateKind: 'use-by' });
    await ana(freezing);
    expect(last(await ana(freezing)).outcome).toBe('already');
    const refusal = async (act: object) => last(await ana({ itemId, ...act }));
    expect(await refusal({ kind: 'freezeItem', on: inDays(-4) })).toMatchObject({
      message: errorText.frozen_already,
    });
    await ana({ kind: 'thawItem', itemId, on: inDays(-3), days: 2 });
    expect(await refusal({ kind: 'freezeItem', on: inDays(0) })).toMatchObject({
      message: errorText.over_before_freezing,
    });
    await ana({ kind: 'freezeItem', itemId, on: inDays(-2) }, { kind: 'thawItem', itemId, on: inDays(-1) });
    expect(await refusal({ kind: 'freezeItem', on: inDays(-1) })).toMatchObject({
      message: errorText.frozen_twice,
    });
  });

  test('freezing after the use-by date, and thawing what is not frozen', async () => {
    await add({ labelDate: inDays(1), dateKind: 'use-by' });
    expect(last(await ana({ kind: 'freezeItem', itemId, on: inDays(2) })).message).toBe(
      errorText.use_by_passed,
    );
    expect(last(await ana({ kind: 'thawItem', itemId })).message).toBe(errorText.not_frozen);
  });
});
