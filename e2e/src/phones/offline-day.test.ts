import { randomUUIDv7 } from 'node:crypto';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry, EntryId } from '@crisper/domain/shopping/shopping.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryAct, foodAct, type PhoneAct } from './acts.ts';
import { checkSent, sorted, toldBy } from './checks.ts';
import { type Flat, Flats } from './flat.ts';
import type { Phone, ShownKitchen } from './phone.ts';

const ACTS = 150;
const OFFLINE = { reads: 'unreachable', writes: 'unreachable' } as const;

let flats: Flats;
beforeAll(async () => {
  flats = await Flats.open();
});
afterAll(() => flats.server.close());

const actsOf = (act: fc.Arbitrary<PhoneAct>, seed: number): PhoneAct[] =>
  fc.sample(fc.noBias(act), { numRuns: ACTS, seed });

async function doOffline(phone: Phone, acts: readonly PhoneAct[]): Promise<void> {
  phone.device.network.fates = OFFLINE;
  for (const act of acts) await phone.do(act);
}

/** Both are back, one after the other, and know of each other's day. */
async function comeBack({ phones, people, kitchen }: Flat): Promise<void> {
  for (const phone of phones) await phone.sendAll();
  for (const phone of phones) {
    checkSent(phone);
    await phone.look();
    await phone.device.rest();
    expect(sorted(await phone.shown())).toEqual(sorted(await toldBy(people[0], kitchen)));
  }
}

/** Each row of what happens when two people do something to the same food. */
const CONFLICTS = [
  // Two who use some.
  'done missing',
  // An amount said after the other used some.
  'refused item_changed',
  // The last to arrive, field by field; an earlier label date, which is told.
  ...['both changeItem', 'both moveItem', 'done told'],
  ...['both openItem', 'both freezeItem', 'both finishItem', 'already told'],
  ...['refused item_gone', 'refused not_undoable', 'refused undone_already'],
];

const nameOf = ({ outcome, code, message, missing }: IntentResult) =>
  [outcome, outcome === 'refused' ? code : missing ? 'missing' : message && 'told'].filter(Boolean).join(' ');

/** The kinds of acts that both did to the same food. */
function bothDid([one, other]: Flat['phones']): string[] {
  const by = ({ did }: Phone) =>
    did.flatMap(({ intent }) => ('itemId' in intent ? `${intent.kind} ${intent.itemId}` : []));
  const others = new Set(by(other));
  return by(one).flatMap((act) => (others.has(act) ? `both ${act.split(' ')[0]}` : []));
}

test('two phones without a network for a day meet every conflict, and end alike', async () => {
  const met = new Set<string>();
  for (const seed of [1, 2]) {
    const flat = await flats.flat(`day-${seed}`, { foods: 12 });
    for (const [at, phone] of flat.phones.entries()) await doOffline(phone, actsOf(foodAct, seed * 10 + at));
    for (const { device } of flat.phones) expect(device.network.handled.length).toBeLessThan(ACTS);
    await comeBack(flat);
    for (const { device } of flat.phones)
      for (const { result } of device.network.handled) met.add(nameOf(result));
    for (const name of bothDid(flat.phones)) met.add(name);
  }
  expect(CONFLICTS.filter((conflict) => !met.has(conflict))).toEqual([]);
});

test('two lists without a network for a day end alike', async () => {
  const flat = await flats.flat('lists');
  for (const [at, phone] of flat.phones.entries()) await doOffline(phone, actsOf(entryAct, at));
  await comeBack(flat);
  const outcomes = flat.phones.flatMap(({ device }) =>
    device.network.handled.map(({ result }) => nameOf(result)),
  );
  expect(outcomes).toEqual(expect.arrayContaining(['done', 'already', 'done told', 'already told']));
});

/** The moments, and the order of the shop, are the server's. */
const timeless = ({ items, shopping }: ReturnType<typeof sorted>) => ({
  items: items.map(({ addedAt: _, addedDate: __, ...item }) => item),
  entries: shopping.entries.map(({ addedAt: _, gotAt, ...entry }: Entry) => ({
    ...entry,
    isGot: gotAt !== null,
  })),
});

test.each([
  ['with food', foodAct],
  ['on the list', entryAct],
])(`what a phone shows of ${ACTS} acts %s is what the server makes of them`, async (name, act) => {
  const { phones } = await flats.flat(`shown ${name}`.replaceAll(' ', '-'));
  const [phone] = phones;
  // What is taken back is shown as it was before, whatever else was done since.
  const acts = actsOf(act, 7).filter(({ what }) => what !== 'undo');
  await doOffline(phone, acts);
  const shown = sorted(await phone.shown());
  await phone.sendAll();
  expect(timeless(shown)).toEqual(timeless(sorted(await phone.shown())));
});

test('two phones tick the same 30 entries, one of them offline: 30 are ticked, none twice', async () => {
  const { kitchen, phones } = await flats.flat('ticks', { foods: 30 });
  const [one, other] = phones;
  other.device.network.fates = OFFLINE;
  for (const phone of phones) {
    const { entries } = (await phone.shown()).shopping;
    for (const { _id: entryId, title } of entries)
      await phone.perform([{ title, intent: { id: randomUUIDv7(), kind: 'tickEntry', entryId, got: true } }]);
  }
  await one.sendAll();
  const { handled } = other.device.network;
  const before = handled.length;
  await other.sendAll();
  await one.look();
  const got = ({ shopping }: ShownKitchen) => shopping.entries.filter(({ gotAt }) => gotAt);
  for (const phone of phones) expect(got(await phone.shown())).toHaveLength(30);
  expect(handled.slice(before).every(({ result }) => result.outcome === 'already' && !result.message)).toBe(
    true,
  );
  const ticks = await flats.server.db
    .selectFrom('shopping_events')
    .select('entry_id')
    .where('kitchen_id', '=', kitchen)
    .where('kind', '=', 'entry-ticked')
    .execute();
  expect(new Set(ticks.map(({ entry_id }) => entry_id)).size).toBe(30);
  expect(ticks).toHaveLength(30);
});

test('two phones without a network that write down the same have one row with both', async () => {
  const flat = await flats.flat('rows', { foods: 0 });
  for (const phone of flat.phones) {
    phone.device.network.fates = OFFLINE;
    const entry = { id: randomUUIDv7() as EntryId, title: 'Eggs', amount: 6 };
    await phone.perform([{ title: 'Eggs', intent: { id: randomUUIDv7(), kind: 'addEntry', entry } }]);
    expect(listRows((await phone.shown()).shopping.entries)).toMatchObject([{ title: 'Eggs', amount: 6 }]);
  }
  await comeBack(flat);
  for (const phone of flat.phones)
    expect(listRows((await phone.shown()).shopping.entries)).toMatchObject([{ amount: 12, unit: 'piece' }]);
});

test('what a person did who was let out meanwhile is refused, and they are told', async () => {
  const { kitchen, accountId, phones, people } = await flats.flat('out');
  const [, other] = phones;
  await doOffline(other, [{ what: 'add', which: 1, amount: 1, days: 1 }]);
  await people[0].send('DELETE', `/kitchens/${kitchen}/members/${accountId}`);
  await other.sendAll();
  const { refused, copies } = other.tab().code.currentKept();
  expect(refused).toMatchObject([{ intent: { kind: 'addItem' } }]);
  expect(copies.has(kitchen)).toBe(false);
});
