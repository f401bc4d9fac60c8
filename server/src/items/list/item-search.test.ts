import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { isIn } from '#items/in-kitchen.ts';
import { putItem } from '#testing/many-items.ts';
import { type Client, type TestServer, testServer, today } from '#testing/test-server.ts';
import { isWrittenLike } from './written-titles.ts';

/** The number of items, and how many days ago the newest and the oldest of them were added. */
type Titles = Record<string, { count: number; newest: number; oldest: number }>;
const FRIDGES: Record<string, Titles> = {
  'a quiet fridge': {
    'Walnut, of today': { count: 240, newest: 0, oldest: 0.01 },
    'Cheese, of the last two weeks': { count: 300, newest: 0.5, oldest: 14 },
    'Plum, of the last two years': { count: 260, newest: 0, oldest: 700 },
    'Tangerine, of last winter': { count: 230, newest: 300, oldest: 350 },
    'Quince, of last autumn': { count: 30, newest: 380, oldest: 400 },
    'Medlar, of half a year': { count: 700, newest: 0, oldest: 180 },
    'Nougat, of a clock that is fast': { count: 210, newest: -3, oldest: 3 },
  },
  'a fridge with a lot going on': {
    'Walnut, of this hour': { count: 600, newest: 0, oldest: 0.04 },
    'Plum, of the last two days': { count: 150, newest: 0, oldest: 2 },
    'Cheese, of yesterday': { count: 260, newest: 0.5, oldest: 1 },
    'Medlar, of half a year': { count: 300, newest: 0, oldest: 180 },
    'Tangerine, of last winter': { count: 230, newest: 300, oldest: 350 },
    'Quince, of last autumn': { count: 30, newest: 380, oldest: 400 },
    'Pumpkin, of this hour and never before': { count: 40, newest: 0, oldest: 0.02 },
    'Rye \\ "bread", {cut}': { count: 20, newest: 0, oldest: 3 },
  },
  'a fridge with little in it': {
    'Walnut, of today': { count: 20, newest: 0, oldest: 0.5 },
    'Cheese, of the last two weeks': { count: 40, newest: 0.5, oldest: 14 },
    'Plum, of the last two years': { count: 210, newest: 0, oldest: 700 },
  },
};
const SEARCHES = [
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
  'pumpkin',
  '\\',
  '"bread", {',
  'zzz',
];

describe.each(Object.entries(FRIDGES))('in %s', (_name, titles) => {
  const everything = Object.entries(titles).flatMap(([title, { count, newest, oldest }]) =>
    Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      title,
      addedAt: Date.now() - Math.round((newest + ((oldest - newest) * index) / count) * DAY_MS),
    })),
  );
  const expected = (search: string) =>
    everything
      .filter(({ title }) => title.toLowerCase().includes(search))
      .toSorted((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
  let server: TestServer;
  let visitor: Client;

  beforeAll(async () => {
    server = await testServer();
    visitor = await server.as(null);
    const { accountId } = await server.signUp('ana@example.com');
    await inTransaction(server.db, async (tx) => {
      for (const { id, title, addedAt } of everything) {
        await putItem(tx, {
          ...{ id, added_by: accountId, title, expiry_date: today, added_at: new Date(addedAt) },
        });
      }
    });
  });
  afterAll(() => server.close());

  /** All items, following the links from page to page, and the URL of the last page. */
  async function follow(link: 'next' | 'prev', start: string): Promise<{ pages: string[][]; last: string }> {
    const pages: string[][] = [];
    let last = start;
    for (let path: string | undefined = start; path; ) {
      const answer = await visitor.get(path);
      pages.push(ids(answer.json()));
      last = path;
      path = new RegExp(`</api([^>]*)>; rel="${link}"`).exec(String(answer.headers.link))?.[1];
    }
    return { pages, last };
  }

  test.each(SEARCHES)('“%s” finds the newest first, page by page and in steps', async (search) => {
    const all = expected(search);
    for (const page of [1, 2, 7, 14, 15, 60]) {
      const answer = await visitor.get(`/items?search=${encodeURIComponent(search)}&limit=16&page=${page}`);
      expect(ids(answer.json()), `page ${page}`).toEqual(all.slice((page - 1) * 16, page * 16));
      const counted = Number(answer.headers['x-total-count']);
      const isCapped = answer.headers['x-total-capped'] === 'true';
      if (isCapped) {
        expect(counted).toBeGreaterThanOrEqual(25);
        expect(counted).toBeLessThanOrEqual(Math.min(all.length, SEARCH_COUNT_LIMIT));
      } else expect(counted).toBe(all.length);
      const isBeforeLast = page * 16 < all.length;
      expect(String(answer.headers.link).includes('rel="next"'), `after ${page}`).toBe(isBeforeLast);
    }
    const forth = await follow('next', `/items?search=${encodeURIComponent(search)}&limit=30`);
    expect(forth.pages.flat()).toEqual(all);
    const back = await follow('prev', forth.last);
    expect(back.pages.toReversed().flat()).toEqual(all);
  });

  test.each(['oldest', 'expiry-soonest'])('in the order “%s” a search finds the same', async (sort) => {
    for (const search of SEARCHES) {
      const answer = await visitor.get(`/items?search=${encodeURIComponent(search)}&sort=${sort}&limit=100`);
      const found = ids(answer.json());
      expect(found.length).toBe(Math.min(expected(search).length, 100));
      if (sort === 'oldest') expect(found).toEqual(expected(search).reverse().slice(0, 100));
      else expect(expected(search)).toEqual(expect.arrayContaining(found));
    }
  });

  test('an index has the titles as they are searched', async () => {
    const plan = await inTransaction(server.db, async (tx) => {
      await sql`analyze items`.execute(tx);
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select id from items where ${isIn(PUBLIC_FRIDGE_ID)} and ${isWrittenLike('%quince, o%')}`.execute(
        tx,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('items_by_written_title_and_day');
  });

  test('a page is full even if one of those found was just taken out', async () => {
    await visitor.get('/items?search=plum&limit=16');
    const [first, ...others] = expected('plum');
    await server.db.deleteFrom('items').where('id', '=', String(first)).execute();
    // Another URL, so that the response is not the cached one; the count is.
    const answer = await visitor.get('/items?search=plum&limit=15');
    expect(ids(answer.json())).toEqual(others.slice(0, 15));
  });
});

const ids = (items: Item[]) => items.map(({ _id }) => _id);
