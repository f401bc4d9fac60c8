import { addDays, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushKeys } from '#push/push-keys.ts';
import { sendPushes } from '#push/send-pushes.commands.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestPushService, testPushService } from '#testing/test-push-service.ts';
import { type TestServer, testServer, today } from '#testing/test-server.ts';
import { sendReminders, tellOtherwise } from './send-reminders.commands.ts';

let service: TestPushService;
let server: TestServer;
let people = 0;
let email: string;
let kitchenId: string;

beforeAll(async () => {
  service = await testPushService();
  server = await testServer({ PUSH_TEST_SERVICE: service.origin });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['reminders', 'push_subscriptions'] as const)
    await server.db.deleteFrom(table).execute();
  email = `person-${++people}@example.com`;
  kitchenId = await startKitchen(server, email);
  const { key } = (await call('GET', '/push/key')).json();
  await call('POST', '/push/subscriptions', service.device(key));
  await call('PUT', '/account/reminders', { mode: 'due', hour: 0 });
});

const call = async (method: string, path: string, body?: unknown) =>
  (await server.as(email)).send(method, path, body);
const act = async (token: string | undefined, which: string) =>
  (await server.as(null)).send('POST', '/push/act', { token, act: which });

async function add(title: string): Promise<string> {
  const item = { id: crypto.randomUUID(), title, expiryDate: today };
  const intent = { id: crypto.randomUUID(), kind: 'addItem', item };
  await call('POST', `/kitchens/${kitchenId}/intents`, { intents: [intent] });
  return item.id;
}

const itemStatus = async (id: string) => (await call('GET', `/kitchens/${kitchenId}/items/${id}`)).statusCode;

/** The notices that come on that day. */
async function noticesAt(now = new Date()) {
  service.received = [];
  await server.db.updateTable('reminders').set({ next_at: now }).where('mode', '<>', 'off').execute();
  await sendReminders({ db: server.db, address: 'https://crisper.example', log: server.app.log }, now);
  await sendPushes({
    ...{ db: server.db, keys: openPushKeys(server.db, null), contact: 'mailto:us@crisper.example' },
    ...{ testService: service.origin, log: server.app.log, onLost: tellOtherwise('push') },
  });
  return service.received.map(({ notice }) => notice);
}

const tomorrow = (days = 1) => hourAt(addDays(dateAt(new Date(), UTC), days), 12, UTC);

test('the one food that is due is eaten from the notice, once, and without a session', async () => {
  const mince = await add('Mince');
  const [notice] = await noticesAt();
  expect(notice?.buttons.map(({ label }) => label)).toEqual(['Eaten', 'Tomorrow']);
  expect((await act(notice?.token, 'eaten')).json()).toEqual({ success: true });
  expect(await itemStatus(mince)).toBe(404);
  const events = (await call('GET', `/kitchens/${kitchenId}/items/${mince}/events`)).json();
  expect(JSON.stringify(events)).toContain('item-eaten');
  expect((await act(notice?.token, 'eaten')).statusCode).toBe(401);
});

test('pressed twice at the same moment it is eaten once', async () => {
  await add('Mince');
  const [notice] = await noticesAt();
  await Promise.all([1, 2, 3].map(() => act(notice?.token, 'eaten')));
  const eaten = await server.db
    .selectFrom('item_events')
    .select('id')
    .where('kitchen_id', '=', kitchenId)
    .where('kind', '=', 'item-eaten')
    .execute();
  expect(eaten).toHaveLength(1);
});

test('of several foods the notice does not say which was eaten, so it leads to the list', async () => {
  await add('Mince');
  await add('Leek');
  const [notice] = await noticesAt();
  expect(notice?.buttons.map(({ act }) => act)).toEqual(['open', 'tomorrow']);
  expect((await act(notice?.token, 'eaten')).statusCode).toBe(404);
});

test('what was put off is told again the next day, and not the day after', async () => {
  await add('Mince');
  const [notice] = await noticesAt();
  expect(await noticesAt()).toEqual([]);
  expect((await act(notice?.token, 'tomorrow')).statusCode).toBe(200);
  expect(await noticesAt()).toEqual([]);
  expect(await noticesAt(tomorrow())).toMatchObject([{ title: 'Expired: “Mince”' }]);
  expect(await noticesAt(tomorrow(2))).toEqual([]);
});

const putOff = async (day: string | null) =>
  (await call('PUT', '/account/reminders/again-on', { day })).statusCode;

test('what is put off under the bell is not told today, but the next day; taken back, it is', async () => {
  await add('Mince');
  expect(await putOff(addDays(today, 1))).toBe(200);
  expect((await call('GET', '/account/reminders')).json().againOn).toBe(addDays(today, 1));
  expect(await noticesAt()).toEqual([]);
  expect(await putOff(null)).toBe(200);
  expect(await noticesAt()).toMatchObject([{ title: 'Eat first: “Mince”' }]);
  expect(await putOff(addDays(today, 1))).toBe(200);
  expect(await noticesAt(tomorrow())).toMatchObject([{ title: 'Expired: “Mince”' }]);
});

test('it can be put off by a day only', async () => {
  for (const days of [-1, 2]) expect(await putOff(addDays(today, days))).toBe(422);
  expect(await putOff('2031-02-30')).toBe(422);
  expect(await putOff(today)).toBe(200);
});

test('a token ends with its day, with the device, and with the membership, and does nothing else', async () => {
  const mince = await add('Mince');
  const [notice] = await noticesAt();
  const secret = notice?.token?.split('.')[1];
  expect(await server.db.selectFrom('push_acts').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ token_hash: secret }),
  );
  for (const wrong of ['', 'rubbish', `${crypto.randomUUID()}.${secret}`])
    expect((await act(wrong, 'eaten')).statusCode).toBe(401);
  await server.db.updateTable('push_acts').set({ ends_at: new Date() }).execute();
  expect((await act(notice?.token, 'eaten')).statusCode).toBe(401);
  await server.db.updateTable('push_acts').set({ ends_at: tomorrow() }).execute();
  await server.db.deleteFrom('kitchen_members').where('kitchen_id', '=', kitchenId).execute();
  expect((await act(notice?.token, 'eaten')).statusCode).toBe(404);
  await server.db.deleteFrom('push_subscriptions').execute();
  expect((await act(notice?.token, 'eaten')).statusCode).toBe(401);
  expect(await server.db.selectFrom('items').select('id').where('id', '=', mince).execute()).toHaveLength(1);
});
