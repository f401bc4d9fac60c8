import { CATEGORIES } from '@crisper/domain/items/category.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { type Client, type TestServer, testServer, today } from '#testing/test-server.ts';
import { writeItem } from './items.writer.ts';

const DAY_MS = 86_400_000;
/** How many there are, and how many days ago the newest and the oldest of them were added. */
const TITLES = {
  'Walnut, of today': { count: 240, newest: 0, oldest: 0.01 },
  'Cheese, of the last two weeks': { count: 300, newest: 0.5, oldest: 14 },
  'Plum, of the last two years': { count: 260, newest: 0, oldest: 700 },
  'Tangerine, of last winter': { count: 230, newest: 300, oldest: 350 },
  'Quince, of last autumn': { count: 30, newest: 380, oldest: 400 },
  'Medlar, of half a year': { count: 700, newest: 0, oldest: 180 },
  'Nougat, of a clock that is fast': { count: 210, newest: -3, oldest: 3 },
};

let server: TestServer;
let visitor: Client;
let everything: { id: string; title: string; addedAt: number }[];

beforeAll(async () => {
  server = await testServer();
  visitor = await server.as(null);
  const { accountId } = await server.signUp('ana@example.com');
  everything = Object.entries(TITLES).flatMap(([title, { count, newest, oldest }]) =>
    Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      title,
      addedAt: Date.now() - Math.round((newest + ((oldest - newest) * index) / count) * DAY_MS),
    })),
  );
  await inTransaction(server.db, async (tx) => {
    for (const { id, title, addedAt } of everything) {
      await writeItem(tx, {
        before: null,
        after: {
          ...{ id, owner_id: accountId, title, image: null, category: CATEGORIES[6], quantity: 1 },
          ...{ expiry_date: today, description: '', status: 'available', added_at: new Date(addedAt) },
        },
      });
    }
  });
});
afterAll(() => server.close());

const ids = (items: Item[]) => items.map(({ _id }) => _id);

function expected(search: string): string[] {
  return everything
    .filter(({ title }) => title.toLowerCase().includes(search))
    .toSorted((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

const searches = [
  'walnut',
  'cheese',
  'plum',
  'tangerine',
  'quince',
  'nougat',
  'medlar',
  'of the last',
  'of',
  'aut',
  'zzz',
];

test.each(searches)('“%s” finds the newest first, page by page and in steps', async (search) => {
  const all = expected(search);
  for (const page of [1, 2, 7, 14, 15, 60]) {
    const answer = await visitor.get(`/items?search=${search}&limit=16&page=${page}`);
    expect(ids(answer.json()), `page ${page}`).toEqual(all.slice((page - 1) * 16, page * 16));
    const counted = Number(answer.headers['x-total-count']);
    const isCapped = answer.headers['x-total-capped'] === 'true';
    expect(isCapped).toBe(counted < all.length);
    if (isCapped) expect(counted).toBeGreaterThanOrEqual(50);
    expect(counted).toBeLessThanOrEqual(SEARCH_COUNT_LIMIT);
  }
  const met: string[] = [];
  let path: string | undefined = `/items?search=${search}&limit=50`;
  while (path) {
    const answer = await visitor.get(path);
    met.push(...ids(answer.json()));
    path = /<\/api([^>]*)>; rel="next"/.exec(String(answer.headers.link))?.[1];
  }
  expect(met).toEqual(all);
});

test.each(['oldest', 'expiry-soonest'])('in the order “%s” a search finds the same', async (sort) => {
  for (const search of searches) {
    const answer = await visitor.get(`/items?search=${search}&sort=${sort}&limit=100`);
    const found = ids(answer.json());
    expect(found.length).toBe(Math.min(expected(search).length, 100));
    if (sort === 'oldest') expect(found).toEqual(expected(search).reverse().slice(0, 100));
    else expect(expected(search)).toEqual(expect.arrayContaining(found));
  }
});
