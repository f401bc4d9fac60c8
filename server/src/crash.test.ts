import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import type { api } from '@crisper/domain/api.ts';
import type { EndpointResponse } from '@crisper/domain/endpoint.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { newItem } from '#testing/test-server.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const WRITERS = 4;
const KITCHEN_WRITERS = 2;
/** The most that the contract allows. */
const INTENTS_AT_ONCE = 100;
const WRITES_PER_ROUND = 25;
const AT_ONCE = 20;

type Inserted = EndpointResponse<typeof api.addItem>;
type Done = EndpointResponse<typeof api.doIntents>;
type Changes = EndpointResponse<typeof api.listKitchenChanges>;
type Headers = Record<string, string>;

let dataDir: string;
let running: ServerProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-crash-'));
});
afterAll(async () => {
  await running?.end();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = await startProcess({ DATA_DIR: dataDir, LIMIT_WRITES_PER_ACCOUNT: '1000000' });
  return running.address;
}

async function post<T>(url: string, body: unknown, headers: Headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as T };
}

const account = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };

/** A new token in each round, because many rounds take longer than a token is valid. */
async function logIn(address: string): Promise<Headers> {
  const { json } = await post<SignedIn>(`${address}/api/auth/login`, account);
  return { authorization: `Bearer ${json.accessToken}` };
}

/** Puts food into the kitchen and eats the one before, so that the kitchen never fills up. */
class Cook {
  readonly sent: { id: string }[] = [];
  readonly acknowledged = new Set<string>();
  last: string | null = null;

  /** Fails when the server is gone; returns what was refused. */
  async work(intents: string, headers: Headers): Promise<string> {
    for (;;) {
      const request = this.next();
      const { status, json } = await post<Done>(intents, { intents: request }, headers);
      const isDone = status === 200 && json.results.every(({ outcome }) => outcome === 'done');
      if (!isDone) return JSON.stringify(json);
      for (const { id } of request) this.acknowledged.add(id);
    }
  }

  private next(): { id: string }[] {
    const eating = { id: randomUUIDv7(), kind: 'finishItem', itemId: this.last, outcome: 'eaten' };
    const food = { id: randomUUIDv7(), title: 'Milk' };
    const request = [{ id: randomUUIDv7(), kind: 'addItem', item: food }, ...(this.last ? [eating] : [])];
    this.last = food.id;
    this.sent.push(...request);
    return request;
  }

  /** Sends all of it once more, as a browser does that lost the answer. What was acknowledged has happened already. */
  async sendAgain(intents: string, headers: Headers): Promise<void> {
    for (let first = 0; first < this.sent.length; first += INTENTS_AT_ONCE) {
      const request = this.sent.slice(first, first + INTENTS_AT_ONCE);
      const { json } = await post<Done>(intents, { intents: request }, headers);
      expect(json.results.map(({ id }) => id)).toEqual(request.map(({ id }) => id));
      const others = json.results.filter(({ outcome }) => outcome !== 'already');
      expect(others.filter(({ id, outcome }) => this.acknowledged.has(id) || outcome !== 'done')).toEqual([]);
      for (const { id } of request) this.acknowledged.add(id);
    }
  }
}

test(`${ROUNDS} times killed while it writes, the product has lost nothing it had acknowledged, and done nothing twice`, async () => {
  let address = await start();
  await post(`${address}/api/auth/register`, account);
  const acknowledged: string[] = [];
  const cooks = Array.from({ length: KITCHEN_WRITERS }, () => new Cook());
  const started = await post<{ kitchenId: KitchenId }>(
    `${address}/api/kitchens`,
    { name: 'Flat 4B' },
    await logIn(address),
  );
  const kitchen = `/api/kitchens/${started.json.kitchenId}`;

  for (let round = 1; round <= ROUNDS; round++) {
    const headers = await logIn(address);
    const wanted = acknowledged.length + WRITES_PER_ROUND;
    const write = async (): Promise<string> => {
      for (;;) {
        const { status, json } = await post<Inserted>(`${address}/api/items`, newItem(), headers);
        if (status !== 201) return JSON.stringify(json);
        acknowledged.push(json.insertedId);
        if (acknowledged.length >= wanted) running?.child.kill('SIGKILL');
      }
    };
    const cooking = cooks.map((cook) => cook.work(`${address}${kitchen}/intents`, headers));
    const ends = await Promise.allSettled([...Array.from({ length: WRITERS }, write), ...cooking]);
    expect(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))).toEqual([]);

    address = await start();
    await expectItems(address, acknowledged);
    for (const cook of cooks) await cook.sendAgain(`${address}${kitchen}/intents`, headers);
    const { version, items } = (await (
      await fetch(`${address}${kitchen}/changes`, { headers })
    ).json()) as Changes;
    // Each intent made one version, after the first.
    expect(version).toBe(1 + cooks.reduce((sum, { sent }) => sum + sent.length, 0));
    expect(items.map(({ _id }) => _id).toSorted()).toEqual(cooks.map(({ last }) => last).toSorted());
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND);
  for (const { sent } of cooks) expect(sent.length).toBeGreaterThan(ROUNDS);
});

async function expectItems(address: string, ids: readonly string[]): Promise<void> {
  // Few at a time: of thousands of connections some would be idle until the server closes them just before their use.
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const found = await Promise.all(
      ids.slice(first, first + AT_ONCE).map(async (id) => (await fetch(`${address}/api/items/${id}`)).status),
    );
    expect(found.filter((status) => status !== 200)).toEqual([]);
  }
  const summary = (await (await fetch(`${address}/api/items/summary`)).json()) as ItemSummary;
  expect(summary.total).toBeGreaterThanOrEqual(ids.length);
}

test('told to end, the product ends well and starts again', async () => {
  expect(await running?.end()).toBe(0);
  const address = await start();
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
});
