import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestReceiver, testReceiver } from '#testing/test-receiver.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

/** As a resolver answers that a stranger runs: public names for addresses inside. */
const ADDRESSES: Record<string, string[]> = {
  'loopback.example': ['127.0.0.1'],
  'home.example': ['10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:192.168.1.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
};
const asked: string[] = [];
/** Why nothing could be sent, as the server's log has it. */
const failures: string[] = [];
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  const lookup = (name: string, options: object, callback: (error: null, found: object[]) => void) => {
    const addresses = ADDRESSES[name];
    if (!addresses) return dns.lookup(name, options, callback as never);
    asked.push(name);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { ...dns, default: { ...dns, lookup }, lookup };
});

const ANA = 'ana@example.com';
let receiver: TestReceiver;
let server: TestServer;
let flat: KitchenId;
beforeAll(async () => {
  receiver = await testReceiver();
  server = await testServer();
  vi.spyOn(server.app.log, 'warn').mockImplementation(((about: { err?: Error }) => {
    if (about.err) failures.push(about.err.message);
  }) as never);
  flat = await startKitchen(server, ANA);
});
beforeEach(async () => {
  await server.db.deleteFrom('webhooks').execute();
  asked.length = 0;
  failures.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const send = async (method: string, path: string, body?: object) =>
  (await server.as(ANA)).send(method, path, body);
const NAMES = Object.keys(ADDRESSES);

test.each(NAMES)('a webhook to %s is sent nothing, neither tried nor queued', async (name) => {
  const path = `/kitchens/${flat}/webhooks`;
  const made = await send('POST', path, { url: `https://${name}/hook`, types: ['food.added'] });
  expect(made.statusCode, made.body).toBe(200);
  const tried = await send('POST', `${path}/${made.json().id}/try`);
  expect(tried.json()).toEqual({ outcome: 'unreachable', status: null });
  const item = { id: crypto.randomUUID(), title: 'Milk' };
  const intents = [{ id: crypto.randomUUID(), kind: 'addItem', item }];
  await send('POST', `/kitchens/${flat}/intents`, { intents });
  await expect.poll(async () => (await send('GET', path)).json()[0].state).toBe('failing');
  // The name was looked up by the sender itself, each time, and no address of it was asked.
  expect(asked).toEqual([name, name]);
  const refusal = `${name} is not a public address`;
  expect(failures).toEqual([refusal, refusal]);
  expect(receiver.received).toEqual([]);
});

test.each(NAMES)('a topic of ntfy at %s is sent nothing', async (name) => {
  const set = await send('PUT', '/account/reminders/ntfy', { url: `https://${name}/flat` });
  expect(set.statusCode, set.body).toBeLessThan(300);
  const tried = await send('POST', '/account/reminders/ntfy/try');
  expect(tried.json()).toEqual({ outcome: 'unreachable', status: null });
  expect(asked).toEqual([name]);
  expect(failures).toEqual([`${name} is not a public address`]);
  expect(receiver.received).toEqual([]);
});
