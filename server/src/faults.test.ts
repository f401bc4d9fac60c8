import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostmaster } from '#db/embedded/postmaster-process.ts';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { newItem } from '#testing/test-server.ts';

const isRoot = process.getuid?.() === 0;
const DISK_MB = 200;

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-faults-'));
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server?.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const newAccount = () => ({ name: 'Ana', email: `${randomUUID()}@example.com`, password: 'Crisper1' });

/** Starts the product with a signed-in person, and returns that person's actions. */
async function start(folder = dataDir) {
  server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', LIMIT_WRITES_PER_ACCOUNT: '1000000' });
  const { accessToken } = (await (await post('/auth/register', newAccount())).json()) as SignedIn;
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    add: (overrides = {}) => post('/items', newItem(overrides), headers),
    isReady: async () => (await fetch(`${server?.address}/api/ready`)).status,
    browse: () => fetch(`${server?.address}/api/items?limit=16`),
  };
}

/** Clients that keep sending requests whatever the response is, until they are stopped. */
function keepBusy(me: Awaited<ReturnType<typeof start>>) {
  const told = new Set<number>();
  const added: string[] = [];
  let going = true;
  const read = async () => {
    while (going) told.add((await me.browse()).status);
  };
  const write = async () => {
    while (going) {
      const answer = await me.add();
      told.add(answer.status);
      if (answer.status === 201) added.push(((await answer.json()) as { insertedId: string }).insertedId);
    }
  };
  const all = Promise.all([read(), read(), write(), write()]);
  return {
    told,
    added,
    stop: () => {
      going = false;
      return all;
    },
  };
}

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a database that ends by %s under load is started again; nobody is told more than to wait',
  async (signal) => {
    const busy = keepBusy(await start());
    await expect.poll(() => busy.added.length).toBeGreaterThan(10);
    const folder = join(dataDir, 'postgres');
    const { pid = 0 } = (await findPostmaster(folder)) ?? {};
    process.kill(pid, signal);
    await expect.poll(async () => (await findPostmaster(folder))?.pid ?? pid).not.toBe(pid);
    const before = busy.added.length;
    await expect.poll(() => busy.added.length).toBeGreaterThan(before + 10);
    await busy.stop();
    expect([...busy.told].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    const found = await Promise.all(
      busy.added.map(async (id) => (await fetch(`${server?.address}/api/items/${id}`)).status),
    );
    expect(found.filter((status) => status !== 200)).toEqual([]);
  },
);

test.runIf(isRoot)(
  'on a full disk reading goes on, writing waits, and all is well when there is room',
  async () => {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir]);
    try {
      const me = await start(join(dataDir, 'data'));
      expect((await me.add()).status).toBe(201);
      const ballast = join(dataDir, 'ballast');
      await writeFile(ballast, Buffer.alloc(DISK_MB * 1024 * 1024)).catch(() => {});
      const long = { description: 'x'.repeat(2000) };
      await expect.poll(async () => (await me.add(long)).status, { interval: 1 }).toBe(503);
      expect([(await me.browse()).status, await me.isReady()]).toEqual([200, 503]);
      await rm(ballast);
      await expect.poll(me.isReady).toBe(200);
      await expect.poll(async () => (await me.add(long)).status).toBe(201);
      expect((await me.browse()).status).toBe(200);
    } finally {
      await server?.end();
      execFileSync('/bin/umount', [dataDir]);
    }
  },
);

test('told to end, the product still responds to requests that have begun', async () => {
  await start();
  const registering = await Promise.all(Array.from({ length: 8 }, () => begin('/api/auth/register')));
  const ended = server?.end();
  const answers = registering.map(async (call) => {
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(JSON.stringify(newAccount()));
    const [answer] = await answered;
    for await (const _ of answer);
    return answer.complete && answer.statusCode;
  });
  expect(await Promise.all(answers)).toEqual(Array(8).fill(201));
  expect(await ended).toBe(0);
});

/** A request whose headers the server has accepted; it waits for the body. */
async function begin(path: string): Promise<ClientRequest> {
  const call = request(`${server?.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}
