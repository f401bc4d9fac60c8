import { randomUUIDv7 } from 'node:crypto';
import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, type MadeQuery } from '#db/database.ts';
import { lettersOf } from '#db/letters.ts';
import { actsIn, last } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { applyIntents } from './intents.commands.ts';

const ANA = 'ana@example.com';
const FOODS = 3000;
const LISTS = 10;
const ENTRIES = 200;
/** As many titles as are compared. */
const ALIKE = 50;

let server: TestServer;
let watched: Database;
let small: KitchenId;
let full: KitchenId;
const statements: string[] = [];
let rows = 0;

/** Counts the rows that the only thread reads. */
const countRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    rows += result.rows.length;
    return result;
  },
};

beforeAll(async () => {
  server = await testServer();
  const onQuery = (query: MadeQuery) => void statements.push(query.sql);
  watched = connect({ ...server.connection, max: 2 }, () => {}, onQuery).withPlugin(countRows);
  small = await startKitchen(server, ANA);
  full = await startKitchen(server, ANA, 'Full');
  for (const kitchen of [small, full]) await makeLists(kitchen);
  await fill(full);
  await sql`analyze`.execute(server.db);
});
afterAll(async () => {
  await watched.destroy();
  await server.close();
});

async function makeLists(kitchen: KitchenId): Promise<void> {
  await sql`
    insert into shopping_lists (kitchen_id, id, name, is_archived, made_at)
    select ${kitchen}, uuidv7(), 'List ' || n, false, now() from generate_series(1, ${LISTS}::int) as n`.execute(
    server.db,
  );
}

/** Thousands of foods and of things on lists, each a product of its own; some hundred in another script. */
async function fill(kitchen: KitchenId): Promise<void> {
  await (await server.as(ANA)).send('POST', `/kitchens/${kitchen}/items`, newItem());
  const rest = sql.raw('added_by, category, quantity, expiry_date, description, status, added_at');
  await sql`
    insert into items (kitchen_id, id, title, ${rest})
    select kitchen_id, uuidv7(), case when n % 10 = 0 then translate(md5(n::text), '0123456789abcdef', 'абвгдежзиклмнопр')
      else 'Food ' || md5(n::text) end, ${rest}
    from items, generate_series(1, ${FOODS}::int) as n where kitchen_id = ${kitchen}`.execute(server.db);
  await sql`
    insert into shopping_entries (kitchen_id, id, list_id, title, category, added_at, added_by, version)
    select kitchen_id, uuidv7(), id, 'Thing ' || md5(id::text || n::text), 'Others', now(), id, 1
    from shopping_lists, generate_series(1, ${ENTRIES}::int) as n where kitchen_id = ${kitchen}`.execute(
    server.db,
  );
}

interface Cost {
  statements: string[];
  rows: number;
}

/** What doing these takes, one after the other, in one request. */
async function costIn(kitchen: KitchenId, intents: object[]): Promise<Cost> {
  statements.length = 0;
  rows = 0;
  const viewer = await server.signUp(ANA);
  const sent = intents.map((intent) => ({ id: randomUUIDv7(), ...intent })) as KitchenIntent[];
  const { results } = await applyIntents(watched, kitchen, viewer, sent, { zone: UTC });
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
  return { statements: [...statements], rows };
}

const food = (id: string, title = 'Leek') => ({ id, title, amount: 500, unit: 'g' });

test.each<[string, (itemId: string) => object]>([
  ['finishing', (itemId) => ({ kind: 'finishItem', itemId, outcome: 'eaten' })],
  ['throwing away', (itemId) => ({ kind: 'finishItem', itemId, outcome: 'wasted' })],
  ['using some', (itemId) => ({ kind: 'useItem', itemId, amount: 100 })],
  ['opening', (itemId) => ({ kind: 'openItem', itemId })],
  ['freezing', (itemId) => ({ kind: 'freezeItem', itemId })],
  ['moving', (itemId) => ({ kind: 'moveItem', itemId, place: 'pantry' })],
  ['changing', (itemId) => ({ kind: 'changeItem', itemId, fields: { title: 'Leeks' } })],
  ['removing', (itemId) => ({ kind: 'removeItem', itemId })],
  ['noting', () => ({ kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'Rice' }, unlessListed: true })],
])('%s costs as much in a full kitchen as in an empty one', async (_, intentOf) => {
  const costs = [];
  for (const kitchen of [small, full]) {
    const id = randomUUIDv7();
    const adding = await costIn(kitchen, [{ kind: 'addItem', item: food(id) }]);
    costs.push([adding, await costIn(kitchen, [intentOf(id)])]);
  }
  expect(costs[1]).toEqual(costs[0]);
});

test('food in another script costs a bounded number of titles, and more of it is found among hundreds', async () => {
  const [one, more, other] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const finish = (itemId: string) => ({ kind: 'finishItem', itemId, outcome: 'eaten' });
  const ranOut = async (itemId: string) =>
    last(await actsIn(full, await server.as(ANA))(finish(itemId))).ranOut;
  for (const [id, title] of [
    [one, 'Сыр'],
    [more, 'сыр'],
    [other, 'Хлеб'],
  ] as const)
    await costIn(full, [{ kind: 'addItem', item: food(id, title) }]);
  expect((await costIn(full, [finish(other)])).rows).toBeLessThan(2 * ALIKE);
  expect([await ranOut(one), await ranOut(more)]).toEqual([undefined, 'offered']);
});

test.each(['items', 'shopping_entries'])('the same product among %s is found by an index', async (table) => {
  const plan = await sql`
    explain select title from ${sql.table(table)}
    where kitchen_id = ${full}::uuid and kitchen_id <> ${sql.lit(PUBLIC_FRIDGE_ID)}
      and ${lettersOf(sql`title`)} = ${lettersOf(sql`${'Leek'}::text`)}`.execute(server.db);
  expect(JSON.stringify(plan.rows)).toContain(`${table}_by_product`);
});
