import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let client: Client;
let ana: ReturnType<typeof actsIn>;
let ben: ReturnType<typeof actsIn>;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  client = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  ana = actsIn(kitchen, client);
  ben = actsIn(kitchen, await server.as(BEN));
});
afterAll(() => server.close());

const changes = async (since?: number) =>
  (await client.get(`/kitchens/${kitchen}/changes${since === undefined ? '' : `?since=${since}`}`)).json();
const titles = async () => (await changes()).shopping.entries.map(({ title }: { title: string }) => title);
const foods = async () => (await changes()).items.map(({ title }: { title: string }) => title);

async function buy(title: string): Promise<string> {
  const itemId = randomUUIDv7();
  await ana({ kind: 'addItem', item: { id: itemId, title } });
  return itemId;
}
const eaten = (itemId: string, id = randomUUIDv7()) => ({ id, kind: 'finishItem', itemId, outcome: 'eaten' });
const staple = (title: string, isStaple = true) => ({
  kind: 'changeStaple',
  title,
  category: 'Dairy',
  isStaple,
});

describe('the last of a product', () => {
  test('is offered once, to whoever finished the last one', async () => {
    const [one, two] = [await buy('Milk'), await buy('milks')];
    expect(last(await ana(eaten(one)))).not.toHaveProperty('ranOut');
    const act = eaten(two);
    expect(last(await ben(act))).toMatchObject({ outcome: 'done', ranOut: 'offered' });
    expect(last(await ben(act))).not.toHaveProperty('ranOut');
    expect(last(await ana(eaten(two)))).toMatchObject({ outcome: 'already' });
    expect(last(await ana(eaten(two)))).not.toHaveProperty('ranOut');
  });

  test('is not offered while some of it is left, or it is on a list', async () => {
    const itemId = await buy('Milk');
    expect(last(await ana({ kind: 'useItem', itemId, amount: 0.5 }))).not.toHaveProperty('ranOut');
    await ana({ kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'milk' } });
    expect(last(await ana({ kind: 'useItem', itemId, amount: 0.5 }))).not.toHaveProperty('ranOut');
  });

  test('goes onto the list once, whoever takes the offer', async () => {
    const itemId = await buy('Milk');
    const act = eaten(itemId);
    await ana(act);
    const offer = { kind: 'addEntry', entry: { id: act.id, title: 'Milk' }, unlessListed: true };
    expect(last(await ana(offer)).outcome).toBe('done');
    expect(last(await ben(offer)).outcome).toBe('already');
    expect(last(await ben({ ...offer, entry: { id: randomUUIDv7(), title: 'MILKS' } })).outcome).toBe(
      'already',
    );
    expect(await titles()).toEqual(['Milk']);
    await ana({ kind: 'undo', event: act.id });
    expect(await titles()).toEqual([]);
  });
});

describe('a staple', () => {
  test('is noted by itself when the last of it is finished, once', async () => {
    await ana(staple('Milk'));
    const [one, two] = [await buy('Milk'), await buy('Milk')];
    await ana(eaten(one));
    expect(await titles()).toEqual([]);
    expect(last(await ben(eaten(two)))).toMatchObject({ ranOut: 'listed' });
    await ben(eaten(two));
    expect(await titles()).toEqual(['Milk']);
  });

  test('leaves the list when the food is brought back, unless somebody got it', async () => {
    await ana(staple('Milk'));
    const itemId = await buy('Milk');
    const [first, second] = [eaten(itemId), eaten(itemId)];
    await ana(first, { kind: 'undo', event: first.id });
    expect(await titles()).toEqual([]);
    await ana(
      second,
      { kind: 'tickEntry', entryId: second.id, got: true },
      { kind: 'undo', event: second.id },
    );
    expect(await titles()).toEqual(['Milk']);
  });

  test('is told to all phones, and no more once nobody minds', async () => {
    const { version } = await changes();
    await ana(staple('Milk'));
    const told = await changes(version);
    expect(told.shopping.staples).toEqual([{ title: 'Milk', category: 'Dairy' }]);
    expect(last(await ben(staple('milk'))).outcome).toBe('already');
    await ben(staple('MILK', false));
    expect((await changes(told.version)).shopping.staples).toEqual([]);
    expect(last(await ana(eaten(await buy('Milk'))))).toMatchObject({ ranOut: 'offered' });
  });
});

describe('putting away', () => {
  const note = async (title: string): Promise<string> => {
    const id = randomUUIDv7();
    await ana({ kind: 'addEntry', entry: { id, title } }, { kind: 'tickEntry', entryId: id, got: true });
    return id;
  };
  const putIn = (id: string, title: string) => ({
    id: randomUUIDv7(),
    kind: 'addItem',
    item: { id, title },
    fromList: true,
  });

  test('makes food of an entry, once, whichever phones do it', async () => {
    const milk = await note('Milk');
    expect(last(await ana(putIn(milk, 'Milk'))).outcome).toBe('done');
    expect(last(await ben(putIn(milk, 'Milk'))).outcome).toBe('already');
    expect([await titles(), await foods()]).toEqual([[], ['Milk']]);
    await ana(eaten(milk));
    expect(last(await ben(putIn(milk, 'Milk'))).outcome).toBe('already');
    expect(await foods()).toEqual([]);
  });

  test('is taken back with what was on the list', async () => {
    const milk = await note('Milk');
    const act = putIn(milk, 'Milk');
    await ana(act, { kind: 'undo', event: act.id });
    expect([await titles(), await foods()]).toEqual([['Milk'], []]);
    expect(last(await ana(putIn(milk, 'Milk'))).outcome).toBe('done');
    expect([await titles(), await foods()]).toEqual([[], ['Milk']]);
  });

  test('what another phone does to the entry afterwards changes nothing; other words come too late', async () => {
    const milk = await note('Milk');
    await ana(putIn(milk, 'Milk'));
    const late = await ben(
      { kind: 'tickEntry', entryId: milk, got: true },
      { kind: 'removeEntry', entryId: milk },
      { kind: 'putAwayEntry', entryId: milk },
    );
    expect(late).toMatchObject(Array(3).fill({ outcome: 'already' }));
    expect(late.every(({ message }) => message === undefined)).toBe(true);
    expect(
      last(await ben({ kind: 'changeEntry', entryId: milk, fields: { title: 'Oat milk' } })).message,
    ).toContain('put it away meanwhile');
    expect(await titles()).toEqual([]);
  });

  test('what was put away is told as a trip, and no more once it was taken back', async () => {
    const [milk, eggs] = [await note('Milk'), await note('Eggs')];
    const act = putIn(milk, 'Milk');
    await ana(act, putIn(eggs, 'Eggs'));
    const trips = async () => (await client.get(`/kitchens/${kitchen}/shopping/trips`)).json();
    const nothingSaid = { category: 'Others', amount: null, unit: null };
    expect(await trips()).toEqual([
      {
        on: today,
        listId: kitchen,
        entries: [
          { title: 'Milk', ...nothingSaid },
          { title: 'Eggs', ...nothingSaid },
        ],
      },
    ]);
    await ana({ kind: 'undo', event: act.id });
    expect((await trips())[0].entries).toHaveLength(1);
  });

  test('what is no food leaves the list alone; what was taken off meanwhile is put in all the same', async () => {
    const [soap, milk] = [await note('Soap'), await note('Milk')];
    await ben({ kind: 'removeEntry', entryId: milk });
    await ana({ kind: 'putAwayEntry', entryId: soap }, putIn(milk, 'Milk'));
    expect([await titles(), await foods()]).toEqual([[], ['Milk']]);
  });
});
