import { randomUUIDv7 } from 'node:crypto';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { Waiting } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { applyShopping } from '@crisper/domain/shopping/apply-shopping.ts';
import { foreseeShopping, type Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import { type Entry, type EntryId, firstListId, type ListId } from '@crisper/domain/shopping/shopping.ts';
import type { ShoppingIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const SEEDS = Number(process.env.PHONE_SEEDS ?? 2);
const INTENTS = 120;
const AT_ONCE = 50;
/** Every so many, an answer is lost, and what waits is sent again. */
const LOST_IN = 3;
const TODAY = inDays(0);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000', LIMIT_SIGN_UPS_PER_ADDRESS: '10000' });
});
afterAll(() => server.close());

/** What a person does, by what they see: a number chooses the entry among it. */
const act = fc.record({
  what: fc.constantFrom(
    'add',
    'tick',
    'untick',
    'rename',
    'measure',
    'move',
    'apart',
    'remove',
    'bring',
    'list' as const,
  ),
  which: fc.nat(),
  amount: fc.integer({ min: 1, max: 9 }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A phone without a network: it shows what will be, by the rules that the server applies. */
class Phone {
  version: number | undefined;
  shopping: Shopping | undefined;
  waiting: Waiting<ShoppingIntent>[] = [];
  removed: Entry[] = [];
  results = new Map<string, IntentResult>();
  readonly person: Client;
  readonly kitchen: KitchenId;
  readonly name: string;

  constructor(person: Client, kitchen: KitchenId, name: string) {
    this.person = person;
    this.kitchen = kitchen;
    this.name = name;
  }

  get shown(): Shopping {
    const none = { lists: [], entries: [], order: { shelves: [], titles: [] }, staples: [] };
    return foreseeShopping(this.shopping ?? none, this.waiting, firstListId(this.kitchen));
  }

  async refresh(): Promise<void> {
    const since = this.version === undefined ? '' : `?since=${this.version}`;
    const changes = (await this.person.get(`/kitchens/${this.kitchen}/changes${since}`)).json();
    this.version = changes.version;
    this.shopping = applyShopping(this.shopping, changes.shopping, changes.reset);
  }

  intend(intent: ShoppingIntent): void {
    this.waiting.push({ intent, at: Date.now(), on: TODAY, by: this.name });
  }

  do({ what, which, amount }: Act): void {
    const id = randomUUIDv7();
    const { entries, lists } = this.shown;
    const entry = entries[which % Math.max(entries.length, 1)];
    const listId = lists[which % Math.max(lists.length, 1)]?._id;
    const gone = this.removed[which % Math.max(this.removed.length, 1)];
    if (what === 'list') {
      const name = `List ${amount}`;
      this.intend({ id, kind: 'addList', list: { id: randomUUIDv7() as ListId, name } });
    } else if (what === 'bring' && gone)
      this.intend({ id, kind: 'addEntry', entry: { id: gone._id, title: gone.title, amount: gone.amount } });
    else if (what === 'add' || !entry)
      this.intend({
        id,
        kind: 'addEntry',
        entry: { id: randomUUIDv7() as EntryId, title: `Food ${which % 50}` },
      });
    else this.intend(this.intentOn(entry, { what, amount, listId }));
  }

  intentOn(
    entry: Entry,
    { what, amount, listId }: Pick<Act, 'what' | 'amount'> & { listId: ListId | undefined },
  ): ShoppingIntent {
    const id = randomUUIDv7();
    const { _id: entryId, version } = entry;
    const change = { id, kind: 'changeEntry', entryId } as const;
    if (what === 'rename') return { ...change, fields: { title: `Food ${amount}` } };
    if (what === 'measure') return { ...change, fields: { amount, unit: 'g' } };
    if (what === 'apart') return { ...change, fields: { isApart: amount > 4 } };
    if (what === 'move') return { ...change, fields: { ...(listId && { listId }) } };
    if (what !== 'remove') return { id, kind: 'tickEntry', entryId, got: what === 'tick' };
    this.removed.push(entry);
    return { id, kind: 'removeEntry', entryId, base: version };
  }

  /** One request; whether there was something to send. */
  async send(isLost: boolean): Promise<boolean> {
    const batch = this.waiting.slice(0, AT_ONCE);
    if (batch.length === 0) return false;
    const intents = batch.map(({ intent }) => intent);
    const answer = await this.person.send('POST', `/kitchens/${this.kitchen}/intents`, { intents });
    expect(answer.statusCode, answer.body).toBe(200);
    if (isLost) return true;
    for (const result of answer.json().results as IntentResult[]) this.results.set(result.id, result);
    await this.refresh();
    this.waiting = this.waiting.slice(batch.length);
    return true;
  }

  async sendAll(): Promise<void> {
    while (await this.send(false));
  }
}

async function twoPhones(seed: string): Promise<readonly [Phone, Phone]> {
  const [ana, ben] = [`ana-${seed}@example.com`, `ben-${seed}@example.com`];
  const kitchen = await startKitchen(server, ana);
  await letIn(server, kitchen, ana, { email: ben, role: 'member' });
  return [new Phone(await server.as(ana), kitchen, 'Ana'), new Phone(await server.as(ben), kitchen, 'Ben')];
}

async function addAll(phones: readonly [Phone, Phone], count: number): Promise<void> {
  for (let which = 0; which < count; which++) phones[0].do({ what: 'add', which, amount: 1 });
  await phones[0].sendAll();
  await Promise.all(phones.map((phone) => phone.refresh()));
}

const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
const sorted = ({ entries, ...rest }: Shopping) => ({ ...rest, entries: entries.toSorted(byId) });

test('two phones tick the same 30 entries, one of them offline: 30 are ticked, none twice', async () => {
  const phones = await twoPhones('ticks');
  const [one, other] = phones;
  await addAll(phones, 30);
  for (const phone of phones)
    for (const entry of phone.shown.entries)
      phone.intend({ id: randomUUIDv7(), kind: 'tickEntry', entryId: entry._id, got: true });
  await one.sendAll();
  expect(other.shown.entries.filter(({ gotAt }) => gotAt)).toHaveLength(30);
  // The offline phone is back; its first answer is lost.
  await other.send(true);
  await other.sendAll();
  await one.refresh();
  for (const { shown } of phones) expect(shown.entries.filter(({ gotAt }) => gotAt)).toHaveLength(30);
  expect(sorted(one.shown)).toEqual(sorted(other.shown));
  expect([...other.results.values()].every(({ outcome, message }) => outcome === 'already' && !message)).toBe(
    true,
  );
  const ticks = await server.db
    .selectFrom('shopping_events')
    .select('entry_id')
    .where('kitchen_id', '=', one.kitchen)
    .where('kind', '=', 'entry-ticked')
    .execute();
  expect(ticks).toHaveLength(30);
  expect(new Set(ticks.map(({ entry_id }) => entry_id)).size).toBe(30);
});

test('two phones without a network that write down the same have one row with both', async () => {
  const phones = await twoPhones('rows');
  const [one, other] = phones;
  for (const phone of phones) {
    await phone.refresh();
    const entry = { id: randomUUIDv7() as EntryId, title: 'Eggs', amount: 6 };
    phone.intend({ id: randomUUIDv7(), kind: 'addEntry', entry });
    expect(listRows(phone.shown.entries)).toMatchObject([{ title: 'Eggs', amount: 6 }]);
  }
  await Promise.all(phones.map((phone) => phone.sendAll()));
  await Promise.all(phones.map((phone) => phone.refresh()));
  for (const { shown } of phones)
    expect(listRows(shown.entries)).toMatchObject([{ title: 'Eggs', amount: 12, unit: 'piece' }]);
  expect(listRows(one.shown.entries)).toEqual(listRows(other.shown.entries));
});

test(`two phones without a network for a day end like the server, ${SEEDS} times`, async () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const phones = await twoPhones(String(seed));
    const [one, other] = phones;
    await addAll(phones, 12);
    const days = fc.sample(fc.array(act, { minLength: INTENTS, maxLength: INTENTS }), { numRuns: 2, seed });
    for (const [at, day] of days.entries()) for (const chosen of day) phones[at]?.do(chosen);
    const done = phones.map(({ waiting }) => waiting.map(({ intent }) => intent.id));
    let requests = 0;
    for (let isMore = true; isMore; ) {
      isMore = await one.send(requests++ % LOST_IN === 0);
      isMore = (await other.send(requests++ % LOST_IN === 0)) || isMore;
    }
    await Promise.all(phones.map((phone) => phone.refresh()));

    const whole = (await one.person.get(`/kitchens/${one.kitchen}/changes`)).json().shopping;
    for (const { shopping } of phones)
      expect(shopping && sorted(shopping)).toEqual(
        sorted({ lists: whole.lists, entries: whole.entries, order: whole.order, staples: whole.staples }),
      );
    for (const [at, phone] of phones.entries()) {
      expect(done[at]?.filter((id) => !phone.results.has(id))).toEqual([]);
      for (const { outcome, message } of phone.results.values())
        met.add(`${outcome}${outcome !== 'refused' && message ? ' told' : ''}`);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['done', 'already', 'done told', 'already told']));
});

test(`what a phone shows of ${INTENTS} acts is what the server makes of them`, async () => {
  const kitchen = await startKitchen(server, 'eva@example.com');
  const phone = new Phone(await server.as('eva@example.com'), kitchen, 'Somebody');
  await phone.refresh();
  const [day = []] = fc.sample(fc.array(act, { minLength: INTENTS, maxLength: INTENTS }), {
    numRuns: 1,
    seed: 7,
  });
  for (const chosen of day) phone.do(chosen);
  const { lists, entries } = sorted(phone.shown);
  await phone.sendAll();
  // The moments and the order of the shop are the server's.
  const timeless = (found: Entry[]) =>
    found.map(({ addedAt: _, gotAt, gotBy, ...entry }) => ({ ...entry, gotBy, isGot: gotAt !== null }));
  const told = sorted(phone.shopping ?? phone.shown);
  expect(timeless(entries)).toEqual(timeless(told.entries));
  expect(lists).toEqual(told.lists.filter(({ _id }) => lists.some((list) => list._id === _id)));
});
