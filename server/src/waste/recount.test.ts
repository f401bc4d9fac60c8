import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newFolder, opened } from '#backup/backup.fixture.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { writeBackup } from '#backup/write-backup.ts';
import type { Tables } from '#db/tables.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { testDatabase } from '#testing/test-database.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ben: string;
let benId: string;
let kitchen: KitchenId;
beforeAll(async () => {
  // What is sent happened at most a year ago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T12:00:00Z') });
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  ben = `${randomUUIDv7()}@example.com`;
  benId = await letIn(server, kitchen, ANA, { email: ben, role: 'member' });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const OUTCOME = sql`
  case kind when 'item-wasted' then 'wasted' when 'item-given-away' then 'given-away' else 'eaten' end`;
const SUMS = sql.raw('foods, grams, guessed_grams, co2e, money::float8, unpriced');

/** The events of the kitchen that were not taken back, added up. */
const recounted = (by: 'category' | 'account_id') => sql`
  select month, ${sql.ref(by)}, outcome, sum(foods) as foods, sum(grams) as grams,
    coalesce(sum(grams) filter (where is_guessed), 0) as guessed_grams, sum(co2e) as co2e,
    coalesce(sum(money), 0)::float8 as money, coalesce(sum(foods) filter (where money is null), 0) as unpriced
  from (
    select *, date_trunc('month', happened_on)::date as month, before ->> 'category' as category, ${OUTCOME} as outcome
    from item_events
    where kitchen_id = ${kitchen} and foods is not null
      and id not in (select undoes from item_events where kitchen_id = ${kitchen} and undoes is not null)
  ) as ended
  group by 1, 2, 3 order by 1, 2, 3`;

/** Rows of which all was taken back have nothing in them but what rounding left. */
const kept = (table: 'kitchen_months' | 'member_months', by: 'category' | 'account_id') => sql`
  select month, ${sql.ref(by)}, outcome, ${SUMS} from ${sql.table(table)}
  where kitchen_id = ${kitchen} and abs(foods) > 0.001 order by 1, 2, 3`;

async function rowsOf(query: ReturnType<typeof kept>, db: Kysely<Tables>) {
  const { rows } = await query.execute(db);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row as object).map(([column, value]) => [
        column,
        typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
      ]),
    ),
  );
}

/** The sums are those of the events; of people whose account is deleted there are none. */
async function expectRecounted(db: Kysely<Tables> = server.db, gone: string[] = []) {
  const months = await rowsOf(kept('kitchen_months', 'category'), db);
  expect(months).toEqual(await rowsOf(recounted('category'), db));
  const people = await rowsOf(recounted('account_id'), db);
  expect(await rowsOf(kept('member_months', 'account_id'), db)).toEqual(
    people.filter(({ account_id }) => !gone.includes(account_id as string)),
  );
  return months;
}

async function send(email: string, ...intents: object[]) {
  const answer = await (await server.as(email)).send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  for (const { outcome, message } of answer.json().results) expect(outcome, message).toBe('done');
}

interface Ended {
  itemId: string;
  event: string;
  outcome: string;
}

/** Puts four pieces or 400 g in, eats one of them and ends some or all of the rest. */
async function end(email: string, n: number, on: string): Promise<Ended> {
  const [itemId, event] = [randomUUIDv7(), randomUUIDv7()];
  const isWeighed = n % 2 === 0;
  const one = isWeighed ? 100 : 1;
  const outcome = ['eaten', 'wasted', 'given-away'][n % 3] ?? 'eaten';
  const item = {
    id: itemId,
    title: `Food ${n % 4}`,
    category: n % 5 ? 'Meat' : 'Dairy',
    amount: 4 * one,
    unit: isWeighed ? 'g' : 'piece',
    price: n % 4 ? 199 : null,
  };
  await send(
    email,
    { id: randomUUIDv7(), kind: 'addItem', item },
    { id: randomUUIDv7(), kind: 'useItem', itemId, amount: one, on },
    { id: event, kind: 'finishItem', itemId, outcome, on, ...(n % 7 ? {} : { amount: one }) },
  );
  return { itemId, event, outcome };
}

const dayOf = (n: number) => `2030-0${1 + (Math.floor(n / 3) % 3)}-1${n % 10}`;
const undo = (email: string, event: string) => send(email, { id: randomUUIDv7(), kind: 'undo', event });

/** Two people, three months, two categories; one in six is taken back by the other person. */
async function live(): Promise<Ended[]> {
  const ends: Ended[] = [];
  for (let n = 0; n < 24; n++) {
    const [by, other] = n % 2 ? [ANA, ben] : [ben, ANA];
    const ended = await end(by, n, dayOf(n));
    if (n % 6 === 5) await undo(other, ended.event);
    else ends.push(ended);
  }
  return ends;
}

test('the sums are those of the events, also after some were taken back', async () => {
  await live();
  expect((await expectRecounted()).length).toBeGreaterThan(10);
});

test('what is said again for another month moves there', async () => {
  await live();
  const { itemId, event, outcome } = await end(ben, 1, '2030-03-31');
  const march = await expectRecounted();
  await undo(ANA, event);
  await send(ben, { id: randomUUIDv7(), kind: 'finishItem', itemId, outcome, on: '2030-04-01' });
  const april = await expectRecounted();
  expect(april.filter(({ month }) => month === '2030-04-01')).toHaveLength(1);
  expect(april).not.toEqual(march);
});

test('a deleted account leaves the sums of the kitchen, and none of its own', async () => {
  const ends = await live();
  const months = await expectRecounted();
  expect((await (await server.as(ben)).send('DELETE', '/account', {})).statusCode).toBe(200);
  expect(await expectRecounted(server.db, [benId])).toEqual(months);
  // What the person did can still be taken back, from the kitchen alone.
  await undo(ANA, ends[0]?.event ?? '');
  expect(await expectRecounted(server.db, [benId])).not.toEqual(months);
});

test('a backup brings the sums back with the events', async () => {
  await live();
  const months = await expectRecounted();
  const file = join(await newFolder(), 'kitchen.backup.zst');
  await writeBackup(server.connection, file);
  const target = await testDatabase({ empty: true });
  try {
    await restoreBackup(file, async () => opened(target));
    expect(await expectRecounted(target.db)).toEqual(months);
  } finally {
    await target.drop();
  }
});
