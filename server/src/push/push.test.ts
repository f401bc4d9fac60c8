import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#db/database.ts';
import { sendReminders, tellOtherwise } from '#reminders/send-reminders.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { urlOf } from '#testing/test-database.ts';
import { type TestPushService, testPushService } from '#testing/test-push-service.ts';
import { type TestServer, testServer, today } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { openPushKeys } from './push-keys.ts';
import { type PushSending, sendPushes } from './send-pushes.commands.ts';

const KILLABLE = fileURLToPath(new URL('../testing/send-pushes-process.ts', import.meta.url));

let service: TestPushService;
let smtp: TestSmtp;
let server: TestServer;
let people = 0;
let email: string;

beforeAll(async () => {
  service = await testPushService();
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, PUSH_TEST_SERVICE: service.origin });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['reminders', 'push_subscriptions'] as const)
    await server.db.deleteFrom(table).execute();
  service.received = [];
  smtp.received = [];
  service.respond = async () => ({ status: 201 });
  email = `person-${++people}@example.com`;
  await server.signUp(email);
});

const call = async (method: string, path: string, body?: unknown) =>
  (await server.as(email)).send(method, path, body);

async function subscribe(): Promise<string> {
  const { key } = (await call('GET', '/push/key')).json();
  const device = service.device(key);
  const answer = await call('POST', '/push/subscriptions', device);
  expect(answer.statusCode, answer.body).toBe(200);
  return device.endpoint;
}

/** Reminders at midnight are due all day. */
const choose = (settings: object = {}) =>
  call('PUT', '/account/reminders', { mode: 'due', hour: 0, ...settings });

const sending = (db = server.db): PushSending => ({
  ...{ db, keys: openPushKeys(db, null), contact: 'mailto:us@crisper.example' },
  ...{ testService: service.origin, log: server.app.log, onLost: tellOtherwise('push') },
});

async function remind(now = new Date()): Promise<void> {
  await server.db.updateTable('reminders').set({ next_at: now }).where('mode', '<>', 'off').execute();
  await sendReminders({ db: server.db, address: 'https://crisper.example', log: server.app.log }, now);
}

const makeDue = () => server.db.updateTable('pushes').set({ due_at: sql<Date>`now()` }).execute();
const addMilk = () => server.addItem(email, { title: 'Milk', expiryDate: today });
const devices = () => server.db.selectFrom('push_subscriptions').selectAll().execute();
const waiting = () => server.db.selectFrom('pushes').selectAll().execute();

async function mails(): Promise<string[]> {
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  return smtp.mailsTo(email).map(({ subject }) => String(subject));
}

test('one due item is one message, which only the device can read, and no mail', async () => {
  await server.proveEmail(email);
  await addMilk();
  await subscribe();
  await choose();
  for (let i = 0; i < 2; i++) {
    await remind();
    await sendPushes(sending());
  }
  const day = dateAt(new Date(), UTC);
  expect(service.received.map(({ notice }) => notice)).toEqual([
    {
      tag: `due-${day}`,
      title: 'Eat first: “Milk”',
      body: 'Today is the last day',
      path: expect.stringMatching(/^\/items\/[\w-]+$/),
      buttons: [
        { act: 'open', label: 'Look' },
        { act: 'tomorrow', label: 'Tomorrow' },
      ],
      due: 1,
      token: expect.any(String),
    },
  ]);
  expect(service.received[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: `due-${day}`,
    ttl: expect.stringMatching(/^\d{1,5}$/),
  });
  expect(await waiting()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('food of one kitchen opens that kitchen, and every device is told', async () => {
  const kitchenId = await startKitchen(server, email);
  for (const title of ['Mince', 'Leek'])
    await call('POST', `/kitchens/${kitchenId}/intents`, {
      intents: [
        {
          id: crypto.randomUUID(),
          kind: 'addItem',
          item: { id: crypto.randomUUID(), title, expiryDate: today },
        },
      ],
    });
  const endpoints = [await subscribe(), await subscribe()];
  await choose();
  await remind();
  await sendPushes(sending());
  expect(service.received.map(({ path }) => service.origin + path).sort()).toEqual(endpoints.sort());
  for (const { notice } of service.received) {
    expect(notice.path).toBe(`/kitchens/${kitchenId}`);
    expect(notice.title).toMatch(/^Eat first: “(Mince|Leek)” and 1 more$/);
    expect(notice.body).toContain('(today is the last day), ');
  }
});

test('a person who chose both gets the mail as well', async () => {
  await server.proveEmail(email);
  await addMilk();
  await subscribe();
  await choose({ alsoMail: true });
  await remind();
  await sendPushes(sending());
  expect(service.received).toHaveLength(1);
  expect(await mails()).toEqual(['Eat first: “Milk”']);
});

test('what others took is told once, unless it was seen under the bell, or is not wanted', async () => {
  const kitchenId = await startKitchen(server, email);
  const ben = `ben-${people}@example.com`;
  await letIn(server, kitchenId, email, { email: ben, role: 'member' });
  const { accountId } = await server.signUp(email);
  const eat = async (title: string) => {
    const itemId = crypto.randomUUID();
    const item = { id: itemId, title, belongsTo: accountId };
    await call('POST', `/kitchens/${kitchenId}/intents`, {
      intents: [{ id: crypto.randomUUID(), kind: 'addItem', item }],
    });
    const finished = { id: crypto.randomUUID(), kind: 'finishItem', itemId, outcome: 'eaten' };
    const done = await (await server.as(ben)).send('POST', `/kitchens/${kitchenId}/intents`, {
      intents: [finished],
    });
    expect(done.json().results[0].outcome).toBe('done');
  };
  const nextDay = async () => {
    await server.db.deleteFrom('reminders_made').execute();
    await remind();
    await sendPushes(sending());
    return service.received.splice(0).map(({ notice }) => notice);
  };
  await subscribe();
  await choose();
  await eat('Yoghurt');
  expect(await nextDay()).toMatchObject([
    { title: 'From your people', body: expect.stringMatching(/ ate your Yoghurt$/) },
  ]);
  expect(await nextDay()).toEqual([]);
  await eat('Quark');
  await call('PUT', `/notifications/${email}/seen`);
  expect(await nextDay()).toEqual([]);
  await eat('Skyr');
  await choose({ tellsTaken: false });
  expect(await nextDay()).toEqual([]);
});

test.each([404, 410])(
  'a device whose push service answers %i is forgotten, and the mail goes instead',
  async (status) => {
    await server.proveEmail(email);
    await addMilk();
    await subscribe();
    await choose();
    service.respond = async () => ({ status });
    await remind();
    await sendPushes(sending());
    expect(await devices()).toEqual([]);
    await sendReminders(
      { db: server.db, address: 'https://crisper.example', log: server.app.log },
      new Date(),
    );
    expect(await mails()).toEqual(['Eat first: “Milk”']);
  },
);

test('no mail goes instead while another device took the message', async () => {
  await server.proveEmail(email);
  await addMilk();
  const gone = await subscribe();
  const stays = await subscribe();
  await choose();
  service.respond = async ({ path }) => ({ status: gone.endsWith(path) ? 410 : 201 });
  await remind();
  await sendPushes(sending());
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([stays]);
  await remind();
  expect(await mails()).toEqual([]);
});

test.each([429, 503])('after %i it is tried again, when the push service says so', async (status) => {
  await addMilk();
  await subscribe();
  await choose();
  service.respond = async () => ({ status, retryAfter: 600 });
  await remind();
  await sendPushes(sending());
  const [push] = await waiting();
  expect(push?.due_at.getTime()).toBeGreaterThan(Date.now() + 500_000);
  await sendPushes(sending());
  service.respond = async () => ({ status: 201 });
  await makeDue();
  await sendPushes(sending());
  expect(service.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a push service that is down for hours leaves the message to the mail, and gets the next day’s again', async () => {
  await server.proveEmail(email);
  await addMilk();
  await subscribe();
  await choose();
  service.respond = async () => ({ status: 500 });
  await remind();
  await server.db.updateTable('pushes').set({ queued_at: sql<Date>`now() - interval '3 hours'` }).execute();
  await sendPushes(sending());
  expect(await waiting()).toEqual([]);
  expect(await devices()).toMatchObject([{ failed_on: today }]);
  await remind();
  expect(await mails()).toEqual(['Eat first: “Milk”']);
});

test('servers that look at the same time send it once', async () => {
  await addMilk();
  await subscribe();
  await choose();
  await remind();
  const others = [1, 2, 3].map(() => connect({ ...server.connection, max: 2 }, () => {}));
  await Promise.all([server.db, ...others].map((db) => sendPushes(sending(db))));
  await Promise.all(others.map((db) => db.destroy()));
  expect(service.received).toHaveLength(1);
});

test('a server that is killed after sending, before it notes that, causes one more with the same tag', async () => {
  await addMilk();
  await subscribe();
  await choose();
  await remind();
  const child = spawn(process.execPath, [KILLABLE], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(server.connection),
      PUSH_TEST_SERVICE: service.origin,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  service.respond = async () => {
    service.respond = async () => ({ status: 201 });
    child.kill('SIGKILL');
    return { status: 201 };
  };
  await once(child, 'exit');
  expect(service.received).toHaveLength(1);
  // Another server does not take it while the first might still send it.
  await sendPushes(sending());
  expect(service.received).toHaveLength(1);
  await makeDue();
  await sendPushes(sending());
  await makeDue();
  await sendPushes(sending());
  const tags = service.received.map(({ notice }) => notice.tag);
  expect(tags).toHaveLength(2);
  expect(new Set(tags).size).toBe(1);
});

test('a device belongs to the person who asked last, and to at most ten', async () => {
  const { key } = (await call('GET', '/push/key')).json();
  const device = service.device(key);
  await call('POST', '/push/subscriptions', device);
  email = `other-${people}@example.com`;
  await call('POST', '/push/subscriptions', device);
  await call('POST', '/push/subscriptions', device);
  expect(await devices()).toMatchObject([{ owner_id: (await server.signUp(email)).accountId }]);
  for (let i = 0; i < 11; i++) await subscribe();
  const kept = await devices();
  expect(kept).toHaveLength(10);
  expect(kept.map(({ endpoint }) => endpoint)).not.toContain(device.endpoint);
  const [first] = kept;
  await call('DELETE', '/push/subscriptions', { endpoint: first?.endpoint });
  expect((await call('GET', '/account/reminders')).json().devices).toBe(9);
  expect((await call('GET', '/account/export')).json().devices).toHaveLength(9);
});

test('a device that was signed out shows nothing any more', async () => {
  await subscribe();
  expect((await call('POST', '/auth/logout', {})).statusCode).toBe(200);
  expect(await devices()).toEqual([]);
});

test('after the key was forgotten nothing is sent, and the device subscribes with the new one', async () => {
  await addMilk();
  await subscribe();
  await choose();
  await openPushKeys(server.db, null).rotate({ forgetOthers: true });
  await remind();
  await sendPushes(sending());
  expect([service.received, await devices()]).toEqual([[], []]);
  await subscribe();
  await remind();
  await sendPushes(sending());
  expect(service.received).toHaveLength(1);
});

test.each([
  'http://push.example/one',
  'https://127.0.0.1/one',
  'https://localhost/one',
  'https://[::1]/one',
  'https://[::ffff:127.0.0.1]/one',
  'https://2130706433/one',
  'https://0x7f.1/one',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
  'https://ana:secret@push.example/one',
  'https://push.example:8443/one',
  'file:///etc/passwd',
])('%s is refused as an endpoint', async (endpoint) => {
  const { key } = (await call('GET', '/push/key')).json();
  const answer = await call('POST', '/push/subscriptions', { ...service.device(key), endpoint });
  expect(answer.statusCode).toBe(422);
});

test.each([
  ['a key that is no point on the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ['a key of another server', { serverKey: 'A'.repeat(87) }],
])('%s is refused', async (_, wrong) => {
  const { key } = (await call('GET', '/push/key')).json();
  expect((await call('POST', '/push/subscriptions', { ...service.device(key), ...wrong })).statusCode).toBe(
    422,
  );
});
