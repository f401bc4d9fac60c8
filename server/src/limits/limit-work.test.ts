import { randomUUIDv7 } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const A_MINUTE = 60;
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: String(A_MINUTE) });
});
afterEach(() => server.close());

test('an account that writes too much has to wait, may read and log out, and can write again soon; others need not wait', async () => {
  const ana = await server.as(ANA);
  const add = () => ana.send('POST', '/items', newItem());
  let added = 0;
  let refused = await add();
  for (; refused.statusCode === 201; added++) refused = await add();
  expect(added).toBeGreaterThanOrEqual(A_MINUTE);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '1',
    {
      code: 'too_many_writes',
      message: 'You are making changes faster than we can keep up with. Please wait a moment and try again.',
    },
  ]);
  expect((await ana.get('/items/summary')).json().total).toBe(added);
  expect((await ana.send('HEAD', '/account')).statusCode).toBe(200);
  expect((await server.addItem('bo@example.com')).title).toBe('Milk');
  await expect.poll(async () => (await add()).statusCode).toBe(201);
  expect((await ana.send('POST', '/auth/logout', {})).statusCode).toBe(200);
  expect((await ana.get('/account')).statusCode).toBe(401);
});

const milks = (count: number) => ({
  intents: Array.from({ length: count }, () => ({
    id: randomUUIDv7(),
    kind: 'addItem',
    item: { id: randomUUIDv7(), title: 'Milk' },
  })),
});

test('an intent is one change, whatever else is sent with it', async () => {
  const kitchen = await startKitchen(server, ANA);
  const ana = await server.as(ANA);
  const send = () => ana.send('POST', `/kitchens/${kitchen}/intents`, milks(100));
  const first = await send();
  expect([first.statusCode, first.json().results.length]).toEqual([200, 100]);
  const second = await send();
  expect([second.statusCode, second.json().code]).toEqual([429, 'too_many_writes']);
  // 41 more than a minute's are done.
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(30);
  expect((await ana.get(`/kitchens/${kitchen}/changes`)).json().items.length).toBe(100);
});

test.each([
  ['each food of a line is one change', Array.from({ length: 150 }, () => 'milk').join('\n'), 1, 150],
  ['so is reading a part of a long line, whatever it says', 'until '.repeat(333), 2, 1],
])('%s', async (_, text, times, added) => {
  const kitchen = await startKitchen(server, ANA);
  const ana = await server.as(ANA);
  const say = (words: string) => ana.send('POST', `/kitchens/${kitchen}/lines`, { text: words });
  for (let time = 0; time < times; time++) {
    const first = await say(text);
    expect([first.statusCode, first.json().added.length]).toEqual([201, added]);
  }
  const second = await say('eggs');
  expect([second.statusCode, second.json().code]).toEqual([429, 'too_many_writes']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(20);
});

test('lists and recipes that come along with an import are work, too', async () => {
  const kitchen = await startKitchen(server, ANA);
  const ana = await server.as(ANA);
  const entry = { category: 'Others', amount: null, unit: null, isApart: false, cooked: null, gotAt: null };
  const entries = Array.from({ length: 300 }, (_, at) => ({ ...entry, title: `Thing ${at}` }));
  const papers = { lists: [{ name: 'Market', isArchived: false, entries }] };
  const body = { id: crypto.randomUUID(), source: 'text', foods: [], papers };
  const first = await ana.send('POST', `/kitchens/${kitchen}/imports`, body);
  expect([first.statusCode, first.json().papers]).toEqual([200, 300]);
  const second = await ana.send('POST', '/items', newItem());
  expect([second.statusCode, second.json().code]).toEqual([429, 'too_many_writes']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(20);
});

test('reading a large body is work, whatever it says', async () => {
  const kitchen = await startKitchen(server, ANA);
  const ana = await server.as(ANA);
  const nothing = { junk: 'x'.repeat(7 * 1024 * 1024) };
  expect((await ana.send('POST', `/kitchens/${kitchen}/imports`, nothing)).statusCode).toBe(422);
  const next = await ana.send('POST', '/items', newItem());
  expect([next.statusCode, next.json().code]).toEqual([429, 'too_many_writes']);
});

test('a large response is as much as many small ones, and reading too much keeps nobody from writing', async () => {
  const frugal = await testServer({ LIMIT_READS_PER_ACCOUNT: String(A_MINUTE) });
  const kitchen = await startKitchen(frugal, ANA);
  const ana = await frugal.as(ANA);
  for (let batch = 0; batch < 5; batch++) await ana.send('POST', `/kitchens/${kitchen}/intents`, milks(100));
  const read = () => ana.get(`/kitchens/${kitchen}/changes`);
  const answers = await Promise.all(Array.from({ length: 40 }, read));
  const whole = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(whole.length + refused.length).toBe(40);
  expect(whole.length).toBeLessThan(12);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await ana.send('POST', '/items', newItem())).statusCode).toBe(201);
  expect((await (await frugal.as('bo@example.com')).get('/items')).statusCode).toBe(200);
  await frugal.close();
});

test('a spreadsheet is as much work as its size', async () => {
  const frugal = await testServer({ LIMIT_READS_PER_ACCOUNT: '20', LIMIT_WRITES_PER_ACCOUNT: '10000' });
  const kitchen = await startKitchen(frugal, ANA);
  const ana = await frugal.as(ANA);
  const food = () => ({ id: randomUUIDv7(), title: `Milk ${randomUUIDv7()}` });
  for (let batch = 0; batch < 8; batch++) {
    const intents = Array.from({ length: 100 }, () => ({
      id: randomUUIDv7(),
      kind: 'addItem',
      item: food(),
    }));
    expect((await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents })).statusCode).toBe(200);
  }
  const file = () => ana.get(`/kitchens/${kitchen}/export.xlsx`);
  const whole = await file();
  expect(whole.rawPayload.length).toBeGreaterThan(20 * 1024);
  const statuses = [whole.statusCode];
  for (let i = 0; i < 4; i++) statuses.push((await file()).statusCode);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  await frugal.close();
});
