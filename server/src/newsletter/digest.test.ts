import { randomUUIDv7 } from 'node:crypto';
import { addDays, calendarDate } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { readArticles } from './articles.ts';
import { sendDigests } from './digest.commands.ts';

const HERE = 'https://crisper.example';
const MONDAY = calendarDate('2026-11-16');
const MORNING = new Date('2026-11-16T07:00:00Z');
const BERLIN = 'Europe/Berlin' as TimeZone;
const UTC = 'UTC' as TimeZone;

let smtp: TestSmtp;
let server: TestServer;
let readers = 0;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, PUBLIC_URL: HERE });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('subscribers').execute();
});

async function newReader({ zone = UTC, confirmedAt = new Date('2026-11-01') as Date | null } = {}) {
  const email = `reader-${++readers}@example.com`;
  await server.db
    .insertInto('subscribers')
    .values({ id: randomUUIDv7(), email, time_zone: zone, asked_at: new Date(), confirmed_at: confirmedAt })
    .execute();
  return email;
}

/** Adds an item to the person's fridge that expired long ago. */
async function addFood(email: string, title: string, expiryDate: string) {
  const { _id } = await server.addItem(email, { title });
  await server.db
    .updateTable('items')
    .set({ expiry_date: calendarDate(expiryDate) })
    .where('id', '=', _id)
    .execute();
  return _id;
}

async function write(now = MORNING) {
  const articles = await readArticles();
  await sendDigests({ db: server.db, articles, address: HERE, log: server.app.log }, now);
}

const allSent = () => expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);

test('a reader with an account is told what expires this week and what was lost last week', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  const milk = await addFood(email, 'Milk', MONDAY);
  await addFood(email, 'Eggs & ham', '2026-11-22');
  await addFood(email, 'Cheese', '2026-11-23');
  await addFood(email, 'Soup', '2026-11-15');
  await addFood(email, 'Salad', '2026-11-08');
  await addFood('somebody-else@example.com', 'Their pie', MONDAY);
  await write();
  await allSent();
  const [mail, ...more] = smtp.mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 things to eat this week');
  expect(mail?.text).toMatch(
    /- Milk \(Monday, November 16: today is the last day\)\n {2}\S+\n- Eggs & ham \(Sunday, November 22: in 6 days\)/,
  );
  expect(mail?.text).toContain(`${HERE}/items/${milk}`);
  expect(mail?.text).toMatch(
    /Lost last week: 1 thing\.\n\n- Soup \(Sunday, November 15: expired yesterday\)/,
  );
  expect(mail?.text).not.toMatch(/Cheese|Salad|pie/);
});

test('a late digest counts from the day it comes', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  await addFood(email, 'Milk', MONDAY);
  await write(new Date('2026-11-17T12:00:00Z'));
  await allSent();
  expect(smtp.mailsTo(email)[0]?.text).toMatch(/- Milk \(Monday, November 16: expired yesterday\)/);
});

test('a reader without one gets the newest articles, and can be gone with one click', async () => {
  const email = await newReader();
  await write();
  await allSent();
  const [mail] = smtp.mailsTo(email);
  const [newest] = (await readArticles()).en;
  expect(mail?.subject).toBe(newest?.heading);
  expect(mail?.text).toContain(`${HERE}/blog?search=${encodeURIComponent(newest?.heading ?? '')}`);
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /^<https:\/\/crisper\.example(\S+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(`${HERE}/newsletter/unsubscribe#token=${url.split('/').at(-1)}`);
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  await write(new Date('2026-11-23T07:00:00Z'));
  await allSent();
  expect(smtp.mailsTo(email)).toHaveLength(1);
});

test('a reader with an account and nothing to eat gets something to read', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  await write();
  await allSent();
  const [mail] = smtp.mailsTo(email);
  expect(mail?.subject).toBe('Nothing of yours expires this week');
  expect(mail?.text).toContain('To read this week');
});

/** Puts food into the kitchen and ends it on that day. */
async function end(email: string, kitchenId: string, ending: Ending) {
  const { outcome, on, title = 'Milk', price } = ending;
  const itemId = randomUUIDv7();
  const intents = [
    { id: randomUUIDv7(), kind: 'addItem', item: { id: itemId, title, price } },
    { id: randomUUIDv7(), kind: 'finishItem', itemId, outcome, on },
  ];
  const answer = await (await server.as(email)).send('POST', `/kitchens/${kitchenId}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
}
interface Ending {
  outcome: 'eaten' | 'wasted';
  on: string;
  title?: string;
  price?: number;
}

test('the last week is told of each kitchen in which something was entered', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  const flat = await startKitchen(server, email, 'Flat 4B');
  const office = await startKitchen(server, email, 'Office');
  await startKitchen(server, email, 'Allotment');
  const theirs = await startKitchen(server, 'host@example.com', 'At the host’s');
  await letIn(server, theirs, 'host@example.com', { email, role: 'guest' });
  for (const on of ['2026-11-09', '2026-11-15']) await end(email, flat, { outcome: 'eaten', on });
  await end(email, flat, { outcome: 'wasted', on: '2026-11-10', price: 320 });
  await end(email, flat, { outcome: 'wasted', on: '2026-11-08', price: 9900 });
  await end(email, flat, { outcome: 'wasted', on: '2026-11-16', price: 9900 });
  for (const on of ['2026-10-28', '2026-11-04', '2026-11-12'])
    await end(email, office, { outcome: 'eaten', on });
  await end('host@example.com', theirs, { outcome: 'wasted', on: '2026-11-12' });
  await write();
  await allSent();
  const [mail] = smtp.mailsTo(email);
  expect(mail?.text).toContain(
    `What became of your food last week:\n\n- Flat 4B (2 eaten, 1 thrown away, $3.20)\n  ${HERE}/kitchens/${flat}/waste`,
  );
  expect(mail?.text).toContain('- Office (1 eaten, nothing thrown away, 3 weeks in a row)');
  expect(mail?.text).not.toMatch(/Allotment|host|To read this week/);
});

test('of a kitchen where it is still Sunday, that day is not lost, and the week before is the last', async () => {
  const email = await newReader();
  const person = await server.as(email);
  await person.send('PATCH', '/account', { displayName: 'Ana', timeZone: 'Pacific/Auckland' });
  await server.proveEmail(email);
  const flat = await startKitchen(server, email, 'Flat 4B');
  await person.send('PATCH', `/kitchens/${flat}`, { timeZone: 'Pacific/Honolulu' });
  const soup = { id: randomUUIDv7(), title: 'Soup', expiryDate: '2026-11-15' };
  const intents = [{ id: randomUUIDv7(), kind: 'addItem', item: soup, on: '2026-11-10' }];
  await person.send('POST', `/kitchens/${flat}/intents`, { intents });
  await end(email, flat, { outcome: 'eaten', on: '2026-11-05' });
  await end(email, flat, { outcome: 'wasted', on: '2026-11-15' });
  await write(new Date('2026-11-15T18:00:00Z'));
  await allSent();
  const [mail] = smtp.mailsTo(email);
  expect(mail?.text).toContain('- Soup (Sunday, November 15: today is the last day)');
  expect(mail?.text).toContain('Nothing was lost last week.');
  expect(mail?.text).toContain('- Flat 4B (1 eaten, nothing thrown away');
});

test('what some of the wasted food cost is told as the least of it', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  const flat = await startKitchen(server, email, 'Flat 4B');
  await end(email, flat, { outcome: 'wasted', on: '2026-11-10', price: 320 });
  await end(email, flat, { outcome: 'wasted', on: '2026-11-11', title: 'Bread' });
  await write();
  await allSent();
  expect(smtp.mailsTo(email)[0]?.text).toContain('- Flat 4B (0 eaten, 2 thrown away, at least $3.20)');
});

test('one digest a week, however many servers write', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => newReader()));
  await Promise.all([write(), write(), write(), write()]);
  await write(new Date(MORNING.getTime() + 60_000));
  await allSent();
  expect(all.map((email) => smtp.mailsTo(email).length)).toEqual(all.map(() => 1));
  await write(new Date('2026-11-23T07:00:00Z'));
  await allSent();
  expect(all.map((email) => smtp.mailsTo(email).length)).toEqual(all.map(() => 2));
});

test('at seven on the reader’s own Monday; an account knows better where they are', async () => {
  const berlin = await newReader({ zone: BERLIN });
  const moved = await newReader({ zone: BERLIN });
  await server.proveEmail(moved);
  await write(new Date('2026-11-16T06:00:00Z'));
  await allSent();
  expect([smtp.mailsTo(berlin).length, smtp.mailsTo(moved).length]).toEqual([1, 0]);
  await write();
  await allSent();
  expect([smtp.mailsTo(berlin).length, smtp.mailsTo(moved).length]).toEqual([1, 1]);
});

test('not to unconfirmed subscribers, nor to those who came after this week’s digest', async () => {
  const silent = await newReader({ confirmedAt: null });
  const late = await newReader({ confirmedAt: new Date('2026-11-16T08:00:00Z') });
  await write(new Date('2026-11-16T09:00:00Z'));
  await write(new Date(`${addDays(MONDAY, 3)}T09:00:00Z`));
  await allSent();
  expect([...smtp.mailsTo(silent), ...smtp.mailsTo(late)]).toEqual([]);
});

test('a long list is cut short, and says so', async () => {
  const email = await newReader();
  await server.proveEmail(email);
  for (let i = 0; i < 22; i++) await addFood(email, `Apple ${i}`, MONDAY);
  await write();
  await allSent();
  const [mail] = smtp.mailsTo(email);
  expect(mail?.subject).toBe('22 things to eat this week');
  expect(mail?.text?.match(/- Apple/g)).toHaveLength(20);
  expect(mail?.text).toContain('And 2 more.');
});

test('a subscriber is told nothing of an account that another person opened with their email address', async () => {
  const email = await newReader();
  await addFood(email, 'Buy at evil.com', MONDAY);
  await write();
  await allSent();
  const [mail] = smtp.mailsTo(email);
  expect(mail?.text).toContain('To read this week');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|to eat this week/);
  await server.proveEmail(email);
  await write(new Date('2026-11-23T07:00:00Z'));
  await allSent();
  const [, proven] = smtp.mailsTo(email);
  expect(proven?.text).toContain('- Buy at evil. com');
  expect(`${proven?.text} ${proven?.html}`).not.toContain('evil.com');
});
