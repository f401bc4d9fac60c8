import { addDays } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { ITEM_SORTS, ITEM_STATUSES } from '@crisper/domain/items/item-list.ts';
import { hasStatus, matchesSearch } from '@crisper/domain/items/item-matches.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { toStoredDate } from '#items/items.table.ts';
import { putItem } from '#testing/many-items.ts';
import { type Client, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const WORDS = ['Milk', 'Salami', '100% juice', 'Crème brûlée', 'snake_case', 'MILKSHAKE', 'Ärtsoppa'];

let server: TestServer;
let visitor: Client;
let everything: Item[];

/** 140 items of all categories and ages, from a month ago to a month ahead and some without a date. */
beforeAll(async () => {
  server = await testServer();
  visitor = await server.as(null);
  const people = await Promise.all([ANA, 'bo@example.com'].map((email) => server.signUp(email)));
  for (let index = 0; index < 140; index++) {
    const expiryDate = index % 10 === 9 ? null : addDays(today, (index % 61) - 30);
    await inTransaction(server.db, (tx) =>
      putItem(tx, {
        added_by: people[index % 2]?.accountId ?? '',
        title: `${WORDS[index % WORDS.length]} ${index}`,
        category: CATEGORIES[(index * 3) % CATEGORIES.length] ?? 'Others',
        expiry_date: toStoredDate(expiryDate),
        added_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 60_000),
      }),
    );
  }
  const ana = await server.as(ANA);
  const pages = await Promise.all([1, 2].map((page) => ana.get(`/items?limit=100&page=${page}`)));
  everything = pages.flatMap((page) => page.json());
});
afterAll(() => server.close());

const ids = (items: Item[]) => items.map(({ _id }) => _id);

const sortKey: Record<(typeof ITEM_SORTS)[number], (item: Item) => string> = {
  newest: ({ addedAt, _id }) => addedAt + _id,
  oldest: ({ addedAt, _id }) => addedAt + _id,
  'expiry-soonest': ({ expiryDate, _id }) => (expiryDate ?? '9') + _id,
  'expiry-latest': ({ expiryDate, _id }) => (expiryDate ?? '9') + _id,
};

function sorted(items: Item[], sort: (typeof ITEM_SORTS)[number]): Item[] {
  const key = sortKey[sort];
  const ascending = items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return sort === 'newest' || sort === 'expiry-latest' ? ascending.reverse() : ascending;
}

test('the first hundred come unasked, newest first, with the number of all', async () => {
  const answer = await visitor.get('/items');
  expect(answer.headers['x-total-count']).toBe('140');
  expect(ids(answer.json())).toEqual(ids(sorted(everything, 'newest').slice(0, 100)));
});

const cases = ITEM_SORTS.flatMap((sort) =>
  [undefined, ...ITEM_STATUSES].flatMap((status) =>
    [undefined, 'Dairy', 'Others'].flatMap((category) =>
      [undefined, 'milk', '100%', 'e_c', 'ÄRT', 'dairy', 'zzz', 'm', 'Cr', 'o'].map((search) => ({
        sort,
        status,
        category,
        search,
      })),
    ),
  ),
);

test('any filter in any order shows what the rules say, page by page', async () => {
  for (const { sort, status, category, search } of cases) {
    const expected = sorted(
      everything.filter(
        (item) =>
          (!status || hasStatus(item, status, today)) &&
          (!category || item.category === category) &&
          (!search || matchesSearch(item, search)),
      ),
      sort,
    );
    const query = new URLSearchParams({ sort, limit: '9' });
    for (const [name, value] of Object.entries({ status, category, search }))
      if (value) query.set(name, value);
    for (const page of [1, 2, Math.ceil(expected.length / 9), 50]) {
      if (page < 1) continue;
      const answer = await visitor.get(`/items?${query}&page=${page}`);
      expect(ids(answer.json()), `${query}&page=${page}`).toEqual(
        ids(expected.slice((page - 1) * 9, page * 9)),
      );
      expect(answer.headers['x-total-count'], `${query}`).toBe(String(expected.length));
    }
  }
});

function follow(header: unknown, relation: string): string | undefined {
  return new RegExp(`</api([^>]*)>; rel="${relation}"`).exec(String(header))?.[1];
}

test.each(ITEM_SORTS)('links lead through all items and back, sorted by %s', async (sort) => {
  const pages: string[][] = [];
  let path: string | undefined = `/items?sort=${sort}&limit=16`;
  let last = path;
  while (path) {
    const answer = await visitor.get(path);
    pages.push(ids(answer.json()));
    last = path;
    path = follow(answer.headers.link, 'next');
  }
  expect(pages.flat()).toEqual(ids(sorted(everything, sort)));

  const back: string[][] = [];
  path = last;
  while (path) {
    const answer = await visitor.get(path);
    back.unshift(ids(answer.json()));
    path = follow(answer.headers.link, 'prev');
  }
  expect(back).toEqual(pages);
});

test.each([
  ['page=0', 'A page is a number from 1 on'],
  ['page=x', 'A page is a number from 1 on'],
  ['limit=101', 'A limit is a number from 1 to 100'],
  ['category=Fish', 'This category does not exist'],
  ['status=rotten', 'This status does not exist'],
  ['sort=random', 'This order does not exist'],
  ['after=x', 'This page does not exist'],
  ['search=a&search=b', 'Please search for one thing at a time'],
])('%s is refused: %s', async (query, message) => {
  const answer = await visitor.get(`/items?${query}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe(message);
});

test('"mine" is for somebody, and shows only what is theirs', async () => {
  expect((await visitor.get('/items?scope=mine')).statusCode).toBe(401);
  const ana = await server.as(ANA);
  const mine = await ana.get('/items?scope=mine&search=milk');
  const own = everything.filter((item) => item.addedBy === ANA && matchesSearch(item, 'milk'));
  expect(ids(mine.json())).toEqual(ids(sorted(own, 'newest')));
  expect(mine.headers['x-total-count']).toBe(String(own.length));
  const listed = await ana.get(`/my-items?email=${ANA}`);
  expect(listed.headers['x-total-count']).toBe('70');
});

test('an unchanged page is not sent again', async () => {
  const { etag } = (await visitor.get('/items')).headers;
  const again = await visitor.get('/items', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await server.addItem(ANA);
  expect((await visitor.get('/items', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});
