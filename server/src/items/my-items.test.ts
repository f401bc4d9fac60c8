import type { Item } from '@crisper/domain/items/item.ts';
import { MY_ITEM_SORTS } from '@crisper/domain/items/item-list.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await testServer();
  ana = await server.as(ANA);
  for (const [title, category, quantity, days] of [
    ['banana bread', 'Others', 3, 5],
    ['Apple', 'Fruits', 10, 2],
    ['Cheese', 'Dairy', 2, 2],
    ['apple 2', 'Fruits', 1, 9],
  ] as const) {
    await server.addItem(ANA, { title, category, quantity, expiryDate: inDays(days) });
  }
  await server.addItem('bo@example.com', { title: 'Not hers', expiryDate: inDays(2) });
});
afterAll(() => server.close());

const titles = (answer: { json(): Item[] }) => answer.json().map(({ title }) => title);

describe('one’s own items', () => {
  test.each([
    ['title-first', ['Apple', 'apple 2', 'banana bread', 'Cheese']],
    ['title-last', ['Cheese', 'banana bread', 'apple 2', 'Apple']],
    ['category-first', ['Cheese', 'Apple', 'apple 2', 'banana bread']],
    ['category-last', ['banana bread', 'apple 2', 'Apple', 'Cheese']],
    ['quantity-least', ['apple 2', 'Cheese', 'banana bread', 'Apple']],
    ['quantity-most', ['Apple', 'banana bread', 'Cheese', 'apple 2']],
    ['expiry-soonest', ['Apple', 'Cheese', 'banana bread', 'apple 2']],
    ['newest', ['apple 2', 'Cheese', 'Apple', 'banana bread']],
  ])('come sorted by %s, whole and page by page', async (sort, expected) => {
    expect(titles(await ana.get(`/my-items?email=${ANA}&sort=${sort}`))).toEqual(expected);
    const paged: string[] = [];
    let address: string | undefined = `/my-items?email=${ANA}&sort=${sort}&limit=1`;
    while (address) {
      const answer = await ana.get(address);
      paged.push(...titles(answer));
      address = /<\/api([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    }
    expect(paged).toEqual(expected);
  });

  test('are found by search, and everybody’s list does not know their orders', async () => {
    const found = await ana.get(`/my-items?email=${ANA}&search=apple&sort=title-first`);
    expect(titles(found)).toEqual(['Apple', 'apple 2']);
    expect((await ana.get('/items?sort=title-first')).statusCode).toBe(422);
  });

  test('do not follow a made-up place in the list', async () => {
    const place = Buffer.from(`${crypto.randomUUID()} many`).toString('base64url');
    const answer = await ana.get(`/my-items?email=${ANA}&sort=quantity-most&after=${place}`);
    expect(answer.statusCode).toBe(422);
  });
});

describe('the coming days', () => {
  test('are counted for everybody or oneself, and lead to their items', async () => {
    const day = inDays(2);
    const countOn = async (query: string) =>
      (await ana.get(`/items/upcoming${query}`)).json().find(({ date }: { date: string }) => date === day)
        .count;
    expect(await countOn('')).toBe(3);
    expect(await countOn('?scope=mine')).toBe(2);
    const all = await ana.get(`/items?expires=${day}`);
    expect([all.headers['x-total-count'], titles(all).length]).toEqual(['3', 3]);
    expect(titles(await ana.get(`/my-items?email=${ANA}&expires=${day}`))).toEqual(['Cheese', 'Apple']);
    expect((await ana.get('/items?expires=soon')).statusCode).toBe(422);
    expect((await (await server.as(null)).get('/items/upcoming?scope=mine')).statusCode).toBe(401);
  });
});

test('five thousand items of one’s own are read a page at a time, in every order', async () => {
  const hoarder = 'hoarder@example.com';
  const client = await server.as(hoarder);
  const { accountId } = await server.signUp(hoarder);
  await sql`insert into items (kitchen_id, id, added_by, title, category, quantity, expiry_date, description, status, added_at)
    select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), ${accountId}, 'Thing ' || n, 'Others', 1 + n % 9, current_date + n % 300, '', 'available', now()
    from generate_series(1, 5000) n`.execute(server.db);
  for (const sort of MY_ITEM_SORTS) {
    const answer = await client.get(`/my-items?email=${hoarder}&sort=${sort}&limit=25&page=199`);
    expect([answer.headers['x-total-count'], answer.json().length]).toEqual(['5000', 25]);
  }
  const found = await client.get(`/my-items?email=${hoarder}&search=thing 4999&limit=25`);
  expect(titles(found)).toEqual(['Thing 4999']);
});
