import { randomUUIDv7 } from 'node:crypto';
import type { api } from '@crisper/domain/api.ts';
import type { EndpointResponse } from '@crisper/domain/endpoint.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

/** Of each of the writers. */
const INTENTS = Number(process.env.RACE_INTENTS ?? 40);
const WRITERS = 8;
/** What each of them leaves in the kitchen, so that it never fills up. */
const LEFT = 12;
/** Every so many, an answer is lost and the intent is sent once more. */
const LOST_IN = 5;

const ANA = 'ana@example.com';
const GUEST = 'guest@example.com';
const people = Array.from({ length: WRITERS }, (_, n) => `writer-${n}@example.com`);

type Done = EndpointResponse<typeof api.doIntents>;
type Changes = EndpointResponse<typeof api.listKitchenChanges>;

let server: TestServer;
let kitchen: KitchenId;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '1000000' });
  kitchen = await startKitchen(server, ANA);
});
afterAll(() => server.close());

const adding = () => ({ id: randomUUIDv7(), kind: 'addItem', item: { id: randomUUIDv7(), title: 'Milk' } });
const eating = (itemId: string) => ({ id: randomUUIDv7(), kind: 'finishItem', itemId, outcome: 'eaten' });

async function send(person: Client, intent: object): Promise<string | undefined> {
  const answer = await person.send('POST', `/kitchens/${kitchen}/intents`, { intents: [intent] });
  return (answer.json() as Done).results[0]?.outcome;
}

const byId = (items: Changes['items']) => items.toSorted((a, b) => (a._id < b._id ? -1 : 1));

const listEvents = () =>
  server.db
    .selectFrom('item_events')
    .select(['id', 'item_id', 'version'])
    .where('kitchen_id', '=', kitchen)
    .orderBy('version')
    .execute();

/** Adds food and eats the oldest; returns the intents that were done, in their order. */
async function write(email: string): Promise<string[]> {
  const there: string[] = [];
  const done: string[] = [];
  for (let n = 0; n < INTENTS; n++) {
    // A new token each time, because so many writes take longer than a token is valid.
    const person = await server.as(email);
    const oldest = there.length > LEFT ? there.shift() : undefined;
    const add = adding();
    if (!oldest) there.push(add.item.id);
    const intent = oldest ? eating(oldest) : add;
    expect(await send(person, intent)).toBe('done');
    if (n % LOST_IN === 0) expect(await send(person, intent)).toBe('already');
    done.push(intent.id);
  }
  return done;
}

/** A browser that keeps a copy of the kitchen, and brings it up to date by what changed. */
async function follow(isDone: () => boolean) {
  const copy = new Map<string, Changes['items'][number]>();
  const told = new Set<string>();
  let version: number | undefined;
  for (let isLast = false; !isLast; ) {
    isLast = isDone();
    const guest = await server.as(GUEST);
    const since: string = version === undefined ? '' : `?since=${version}`;
    const changes: Changes = (await guest.get(`/kitchens/${kitchen}/changes${since}`)).json();
    expect(changes.reset).toBe(version === undefined);
    version = changes.version;
    for (const item of changes.items) copy.set(item._id, item);
    for (const id of changes.gone) copy.delete(id);
    for (const id of [...changes.items.map(({ _id }) => _id), ...changes.gone]) told.add(id);
  }
  return { copy, told, version };
}

test('eight people write, one follows: nothing is missed, and nothing happens twice', async () => {
  for (const email of people) await letIn(server, kitchen, ANA, { email, role: 'member' });
  await letIn(server, kitchen, ANA, { email: GUEST, role: 'guest' });
  let isDone = false;
  const following = follow(() => isDone);
  const writing = Promise.all(people.map(write)).finally(() => {
    isDone = true;
  });
  const [intents, follower] = [(await writing).flat(), await following];

  const events = await listEvents();
  expect(events.map(({ id }) => id).toSorted()).toEqual(intents.toSorted());
  const versions = events.map(({ version }) => version);
  const [first = 0] = versions;
  expect(versions).toEqual(events.map((_, n) => (first ?? 0) + n));
  expect(follower.version).toBe(versions.at(-1));
  expect(follower.told).toEqual(new Set(events.map(({ item_id }) => item_id)));

  const whole: Changes = (await (await server.as(GUEST)).get(`/kitchens/${kitchen}/changes`)).json();
  // The server promises no order.
  expect(byId([...follower.copy.values()])).toEqual(byId(whole.items));
});
