import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import type { api } from '@crisper/domain/api.ts';
import type { EndpointResponse } from '@crisper/domain/endpoint.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { newItem } from '#testing/test-server.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const WRITERS = 4;
const WRITES_PER_ROUND = 25;
const AT_ONCE = 20;

type Inserted = EndpointResponse<typeof api.addItem>;

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

async function post<T>(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as T };
}

test(`${ROUNDS} times killed while it writes, the product has lost nothing it had acknowledged`, async () => {
  let address = await start();
  const account = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };
  await post(`${address}/api/auth/register`, account);
  const acknowledged: string[] = [];
  const refused: string[] = [];

  for (let round = 1; round <= ROUNDS; round++) {
    // A new token in each round, because many rounds take longer than a token is valid.
    const { json: session } = await post<SignedIn>(`${address}/api/auth/login`, account);
    const authorization = `Bearer ${session.accessToken}`;
    const wanted = acknowledged.length + WRITES_PER_ROUND;
    const write = async (): Promise<void> => {
      // Ends when the server is gone.
      for (;;) {
        const { status, json } = await post<Inserted>(`${address}/api/items`, newItem(), { authorization });
        if (status !== 201) return void refused.push(JSON.stringify(json));
        acknowledged.push(json.insertedId);
        if (acknowledged.length >= wanted) running?.child.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write));
    expect(refused).toEqual([]);
    expect(ends.map(({ status }) => status)).toEqual(Array(WRITERS).fill('rejected'));

    address = await start();
    // Few at a time: of thousands of connections some would be idle until the server closes them just before their use.
    for (let first = 0; first < acknowledged.length; first += AT_ONCE) {
      const ids = acknowledged.slice(first, first + AT_ONCE);
      const found = await Promise.all(
        ids.map(async (id) => (await fetch(`${address}/api/items/${id}`)).status),
      );
      expect(found.filter((status) => status !== 200)).toEqual([]);
    }
    const summary = (await (await fetch(`${address}/api/items/summary`)).json()) as ItemSummary;
    expect(summary.total).toBeGreaterThanOrEqual(acknowledged.length);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND);
});

test('told to end, the product ends well and starts again', async () => {
  expect(await running?.end()).toBe(0);
  const address = await start();
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
});
