import { randomUUIDv7 } from 'node:crypto';
import type { Intent, IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { applyChanges, type KitchenFood } from '@crisper/domain/items/kept/apply-changes.ts';
import { foresee, type Waiting } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer } from '#testing/test-server.ts';

const SEEDS = Number(process.env.PHONE_SEEDS ?? 2);
const INTENTS = 200;
const AT_ONCE = 100;
/** Every so many, an answer is lost, and what waits is sent again. */
const LOST_IN = 3;
const TODAY = inDays(0);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000', LIMIT_SIGN_UPS_PER_ADDRESS: '10000' });
});
afterAll(() => server.close());

/** What a person does, by what they see: a number chooses the food among it. */
const act = fc.record({
  what: fc.constantFrom(
    'add',
    'use',
    'finish',
    'open',
    'freeze',
    'thaw',
    'amount',
    'move',
    'title',
    'label',
    'undo',
    'part' as const,
  ),
  which: fc.nat(),
  amount: fc.integer({ min: 1, max: 3 }),
  days: fc.integer({ min: 1, max: 30 }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A phone without a network: it shows what will be, by the rules that the server applies. */
class Phone {
  food: KitchenFood | undefined;
  waiting: Waiting[] = [];
  did: Intent[] = [];
  results = new Map<string, IntentResult>();
  readonly person: Client;
  readonly kitchen: KitchenId;
  readonly name: string;

  constructor(person: Client, kitchen: KitchenId, name: string) {
    this.person = person;
    this.kitchen = kitchen;
    this.name = name;
  }

  get shown(): KitchenItem[] {
    return foresee(this.food?.items ?? [], this.waiting);
  }

  async refresh(): Promise<void> {
    const since = this.food ? `?since=${this.food.version}` : '';
    const changes = (await this.person.get(`/kitchens/${this.kitchen}/changes${since}`)).json();
    this.food = applyChanges(this.food, changes);
  }

  do(chosen: Act): void {
    const intent = this.intentOf(chosen);
    if (!intent) return;
    this.waiting.push({ intent, at: Date.now(), on: TODAY, by: this.name });
    this.did.push(intent);
  }

  /** The items to which the person did that. */
  didTo(kind: Intent['kind']): Set<string> {
    return new Set(
      this.did.flatMap((intent) => (intent.kind === kind && 'itemId' in intent ? intent.itemId : [])),
    );
  }

  intentOf({ what, which, amount, days }: Act): Intent | null {
    const id = randomUUIDv7();
    const { shown } = this;
    const item = shown[which % Math.max(shown.length, 1)];
    if (what === 'add' || !item) {
      const food = { id: randomUUIDv7() as ItemId, title: `Food ${which % 50}`, amount: amount * 2 };
      return { id, kind: 'addItem', item: { ...food, expiryDate: inDays(days) } };
    }
    const itemId = item._id;
    switch (what) {
      case 'use':
        return { id, kind: 'useItem', itemId, amount };
      case 'finish':
        return { id, kind: 'finishItem', itemId, outcome: which % 2 ? 'eaten' : 'wasted' };
      case 'open':
        return { id, kind: 'openItem', itemId };
      case 'freeze':
        return { id, kind: 'freezeItem', itemId };
      case 'thaw':
        return { id, kind: 'thawItem', itemId };
      case 'amount':
        return { id, kind: 'changeItem', itemId, fields: { amount: amount * 2 }, base: item.version };
      case 'move':
        return { id, kind: 'moveItem', itemId, place: which % 2 ? 'freezer' : 'pantry' };
      case 'part':
        return { id, kind: 'openItem', itemId, part: { id: randomUUIDv7() as ItemId, amount } };
      case 'title':
        return { id, kind: 'changeItem', itemId, fields: { title: `Food ${days}` }, base: item.version };
      case 'label':
        return { id, kind: 'changeItem', itemId, fields: { labelDate: inDays(days) }, base: item.version };
      case 'undo': {
        const event = this.waiting[which % Math.max(this.waiting.length, 1)]?.intent.id;
        return event ? { id, kind: 'undo', event } : null;
      }
    }
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
}

const sorted = (items: readonly KitchenItem[]) => items.toSorted((a, b) => (a._id < b._id ? -1 : 1));
/** Who added it is told to each of them in their own way. */
const common = (items: readonly KitchenItem[]) => sorted(items).map(({ isAdded: _, ...item }) => item);

/** Each row of what happens when two people do something to the same food. */
const CONFLICTS = [
  // Two who use some.
  'done missing',
  // An amount said after the other used some.
  'refused item_changed',
  // The last to arrive, field by field; an earlier label date, which is told.
  'both changeItem',
  'both moveItem',
  'done told',
  'both openItem',
  'both freezeItem',
  'both finishItem',
  'already told',
  'refused item_gone',
  'refused not_undoable',
  'refused undone_already',
  'kitchen_not_found',
];

const nameOf = ({ outcome, code, message, missing }: IntentResult) =>
  [outcome, outcome === 'refused' ? code : missing ? 'missing' : message && 'told'].filter(Boolean).join(' ');

test(`two phones without a network for a day end like the server, ${SEEDS} times`, async () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const [ana, ben] = [`ana-${seed}@example.com`, `ben-${seed}@example.com`];
    const kitchen = await startKitchen(server, ana);
    const benId = await letIn(server, kitchen, ana, { email: ben, role: 'member' });
    const phones = [
      new Phone(await server.as(ana), kitchen, 'Ana'),
      new Phone(await server.as(ben), kitchen, 'Ben'),
    ] as const;
    const [one, other] = phones;
    // Both begin with the same food.
    for (let n = 0; n < 12; n++) one.do({ what: 'add', which: n, amount: 3, days: 10 });
    while (await one.send(false));
    await Promise.all(phones.map((phone) => phone.refresh()));

    const days = fc.sample(fc.array(act, { minLength: INTENTS, maxLength: INTENTS }), { numRuns: 2, seed });
    for (const [at, day] of days.entries()) for (const chosen of day) phones[at]?.do(chosen);
    const done = phones.map(({ waiting }) => waiting.map(({ intent }) => intent.id));
    let requests = 0;
    for (let isMore = true; isMore; ) {
      isMore = await one.send(requests++ % LOST_IN === 0);
      isMore = (await other.send(requests++ % LOST_IN === 0)) || isMore;
    }
    await Promise.all(phones.map((phone) => phone.refresh()));

    const whole = (await one.person.get(`/kitchens/${kitchen}/changes`)).json() as KitchenFood;
    for (const { food } of phones) expect(common(food?.items ?? [])).toEqual(common(whole.items));
    for (const [at, phone] of phones.entries()) {
      expect(done[at]?.filter((id) => !phone.results.has(id))).toEqual([]);
      for (const result of phone.results.values()) met.add(nameOf(result));
    }
    for (const kind of ['openItem', 'freezeItem', 'finishItem', 'moveItem', 'changeItem'] as const)
      if ([...one.didTo(kind)].some((id) => other.didTo(kind).has(id))) met.add(`both ${kind}`);
    const events = await eventsOf(kitchen);
    expect(new Set(events).size).toBe(events.length);

    await one.person.send('DELETE', `/kitchens/${kitchen}/members/${benId}`);
    other.do({ what: 'add', which: 1, amount: 1, days: 1 });
    const intents = other.waiting.map(({ intent }) => intent);
    const answer = await other.person.send('POST', `/kitchens/${kitchen}/intents`, { intents });
    met.add(answer.json().code);
  }
  expect(CONFLICTS.filter((conflict) => !met.has(conflict))).toEqual([]);
});

test(`what a phone shows of ${INTENTS} acts is what the server makes of them`, async () => {
  const kitchen = await startKitchen(server, 'eva@example.com');
  const phone = new Phone(await server.as('eva@example.com'), kitchen, 'Somebody');
  await phone.refresh();
  const [day = []] = fc.sample(fc.array(act, { minLength: INTENTS, maxLength: INTENTS }), {
    numRuns: 1,
    seed: 7,
  });
  // What is taken back is shown as it was before, which this phone does not remember.
  for (const chosen of day) if (chosen.what !== 'undo') phone.do(chosen);
  const shown = common(phone.shown);
  while (await phone.send(false));
  // The moment of adding is the server's.
  const timeless = (items: ReturnType<typeof common>) =>
    items.map(({ addedAt: _, addedDate: __, ...item }) => item);
  expect(timeless(shown)).toEqual(timeless(common(phone.food?.items ?? [])));
});

const eventsOf = async (kitchen: KitchenId) =>
  (await server.db.selectFrom('item_events').select('id').where('kitchen_id', '=', kitchen).execute()).map(
    ({ id }) => id,
  );
