import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const YEAR = 'from=2030-01-01&to=2030-12-31';
let server: TestServer;
let ana: Client;
let kitchen: KitchenId;
beforeAll(async () => {
  // What is sent happened at most a year ago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T12:00:00Z') });
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  ana = await server.as(ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const send = (...intents: object[]) => sendAs(ana, ...intents);
async function sendAs(who: Client, ...intents: object[]) {
  const answer = await who.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  for (const { outcome, message } of answer.json().results) expect(outcome, message).toBe('done');
}
const read = async () => (await ana.get(`/kitchens/${kitchen}/waste?${YEAR}`)).json();

interface Ending {
  on: string;
  outcome?: string;
  amount?: number;
  reason?: string;
  event?: string;
}

/** Puts food in and ends it, or some of it. */
async function end(item: object, { event = randomUUIDv7(), ...ending }: Ending) {
  const itemId = randomUUIDv7();
  await send(
    { id: randomUUIDv7(), kind: 'addItem', item: { id: itemId, title: 'Milk', category: 'Dairy', ...item } },
    { id: event, kind: 'finishItem', itemId, outcome: 'wasted', ...ending },
  );
  return event;
}

test('what became of food is told by month, and waste by category', async () => {
  await end({ amount: 1000, unit: 'ml', price: 150 }, { on: '2030-03-04', amount: 250 });
  await end({ amount: 500, unit: 'g' }, { on: '2030-03-31', outcome: 'eaten' });
  await end({ category: 'Fruits' }, { on: '2030-04-01', outcome: 'given-away' });
  expect((await read()).months).toEqual([
    {
      month: '2030-03-01',
      category: null,
      outcome: 'eaten',
      foods: 1,
      grams: 500,
      guessedGrams: 0,
      co2e: 1600,
      money: 0,
      unpriced: 1,
    },
    {
      month: '2030-03-01',
      category: 'Dairy',
      outcome: 'wasted',
      foods: 0.25,
      grams: 250,
      guessedGrams: 0,
      co2e: 800,
      money: 38,
      unpriced: 0,
    },
    {
      month: '2030-04-01',
      category: null,
      outcome: 'given-away',
      foods: 1,
      grams: 150,
      guessedGrams: 150,
      co2e: 135,
      money: 0,
      unpriced: 1,
    },
  ]);
});

test('what is taken back was never wasted', async () => {
  await end({ title: 'Bread' }, { on: '2030-02-01' });
  const event = await end({ title: 'Bread' }, { on: '2030-03-04' });
  await end({ title: 'Bread' }, { on: '2030-01-04' });
  await send({ id: randomUUIDv7(), kind: 'undo', event });
  const { months, mine, most } = await read();
  for (const rows of [months, mine]) {
    const march = rows.find(({ month }: { month: string }) => month === '2030-03-01');
    expect(march).toMatchObject({ foods: 0, grams: 0, co2e: 0, unpriced: 0 });
  }
  expect(most).toBe(null);
});

test('what is thrown away most is named, with what it cost and why', async () => {
  const salad = { title: 'Salad', category: 'Vegetable', price: 129 };
  for (const on of ['2030-11-01', '2030-11-20']) await end(salad, { on, reason: 'went-bad' });
  await end(salad, { on: '2030-12-02', reason: 'forgotten' });
  for (const on of ['2030-11-02', '2030-12-05']) await end({ title: 'Bread' }, { on });
  await end({ title: 'Cheese' }, { on: '2030-12-05' });
  expect((await read()).most).toEqual({
    title: 'Salad',
    category: 'Vegetable',
    image: null,
    times: 3,
    money: 387,
    amount: 1,
    unit: 'piece',
    price: 129,
    reason: 'went-bad',
  });
});

test('weeks without waste are counted from what was eaten, week by week', async () => {
  const streak = async (today: string) =>
    (await ana.get(`/kitchens/${kitchen}/waste?from=2030-01-01&to=${today}`)).json().weeksWithoutWaste;
  await end({}, { on: '2030-09-04' });
  // Nothing was told from 23 to 29 September.
  for (const on of ['2030-09-10', '2030-09-16', '2030-10-01', '2030-10-09'])
    await end({}, { on, outcome: 'eaten' });
  expect(await streak('2030-10-13')).toBe(3);
  expect(await streak('2030-10-14')).toBe(4);
  const event = await end({}, { on: '2030-10-14' });
  expect(await streak('2030-10-14')).toBe(0);
  await send({ id: randomUUIDv7(), kind: 'undo', event });
  expect(await streak('2030-10-14')).toBe(4);
});

test('food that was cooked on its last two days, or later, was rescued', async () => {
  const cooked = { id: 'dish:frittata', title: 'Frittata' };
  const eat = async (expiryDate: string | null, on: string, rest: object = { cooked }) => {
    const [id, event] = [randomUUIDv7(), randomUUIDv7()];
    const item = { id, title: 'Leek', amount: 4, expiryDate };
    await send(
      { id: randomUUIDv7(), kind: 'addItem', item, on: '2030-03-01' },
      { id: event, kind: 'finishItem', itemId: id, outcome: 'eaten', on, ...rest },
    );
    return { id, event };
  };
  await eat('2030-03-12', '2030-03-12');
  await eat('2030-03-12', '2030-03-11');
  // Twice is one food.
  const { id: itemId } = await eat('2030-03-12', '2030-03-12', { cooked, amount: 1 });
  await send({ id: randomUUIDv7(), kind: 'useItem', itemId, amount: 3, on: '2030-03-13', cooked });
  const { event } = await eat('2030-03-12', '2030-03-12');
  await send({ id: randomUUIDv7(), kind: 'undo', event });
  // Too early, for nothing, into the bin, or without a day.
  await eat('2030-03-12', '2030-03-10');
  await eat('2030-03-12', '2030-03-12', {});
  await eat('2030-03-12', '2030-03-12', { cooked, outcome: 'wasted' });
  await eat(null, '2030-03-12');
  await eat('2030-04-01', '2030-04-01');
  expect((await read()).rescued).toEqual([
    { month: '2030-03-01', foods: 3 },
    { month: '2030-04-01', foods: 1 },
  ]);
});

test('each person is told what they did themselves, and nothing about the others', async () => {
  await letIn(server, kitchen, ANA, { email: 'ben@example.com', role: 'member' });
  const ben = await server.as('ben@example.com');
  await end({ title: 'Bread' }, { on: '2030-03-04' });
  const milk = randomUUIDv7();
  await send({ id: randomUUIDv7(), kind: 'addItem', item: { id: milk, title: 'Milk', amount: 4 } });
  await sendAs(ben, { id: randomUUIDv7(), kind: 'useItem', itemId: milk, amount: 1, on: '2030-03-05' });
  const event = randomUUIDv7();
  await sendAs(ben, { id: event, kind: 'finishItem', itemId: milk, outcome: 'wasted', on: '2030-03-06' });
  const mine = async (who: Client) =>
    (await who.get(`/kitchens/${kitchen}/waste?${YEAR}`))
      .json()
      .mine.map(({ outcome, foods }: { outcome: string; foods: number }) => [outcome, foods]);
  expect(await mine(ana)).toEqual([['wasted', 1]]);
  expect(await mine(ben)).toEqual([
    ['eaten', 0.25],
    ['wasted', 0.75],
  ]);
  // It is taken back from the person who did it, also when another one undoes it.
  await send({ id: randomUUIDv7(), kind: 'undo', event });
  expect(await mine(ana)).toEqual([['wasted', 1]]);
  expect(await mine(ben)).toEqual([
    ['eaten', 0.25],
    ['wasted', 0],
  ]);
});

test('a price is asked once: the same food without one costs what it cost last', async () => {
  await end({ title: 'Oat milk', amount: 1000, unit: 'ml', price: 180 }, { on: '2030-05-01', amount: 1 });
  await end({ title: 'oat milk', amount: 500, unit: 'ml' }, { on: '2030-06-01' });
  await end({ title: 'Oat milk', amount: 2, unit: 'pack' }, { on: '2030-07-01' });
  const { months } = await read();
  const sumsOf = (month: string) => months.find((one: { month: string }) => one.month === month);
  expect(sumsOf('2030-06-01')).toMatchObject({ money: 90, unpriced: 0 });
  expect(sumsOf('2030-07-01')).toMatchObject({ money: 0, unpriced: 1 });
});

test('what a food costs can be said after it was thrown away, and counts from the next time', async () => {
  const salad = { title: 'Salad', amount: 200, unit: 'g' };
  for (const on of ['2030-11-01', '2030-11-20']) await end(salad, { on });
  expect((await read()).most).toMatchObject({
    title: 'Salad',
    money: 0,
    amount: 200,
    unit: 'g',
    price: null,
  });
  const said = await ana.send('POST', `/kitchens/${kitchen}/prices`, { ...salad, price: 129 });
  expect(said.json()).toEqual({ success: true });
  expect((await read()).most).toMatchObject({ money: 0, price: 129 });
  await end({ ...salad, amount: 100 }, { on: '2030-12-01' });
  expect((await read()).most).toMatchObject({ times: 3, money: 65 });
});

test('the public fridge has no prices', async () => {
  const price = { title: 'Salad', amount: 1, unit: 'piece', price: 129 };
  expect((await ana.send('POST', `/kitchens/${PUBLIC_FRIDGE_ID}/prices`, price)).statusCode).toBe(404);
});
