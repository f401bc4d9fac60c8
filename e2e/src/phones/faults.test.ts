import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { startKitchen } from '@crisper/server/testing/kitchens.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSent, checkShown } from './checks.ts';
import { Flats } from './flat.ts';
import type { Phone } from './phone.ts';

let flats: Flats;
beforeAll(async () => {
  flats = await Flats.open();
});
afterAll(() => flats.server.close());

const MINUTE_MS = 60_000;
const USE = { what: 'use', which: 0, amount: 1, days: 1 } as const;
const ADD = { what: 'add', which: 1, amount: 1, days: 1 } as const;

/** How much there is of the first food, of which there are six at first. */
async function left(phone: Phone, tab = phone.tab()): Promise<number | null | undefined> {
  const { items } = await phone.shown(tab);
  return items.find(({ title }) => title === 'Food 0')?.amount;
}

async function onePhone(name: string, isSecure = true) {
  const { phones, people } = await flats.flat(name, { foods: 1, isSecure });
  return { phone: phones[0], check: () => checkShown(flats.server, phones[0], phones[0].tab(), people[0]) };
}

test('what the server did is shown once, although its answer was lost', async () => {
  const { phone, check } = await onePhone('lost');
  phone.device.network.fates = { reads: 'answered', writes: 'cut' };
  await phone.do(USE);
  await phone.device.rest();
  await phone.look();
  expect(await left(phone)).toBe(5);
  await check();
  await phone.sendAll();
  expect(await left(phone)).toBe(5);
});

test('it is shown once in a tab that is opened then, with and without a network', async () => {
  const { phone } = await onePhone('opened');
  phone.device.network.fates = { reads: 'answered', writes: 'cut' };
  await phone.do(USE);
  await phone.device.rest();
  await phone.look();
  await phone.device.rest();
  phone.tab().die();
  expect(await left(phone)).toBe(5);
  await phone.device.rest();
  phone.tab().die();
  phone.device.network.fates = { reads: 'unreachable', writes: 'unreachable' };
  expect(await left(phone)).toBe(5);
});

test('it is shown once, wherever the tab dies between the tap and the end of it', async () => {
  const { phone } = await onePhone('dies');
  await phone.do({ what: 'amount', which: 0, amount: 50, days: 1 });
  for (let crossings = 0; crossings < 50; crossings += 2) {
    await phone.sendAll();
    const before = Number(await left(phone));
    const tab = phone.tab();
    tab.dieIn(crossings);
    await phone.do(USE, tab);
    await phone.device.rest();
    const { isKept } = phone.did.at(-1) ?? {};
    await phone.look();
    const amount = await left(phone);
    expect(isKept ? [before - 1] : [before - 1, before], `dead after ${crossings}`).toContain(amount);
    await phone.device.rest();
    phone.device.network.fates = { reads: 'unreachable', writes: 'unreachable' };
    for (const one of phone.device.tabs) one.die();
    expect(await left(phone), `dead after ${crossings}, without a network`).toBe(amount);
  }
});

test('another tab that asks what changed while it is sent shows it once', async () => {
  const { phone } = await onePhone('other-tab');
  const [here, there] = [phone.tab(), phone.openTab()];
  await phone.look(there);
  await phone.device.rest();
  phone.device.network.fates = { reads: 'answered', writes: 'cut' };
  await phone.do(USE, here);
  await phone.look(there);
  await phone.device.rest();
  await phone.look(there);
  expect(await left(phone, there)).toBe(5);
});

test('another tab shows it once, wherever the tab that sends it dies', async () => {
  const { phone } = await onePhone('sender-dies');
  await phone.do({ what: 'amount', which: 0, amount: 50, days: 1 });
  let isDone = false;
  for (let crossings = 0; !isDone; crossings++) {
    await phone.sendAll();
    const there = phone.tab();
    const before = Number(await left(phone, there));
    const here = phone.openTab();
    await phone.look(here);
    await phone.device.rest();
    here.dieIn(crossings);
    await phone.do(USE, here);
    await phone.device.rest();
    isDone = here.isAlive;
    here.die();
    const { isKept } = phone.did.at(-1) ?? {};
    await phone.look(there);
    const amount = await left(phone, there);
    expect(isKept ? [before - 1] : [before - 1, before], `dead after ${crossings}`).toContain(amount);
    await phone.sendAll();
    expect(await left(phone, there), `dead after ${crossings}, all sent`).toBe(amount);
  }
});

test('a disk without room for a refusal does not have it sent in circles', async () => {
  const { phone } = await onePhone('full');
  await phone.do({ what: 'thaw', which: 0, amount: 1, days: 1 });
  phone.device.isFull = true;
  await phone.sendAll();
  checkSent(phone);
  expect(phone.tab().code.currentKept().refused).toHaveLength(1);
});

test('what the disk had no room for stays on the page when another tab does something', async () => {
  const { phone } = await onePhone('unwritten');
  const [here, there] = [phone.tab(), phone.openTab()];
  await phone.device.rest();
  phone.device.network.fates = { reads: 'unreachable', writes: 'unreachable' };
  phone.device.isFull = true;
  await phone.do(USE, here);
  phone.device.isFull = false;
  await phone.do(ADD, there);
  await phone.device.rest();
  expect(await left(phone, here)).toBe(5);
  await phone.sendAll();
  checkSent(phone);
});

test('what two tabs do in the same moment is kept, both of it', async () => {
  const { phone } = await onePhone('same-moment');
  const tabs = [phone.tab(), phone.openTab()];
  await phone.device.rest();
  phone.device.network.fates = { reads: 'unreachable', writes: 'unreachable' };
  phone.device.stopClock();
  await Promise.all(tabs.map((tab) => phone.do(ADD, tab)));
  await phone.device.rest();
  for (const tab of tabs) tab.die();
  await phone.sendAll();
  expect((await phone.shown()).items).toHaveLength(3);
});

test('what is done is sent, although the browser closed the database', async () => {
  const { phone } = await onePhone('closed');
  phone.tab().loseDisk();
  await phone.do(USE);
  await phone.sendAll();
  checkSent(phone);
  expect(await left(phone)).toBe(5);
});

test.each([
  ['with locks', true],
  ['without locks', false],
])('a clock that is set back stops nothing from being sent, %s', async (name, isSecure) => {
  const { phone } = await onePhone(`clock ${name}`.replaceAll(' ', '-'), isSecure);
  phone.device.network.fates = { reads: 'answered', writes: 'busy' };
  await phone.do(USE);
  await phone.device.pass(1000);
  phone.device.offMs = -3 * HOUR_MS;
  phone.tab().die();
  await phone.do(USE);
  await phone.sendAll();
  checkSent(phone);
  expect(await left(phone)).toBe(4);
});

test('what is stuck is given up and sent again, and done once', async () => {
  const { phone, check } = await onePhone('stuck');
  phone.device.network.fates = { reads: 'answered', writes: 'stuck' };
  await phone.do(USE);
  await phone.device.rest();
  phone.device.network.fates = { reads: 'answered', writes: 'answered' };
  await phone.device.pass(MINUTE_MS);
  expect(phone.tab().code.currentKept().outbox).toEqual([]);
  expect(phone.device.network.handled.slice(-2).map(({ result }) => result.outcome)).toEqual([
    'done',
    'already',
  ]);
  checkSent(phone);
  expect(await left(phone)).toBe(5);
  await check();
});

test('what is stuck in one kitchen does not hold back what is done in another', async () => {
  const { phone } = await onePhone('two-kitchens');
  const other = await startKitchen(flats.server, 'ana-two-kitchens@example.com', 'Garden');
  phone.device.network.stuckKitchen = phone.kitchen;
  await phone.do(USE);
  const item = {
    id: randomUUIDv7() as ItemId,
    title: 'Peas',
    amount: 2,
    expiryDate: addDays(phone.today, 3),
  };
  const intent = { id: randomUUIDv7(), kind: 'addItem', item } as const;
  await phone.perform([{ title: item.title, intent }], phone.tab(), other);
  await phone.device.rest();
  await phone.device.pass(MINUTE_MS);
  const { outbox } = phone.tab().code.currentKept();
  expect(outbox.map(({ kitchenId }) => kitchenId)).toEqual([phone.kitchen]);
  phone.device.network.stuckKitchen = undefined;
  await phone.sendAll();
  checkSent(phone);
  expect(await left(phone)).toBe(5);
});

test('a day that was said is kept, whenever it is sent', async () => {
  const { phone } = await onePhone('said-day');
  const [food] = (await phone.shown()).items;
  if (!food) throw new Error('there is no food');
  phone.device.network.fates = { reads: 'unreachable', writes: 'unreachable' };
  const on = addDays(phone.today, -3);
  const intent = { id: randomUUIDv7(), kind: 'openItem', itemId: food._id, on } as const;
  await phone.perform([{ title: food.title, intent }]);
  await phone.device.rest();
  phone.device.offMs = 24 * HOUR_MS;
  await phone.sendAll();
  await phone.look();
  expect((await phone.shown()).items[0]?.keeping.opened?.on).toBe(on);
});

test('what there is to tell is told, although what followed was not heard', async () => {
  const { phone } = await onePhone('told');
  const [food] = (await phone.shown()).items;
  if (!food) throw new Error('there is no food');
  phone.device.network.fates = { reads: 'unreachable', writes: 'answered' };
  const intent = { id: randomUUIDv7(), kind: 'useItem', itemId: food._id, amount: 9 } as const;
  await phone.perform([{ title: food.title, intent }]);
  await phone.device.rest();
  await phone.sendAll();
  expect(phone.tab().code.currentKept().told).toMatchObject([{ intent: { id: intent.id } }]);
});
