import { randomUUIDv7 } from 'node:crypto';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { Item, ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { ITEM_SCOPES, ITEM_STATUSES, MY_ITEM_SORTS } from '@crisper/domain/items/item-list.ts';
import { type KeptQuery, listKept } from '@crisper/domain/items/kept/list-kept.ts';
import { upcoming } from '@crisper/domain/items/upcoming.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const QUESTIONS = 1000;
const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
/** In several scripts, with signs that mean something to PostgreSQL, and with others that sort differently in JavaScript. */
const WORDS = [
  'Milk',
  'oat milk',
  'Ökomilch',
  'Éclair',
  '100% juice',
  'a_b',
  'Straße',
  '豆腐',
  '😀 cake',
  'ﬀ tea',
  'Zucchini',
  'Apple pie',
  'milk',
  'back\\slash',
  'Käse',
  'Crème brûlée',
  'Œufs',
  'ΣΟΦΟΣ',
  'İçecek',
  'Smørrebrød',
  'ŁÓDŹ ßẞ',
  'Crème',
];

let server: TestServer;
let kitchen: KitchenId;
let ana: Client;
let benId: string;
let anaId: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000' });
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  ana = await server.as(ANA);
  anaId = (await ana.get('/account')).json().uid;
  const people = [ana, await server.as(BEN)];
  const [foods] = fc.sample(fc.array(food(), { minLength: 150, maxLength: 150 }), { numRuns: 1, seed: 21 });
  for (const [at, { owner, ...item }] of (foods ?? []).entries()) {
    const belongsTo = { nobody: null, ana: anaId, ben: benId }[owner];
    const intent: Intent = {
      id: randomUUIDv7(),
      kind: 'addItem',
      item: { ...item, id: randomUUIDv7() as ItemId, belongsTo },
    };
    const answer = await people[at % 2]?.send('POST', `/kitchens/${kitchen}/intents`, { intents: [intent] });
    expect(answer?.json().results[0], answer?.body).toMatchObject({ outcome: 'done' });
  }
});
afterAll(() => server.close());

const food = () =>
  fc.record({
    title: fc.constantFrom(...WORDS),
    category: fc.constantFrom(...CATEGORIES),
    quantity: fc.integer({ min: 1, max: 5 }),
    expiryDate: fc.option(fc.integer({ min: 0, max: 20 }).map(inDays)),
    owner: fc.constantFrom('nobody' as const, 'ana' as const, 'ben' as const),
  });

const question = fc.record(
  {
    search: fc.oneof(
      fc.constantFrom(
        'm',
        'mi',
        'MILK',
        '%',
        '_',
        '\\',
        'é',
        '豆',
        'ß',
        'dairy',
        '😀',
        ' ',
        'e',
        'ka',
        'kaese',
        'creme br',
        'bru',
        'oeu',
        'σοφος',
        'ice',
        'smorr',
        'SMOERR',
        'lod',
        'c',
        'ö',
      ),
      fc.string({ maxLength: 3 }),
    ),
    category: fc.constantFrom(...CATEGORIES),
    status: fc.constantFrom(...ITEM_STATUSES),
    expires: fc.integer({ min: -1, max: 21 }).map(inDays),
    sort: fc.constantFrom(...MY_ITEM_SORTS),
    scope: fc.constantFrom(...ITEM_SCOPES),
    page: fc.integer({ min: 1, max: 5 }),
    limit: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
);

const today = inDays(0);
const everything = async (): Promise<KitchenItem[]> =>
  (await ana.get(`/kitchens/${kitchen}/changes`)).json().items;

test(`${QUESTIONS} questions have the same answer from the server and from the copy in a browser`, async () => {
  const items = await everything();
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const given = Object.entries(asked).map(([name, value]) => [name, String(value)]);
      const answer = await ana.get(`/kitchens/${kitchen}/items?${new URLSearchParams(given)}`);
      // What no list accepts is not asked from a page.
      if (answer.statusCode === 400) return;
      const query: KeptQuery = {
        sort: 'newest',
        scope: 'everyone',
        page: 1,
        limit: 100,
        ...asked,
        search: asked.search?.trim(),
      };
      const { rows, total } = listKept(items, query, { self: anaId, today });
      const ids = (list: Pick<Item, '_id'>[]) => list.map(({ _id }) => _id);
      expect(ids(rows)).toEqual(ids(answer.json()));
      expect(String(total)).toBe(answer.headers['x-total-count']);
      expect(rows).toMatchObject(answer.json());
    }),
    { numRuns: QUESTIONS },
  );
});

test('the coming days are counted alike', async () => {
  const counts = Map.groupBy(await everything(), ({ expiryDate }) => expiryDate);
  const dates = [...counts].map(([expiryDate, { length }]) => ({ expiryDate, count: length }));
  expect(upcoming(dates, today)).toEqual((await ana.get(`/kitchens/${kitchen}/items/upcoming`)).json());
});
