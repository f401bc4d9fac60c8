import { randomUUIDv7 } from 'node:crypto';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { UNITS } from '@crisper/domain/items/keeping/amount.ts';
import { DATE_KINDS } from '@crisper/domain/items/keeping/good-through.ts';
import { OUTCOMES } from '@crisper/domain/items/keeping/toll.ts';
import { PLACE_KINDS } from '@crisper/domain/kitchens/place.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { inDays, type TestServer, testServer } from '#testing/test-server.ts';

const HISTORIES = Number(process.env.HISTORIES ?? 40);
/** So many are sent at once. */
const AT_ONCE = 5;
const ACTS_MAX = 9;

const ANA = 'ana@example.com';
let server: TestServer;
let kitchen: string;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000' });
  kitchen = await startKitchen(server, ANA);
});
afterAll(() => server.close());

const amount = fc.integer({ min: 1, max: 20_000 }).map((thousandths) => thousandths / 1000);
const day = fc.integer({ min: -60, max: 0 }).map(inDays);
const option = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const part = option(fc.record({ id: fc.uuid({ version: 7 }), amount }));

const food = fc.record({
  title: fc.constantFrom('Milk', 'Mince', 'Bread'),
  category: fc.constantFrom('Dairy', 'Meat', 'Others'),
  amount,
  unit: fc.constantFrom(...UNITS),
  price: fc.option(fc.integer({ min: 0, max: 5000 })),
  labelDate: fc.option(day),
  dateKind: fc.constantFrom(...DATE_KINDS),
});

const act = fc.oneof(
  fc.record({ kind: fc.constant('useItem'), amount, on: day }),
  fc.record({
    kind: fc.constant('finishItem'),
    outcome: fc.constantFrom(...OUTCOMES),
    amount: option(amount),
    on: day,
  }),
  fc.record({ kind: fc.constant('openItem'), part, on: day, days: option(fc.integer({ min: 0, max: 30 })) }),
  fc.record({ kind: fc.constantFrom('freezeItem', 'thawItem'), part, on: day }),
  fc.record({ kind: fc.constant('moveItem'), part, place: fc.constantFrom(...PLACE_KINDS), on: day }),
  fc.record({
    kind: fc.constant('changeItem'),
    fields: fc.record({ title: fc.constantFrom('Oat milk', 'Toast'), price: fc.option(fc.nat(5000)) }),
  }),
);
const step = fc.record({ act, isUndone: fc.boolean() });
const history = fc.record({ food, steps: fc.array(step, { minLength: 1, maxLength: ACTS_MAX }) });
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** The food comes in, and after each act it may be taken back, once or twice. */
function intentsOf({ food: { price, ...rest }, steps }: History, itemId: string) {
  const acts = steps.flatMap((one) => {
    const id = randomUUIDv7();
    const undo = () => ({ id: randomUUIDv7(), kind: 'undo', event: id });
    return [{ id, itemId, ...one.act }, ...(one.isUndone ? [undo(), undo()] : [])];
  });
  return [
    { id: randomUUIDv7(), kind: 'addItem', item: { id: itemId, price, ...rest } },
    ...acts.map((intent) => structuredClone(intent)),
  ];
}

/** What an item is, apart from how often it was changed. */
const facts = (item: KitchenItem | undefined) => (item ? { ...item, version: 0 } : null);

function checkHistory(intents: { kind: string }[], results: IntentResult[]): void {
  let before: ReturnType<typeof facts> = null;
  let now: ReturnType<typeof facts> = null;
  intents.forEach(({ kind }, n) => {
    const result = results[n];
    if (!result) throw new Error('an intent has no result');
    if (result.outcome !== 'done') {
      if (kind === 'undo') expect(['undone_already', 'not_undoable']).toContain(result.code);
      return;
    }
    const item = facts(result.item);
    if (kind === 'undo') expect(item).toEqual(before);
    else before = now;
    now = item;
    if (item) expect(item.amount).toBeGreaterThan(0);
    if (item) expect(item.amount).toBeLessThanOrEqual(item.amountStart);
  });
}

test('in generated histories undo restores the food exactly, and nothing falls below nothing', async () => {
  const histories = fc.sample(history, HISTORIES);
  for (let n = 0; n < histories.length; n += AT_ONCE) {
    const some = histories.slice(n, n + AT_ONCE).map((one) => intentsOf(one, randomUUIDv7()));
    const send = actsIn(kitchen, await server.as(ANA));
    const results = await send(...some.flat());
    for (const intents of some) checkHistory(intents, results.splice(0, intents.length));
    // What is left would fill the kitchen.
    await sql`delete from items where kitchen_id = ${kitchen}`.execute(server.db);
  }
});

const NOT_UNDONE = sql`not exists (
  select from item_events as undoing where undoing.kitchen_id = ${sql.ref('event.kitchen_id')}
    and undoing.undoes = event.id
)`;

test('what is gone is the sum of the events', async () => {
  const { rows } = await sql<{ gone: number; amount: number }>`
    select (finish.before ->> 'amount_start')::float8 as gone, sum(event.amount)::float8 as amount
    from item_events as finish
    join item_events as event on event.kitchen_id = finish.kitchen_id and event.item_id = finish.item_id
      and event.version <= finish.version
    where finish.kitchen_id = ${kitchen} and event.amount is not null and ${NOT_UNDONE}
      and finish.version = (
        select max(version) from item_events as last
        where last.kitchen_id = finish.kitchen_id and last.item_id = finish.item_id
      )
      and finish.kind in ('item-eaten', 'item-wasted', 'item-given-away')
      and (finish.before ->> 'amount')::float8 = finish.amount
    group by finish.id, gone
  `.execute(server.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { gone, amount } of rows) expect(amount).toBeCloseTo(gone, 3);
});

test('the months are those of a recount', async () => {
  const counted = sql`round(sum(foods)::numeric, 3)::float8 as foods, round(sum(grams)::numeric, 1)::float8 as grams,
    sum(co2e)::float8 as co2e, sum(money)::int as money`;
  const { rows: kept } = await sql`
    select month, category, outcome, ${counted} from kitchen_months
    where kitchen_id = ${kitchen} group by month, category, outcome having abs(sum(foods)) > 0.0001
    order by month, category, outcome
  `.execute(server.db);
  const { rows: recounted } = await sql`
    select month, category, outcome, ${counted} from (
      select date_trunc('month', happened_on)::date as month, before ->> 'category' as category, foods, grams, co2e,
        coalesce(money, 0) as money,
        case kind when 'item-wasted' then 'wasted' when 'item-given-away' then 'given-away' else 'eaten' end as outcome
      from item_events as event where kitchen_id = ${kitchen} and foods is not null and ${NOT_UNDONE}
    ) as ended
    group by month, category, outcome order by month, category, outcome
  `.execute(server.db);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(recounted);
});
