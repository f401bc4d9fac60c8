import { randomUUIDv7 } from 'node:crypto';
import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

/** More than a day apart, so that it is never the same day in both. */
const KITCHEN = 'Pacific/Kiritimati' as TimeZone;
const PERSON = 'Pacific/Pago_Pago' as TimeZone;
const here = { 'time-zone': PERSON };

let server: TestServer;
let ana: Client;
let kitchen: string;
const dayThere = () => dateAt(new Date(), KITCHEN);
beforeAll(async () => {
  server = await testServer();
  ana = await server.as('ana@example.com');
  const started = await ana.send('POST', '/kitchens', { name: 'Flat' }, { 'time-zone': KITCHEN });
  kitchen = started.json().kitchenId;
});
afterAll(() => server.close());

const act = async (...intents: object[]) => {
  const body = { intents: intents.map((intent) => ({ id: randomUUIDv7(), ...intent })) };
  return (await ana.send('POST', `/kitchens/${kitchen}/intents`, body, here)).json().results;
};

test('what happens in a kitchen happens on its day, wherever the person is', async () => {
  const itemId = randomUUIDv7();
  await act({ kind: 'addItem', item: { id: itemId, title: 'Milk' } });
  const [opened] = await act({ kind: 'openItem', itemId, days: 3 });
  expect(opened.item).toMatchObject({
    expiryDate: addDays(dayThere(), 3),
    keeping: { opened: { on: dayThere() } },
  });
  await act({ kind: 'finishItem', itemId, outcome: 'wasted' });
  const history = (await ana.get(`/kitchens/${kitchen}/items/${itemId}/events`, here)).json();
  expect(new Set(history.map(({ on }: { on: string }) => on))).toEqual(new Set([dayThere()]));
  const [year] = dayThere().split('-');
  const waste = await ana.get(`/kitchens/${kitchen}/waste?from=${year}-01-01&to=${year}-12-31`, here);
  expect(waste.json()).toMatchObject({
    months: [{ month: `${dayThere().slice(0, -2)}01` }],
  });
});

test('a date has passed when it has in the kitchen', async () => {
  const expiryDate = addDays(dayThere(), -1);
  const [refused] = await act({ kind: 'addItem', item: { id: randomUUIDv7(), title: 'Milk', expiryDate } });
  expect(refused).toMatchObject({ outcome: 'refused', message: 'Expiry date cannot be in the past' });
  const added = await ana.send('POST', `/kitchens/${kitchen}/items`, newItem({ expiryDate }), here);
  expect(added.statusCode).toBe(422);
});

test('what is due today is due on the kitchen’s day', async () => {
  const item = { id: randomUUIDv7(), title: 'Milk', expiryDate: dayThere() };
  await act({ kind: 'addItem', item });
  const [card] = (await ana.get('/kitchens', here)).json();
  expect(card.due).toBe(1);
});
