import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { ITEM_STATUSES } from '@crisper/domain/items/item-list.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { fillFlat } from './fill-flat.ts';
import { fillFridge } from './fill-fridge.ts';
import { FLAT_NAME } from './flat.ts';
import { flatHistory } from './flat-history.ts';
import { openAccounts } from './open-accounts.ts';
import { PEOPLE } from './people.ts';

const PASSWORD = 'Crisper1';
let server: TestServer;
let ana: Client;
let dora: Client;
beforeAll(async () => {
  server = await testServer();
  const people = await openAccounts(server.db, PASSWORD);
  const now = new Date();
  await fillFridge(server.db, people, now);
  await fillFlat(server.db, people, now);
  [ana, dora] = [await signIn('ana@example.com'), await signIn('dora@example.com')];
});
afterAll(() => server.close());

async function signIn(email: string): Promise<Client> {
  const visitor = await server.as(null);
  const signedIn = await visitor.send('POST', '/auth/login', { email, password: PASSWORD });
  return server.withToken(signedIn.json().accessToken);
}

describe('the public fridge', () => {
  const found = async (query: string) =>
    Number((await (await server.as(null)).get(`/items?${query}`)).headers['x-total-count']);

  test('has something of every category and in every state', async () => {
    expect(await found('')).toBe(120);
    for (const category of CATEGORIES) expect(await found(`category=${category}`)).toBeGreaterThan(10);
    for (const status of ITEM_STATUSES) expect(await found(`status=${status}`)).toBeGreaterThan(10);
  });

  test('was filled over two weeks, by people who can sign in and have notes', async () => {
    const { weekAgo } = (await (await server.as(null)).get('/items/summary')).json();
    expect(weekAgo.total).toBeGreaterThan(30);
    const items = (await ana.get('/my-items?email=ana@example.com')).json();
    expect(items.filter((item: object) => 'note' in item).length).toBeGreaterThan(3);
  });
});

describe('the flat', () => {
  let kitchen: KitchenId;
  let items: { title: string; expiryDate: string | null; belongsTo: string | null }[];
  beforeAll(async () => {
    const [card] = (await ana.get('/kitchens')).json();
    expect(card).toMatchObject({ name: FLAT_NAME, members: { count: 4 }, due: 5 });
    kitchen = card.id;
    items = (await ana.get(`/kitchens/${kitchen}/changes`)).json().items;
  });

  test('is home to an owner and two members, and a guest may look', async () => {
    const members = (await ana.get(`/kitchens/${kitchen}/members`)).json();
    expect(members.map(({ name, role }: { name: string; role: string }) => ({ name, role }))).toEqual(
      expect.arrayContaining(PEOPLE.map(({ name, role }) => ({ name, role }))),
    );
    expect((await dora.get(`/kitchens/${kitchen}/items`)).statusCode).toBe(200);
    expect((await dora.send('POST', `/kitchens/${kitchen}/items`, newItem())).statusCode).toBe(403);
    expect((await (await server.as('eva@example.com')).get(`/kitchens/${kitchen}/items`)).statusCode).toBe(
      404,
    );
  });

  test('has food for today, for tomorrow and for long, some of it one person’s', () => {
    const until = (days: number) => items.filter(({ expiryDate }) => expiryDate === inDays(days)).length;
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(items.length).toBeLessThanOrEqual(60);
    for (const days of [0, 1]) expect(until(days)).toBeGreaterThanOrEqual(3);
    expect(items.filter(({ expiryDate }) => expiryDate && expiryDate > inDays(60)).length).toBeGreaterThan(5);
    const own = items.filter(({ belongsTo }) => belongsTo !== null).length;
    expect(own).toBeGreaterThan(5);
    expect(own).toBeLessThan(items.length / 2);
  });

  test('shows notes to those who wrote them', async () => {
    const ben = await signIn('ben@example.com');
    const { items: seen } = (await ben.get(`/kitchens/${kitchen}/changes`)).json();
    expect(seen.filter((item: object) => 'note' in item)).toHaveLength(3);
    expect(items.filter((item) => 'note' in item)).toEqual([]);
  });

  test('had about as much a week ago', async () => {
    const { total, weekAgo } = (await ana.get(`/kitchens/${kitchen}/items/summary`)).json();
    expect(total).toBe(items.length);
    expect(weekAgo.total).toBeGreaterThan(total / 2);
    expect(weekAgo.total).toBeLessThan(total);
    expect(weekAgo.expired).toBeLessThan(weekAgo.total / 5);
  });

  test('knows what the food cost that it throws away most', async () => {
    const { most } = (await ana.get(`/kitchens/${kitchen}/waste?from=${inDays(-90)}&to=${inDays(0)}`)).json();
    expect(most.money).toBeGreaterThan(0);
    expect(most.price).toBeGreaterThan(0);
  });

  test('has a month of events, in the order in which they happened', async () => {
    const events = await server.db
      .selectFrom('item_events')
      .select(['kind', 'happened_at', 'account_id', 'item_id'])
      .where('kitchen_id', '=', kitchen)
      .orderBy('version')
      .execute();
    const times = events.map(({ happened_at }) => happened_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const day = 24 * 60 * 60 * 1000;
    expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(29 * day);
    expect(Date.now() - (times.at(-1) ?? 0)).toBeLessThan(day);
    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    const gone = count('item-eaten') + count('item-wasted') + count('item-given-away');
    expect(count('item-added') - gone).toBe(items.length);
    expect(count('item-eaten')).toBeGreaterThan(3 * count('item-wasted'));
    for (const kind of ['item-wasted', 'item-used']) expect(count(kind)).toBeGreaterThan(5);
    for (const kind of ['item-given-away', 'item-given', 'note-added'])
      expect(count(kind)).toBeGreaterThan(2);
    expect(new Set(events.map(({ account_id }) => account_id)).size).toBe(3);
  });

  test('has the same history whenever it is told', () => {
    const now = new Date();
    expect(flatHistory(now)).toEqual(flatHistory(now));
  });
});
