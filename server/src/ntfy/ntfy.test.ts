import { addDays } from '@crisper/domain/calendar-date.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendReminders, tellOtherwise } from '#reminders/send-reminders.commands.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestReceiver, testReceiver } from '#testing/test-receiver.ts';
import { type TestServer, testServer, today } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { sendNotices } from './send-notices.commands.ts';

const HERE = 'https://crisper.example';

let smtp: TestSmtp;
let server: TestServer;
let email: string;
let people = 0;
let receiver: TestReceiver;

beforeAll(async () => {
  receiver = await testReceiver();
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, WEBHOOK_HOSTS: receiver.host });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
  await receiver.close();
});
beforeEach(async () => {
  for (const table of ['reminders', 'ntfy_topics'] as const) await server.db.deleteFrom(table).execute();
  receiver.received = [];
  smtp.received = [];
  answer(200);
  email = `person-${++people}@example.com`;
  await server.proveEmail(email);
});

const call = async (method: string, path: string, body?: unknown) =>
  (await server.as(email)).send(method, path, body);
const answer = (status: number) => {
  receiver.answer = (_request, response) => response.writeHead(status).end('a secret of the home network');
};
const messages = () => receiver.received.map(({ path, body }) => ({ path, ...JSON.parse(body) }));
const topic = () => `${receiver.url}/flat-7Kq2`;
const choose = async () => {
  expect((await call('PUT', '/account/reminders/ntfy', { url: topic() })).statusCode).toBe(200);
  // Reminders at midnight are due all day.
  await call('PUT', '/account/reminders', { mode: 'due', hour: 0 });
};

/** What the servers do each minute. */
async function minute(): Promise<void> {
  await server.db
    .updateTable('reminders')
    .set({ next_at: new Date(0) })
    .where('mode', '<>', 'off')
    .execute();
  await sendReminders({ db: server.db, address: HERE, log: server.app.log }, new Date());
  await sendNotices({
    db: server.db,
    hosts: [receiver.host],
    log: server.app.log,
    onLost: tellOtherwise('ntfy'),
  });
}
const topicSeen = async () => (await call('GET', '/account/reminders')).json().topic;
const mails = async () => {
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  return smtp.mailsTo(email).length;
};

test('the reminder of the day goes to the topic, once, and no mail', async () => {
  const kitchenId = await startKitchen(server, email);
  const item = { id: crypto.randomUUID(), title: 'Crème fraîche', expiryDate: today };
  await call('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'addItem', item }],
  });
  await choose();
  await minute();
  await minute();
  expect(messages()).toEqual([
    {
      path: '/',
      topic: 'flat-7Kq2',
      title: 'Eat first: “Crème fraîche”',
      message: expect.stringContaining('last day'),
      click: `${HERE}/kitchens/${kitchenId}/items/${item.id}`,
    },
  ]);
  expect(await topicSeen()).toEqual({ url: topic(), state: 'reached' });
  expect(await mails()).toBe(0);
});

test('minced meat past its use-by date is named as what not to eat', async () => {
  const kitchenId = await startKitchen(server, email);
  const item = { id: crypto.randomUUID(), title: 'Minced beef', expiryDate: today, dateKind: 'use-by' };
  await call('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'addItem', item }],
  });
  await sql`update items set expiry_date = ${addDays(today, -1)} where id = ${item.id}`.execute(server.db);
  await choose();
  await call('PUT', '/account/reminders', { mode: 'daily', hour: 0 });
  await minute();
  expect(messages().map(({ title }) => title)).toEqual(['Do not eat: “Minced beef”']);
});

test('what the topic refuses goes by mail, and tomorrow it is tried again', async () => {
  await server.addItem(email, { expiryDate: today });
  await choose();
  answer(403);
  await minute();
  expect(await topicSeen()).toEqual({ url: topic(), state: 'failed' });
  await minute();
  expect(await mails()).toBe(1);
  expect(receiver.received).toHaveLength(1);
});

test('a server that is busy is asked again later, and nothing is lost meanwhile', async () => {
  await server.addItem(email, { expiryDate: today });
  await choose();
  answer(503);
  await minute();
  await minute();
  expect(receiver.received).toHaveLength(1);
  answer(200);
  await server.db
    .updateTable('ntfy_notices')
    .set({ due_at: new Date(0) })
    .execute();
  await minute();
  expect(receiver.received).toHaveLength(2);
  expect(await topicSeen()).toMatchObject({ state: 'reached' });
  expect(await mails()).toBe(0);
});

test('a server that is busy and asks to come back at once is still left alone for a while', async () => {
  await server.addItem(email, { expiryDate: today });
  await choose();
  receiver.answer = (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end();
  await minute();
  const [notice] = await server.db.selectFrom('ntfy_notices').select('due_at').execute();
  expect(notice?.due_at.getTime()).toBeGreaterThan(Date.now() + 50_000);
});

test('"Try it" tells the status of the response and nothing else of it', async () => {
  await call('PUT', '/account/reminders/ntfy', { url: topic() });
  const tried = async () => (await call('POST', '/account/reminders/ntfy/try')).json();
  expect(await tried()).toEqual({ outcome: 'taken', status: 200 });
  expect(messages()[0]).toMatchObject({ topic: 'flat-7Kq2', title: 'Crisper' });
  answer(307);
  expect(await tried()).toEqual({ outcome: 'refused', status: 307 });
  await call('PUT', '/account/reminders/ntfy', { url: null });
  expect((await call('POST', '/account/reminders/ntfy/try')).statusCode).toBe(404);
});

test('nobody tries for ever', async () => {
  await call('PUT', '/account/reminders/ntfy', { url: topic() });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await call('POST', '/account/reminders/ntfy/try')).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test.each<[string, 'receiver_not_allowed' | 'receiver_invalid' | 'ntfy_topic_invalid']>([
  ['http://127.0.0.1:1/flat', 'receiver_not_allowed'],
  ['https://127.0.0.1/flat', 'receiver_not_allowed'],
  ['https://169.254.169.254/latest', 'receiver_not_allowed'],
  ['https://10.0.0.1/flat', 'receiver_not_allowed'],
  ['http://ntfy.sh/flat', 'receiver_not_allowed'],
  ['https://ana:secret@ntfy.sh/flat', 'receiver_invalid'],
  ['ftp://ntfy.sh/flat', 'receiver_invalid'],
  ['https://ntfy.sh/', 'ntfy_topic_invalid'],
  ['https://ntfy.sh/a/b', 'ntfy_topic_invalid'],
  ['https://ntfy.sh/flat?auth=x', 'ntfy_topic_invalid'],
  [`https://ntfy.sh/${'x'.repeat(600)}`, 'receiver_invalid'],
])('%s is no topic: %s', async (url, code) => {
  const refused = await call('PUT', '/account/reminders/ntfy', { url });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ url: problemText({ code }) });
});

test('the topic ends with the account, and is in its export', async () => {
  await choose();
  expect((await call('GET', '/account/export')).json().reminders.topic.url).toBe(topic());
  await call('DELETE', '/account', {});
  expect(await server.db.selectFrom('ntfy_topics').selectAll().execute()).toEqual([]);
});
