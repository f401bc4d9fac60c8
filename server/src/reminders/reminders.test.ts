import { randomUUID } from 'node:crypto';
import { addDays, calendarDate, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { sendReminders } from './send-reminders.commands.ts';

const HERE = 'https://crisper.example';
const BERLIN = 'Europe/Berlin' as TimeZone;
const DAY = calendarDate('2031-05-14');

let smtp: TestSmtp;
let server: TestServer;
let people = 0;
let email: string;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('reminders').execute();
  smtp.received = [];
  email = `person-${++people}@example.com`;
  await (await server.as(email)).send('PATCH', '/account', { displayName: 'Ana', timeZone: BERLIN });
  await server.proveEmail(email);
});

const choose = async (mode: string, hour: number) =>
  (await server.as(email)).send('PUT', '/account/reminders', { mode, hour });
const sweep = (now: Date) => sendReminders({ db: server.db, address: HERE, log: server.app.log }, now);
/** Makes reminders due from this time on, so that the tests decide the time. */
const dueFrom = (now: Date) =>
  server.db.updateTable('reminders').set({ next_at: now }).where('mode', '<>', 'off').execute();
const at = (hour: number, day = DAY) => hourAt(day, hour, BERLIN);
const add = (title: string, days: number) => server.addItem(email, { title, expiryDate: addDays(DAY, days) });

async function mails(): Promise<string[]> {
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  return smtp.mailsTo(email).map(({ subject }) => String(subject));
}

test('one mail with all there is to tell, whose links open the items', async () => {
  const milk = await add('Milk', 0);
  await add('Ham', 4);
  await add('Rice', 60);
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(8));
  expect(await mails()).toEqual(['Eat first: “Milk” and 1 more']);
  const [mail] = smtp.mailsTo(email);
  const links = [...String(mail?.text).matchAll(new RegExp(`${HERE}(/items/\\S+)`, 'g'))].map(
    ([, path]) => path,
  );
  expect(links).toHaveLength(2);
  expect(links[0]).toBe(`/items/${milk._id}`);
  for (const link of links) expect((await server.app.inject({ url: `/api${link}` })).statusCode).toBe(200);
  expect(mail?.text).toContain('- Milk (today is the last day)');
  expect(mail?.html).toContain(`href="${HERE}/items/${milk._id}"`);
  expect(mail?.text).toContain('every day');
});

test('food of a kitchen has its link as well, which opens its page there', async () => {
  const kitchenId = await startKitchen(server, email);
  const person = await server.as(email);
  const item = { id: randomUUID(), title: 'Mince', expiryDate: DAY };
  await person.send('POST', `/kitchens/${kitchenId}/intents`, {
    intents: [{ id: randomUUID(), kind: 'addItem', item }],
  });
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(8));
  expect(await mails()).toEqual(['Eat first: “Mince”']);
  const path = `/kitchens/${kitchenId}/items/${item.id}`;
  const [mail] = smtp.mailsTo(email);
  expect(mail?.text).toContain(`${HERE}${path}`);
  expect(mail?.html).toContain(`href="${HERE}${path}"`);
  expect((await person.send('GET', path)).statusCode).toBe(200);
});

test('one click in the mail program stops them, without logging in; looking at the link does not', async () => {
  const mode = async () => (await (await server.as(email)).get('/account/reminders')).json().mode;
  await add('Milk', 0);
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(8));
  await mails();
  const [mail] = smtp.mailsTo(email);
  const address = mail?.header('list-unsubscribe')?.slice(1, -1) ?? '';
  expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = address.replace(HERE, '');
  const page = url.replace('/api/reminders/stop/', '/reminders/stop#token=');
  expect(mail?.text).toContain(`${HERE}${page}`);
  expect((await server.app.inject({ url })).headers.location).toBe(page);
  expect(await mode()).toBe('daily');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const;
  for (let i = 0; i < 2; i++) expect((await server.app.inject(posted)).json()).toEqual({ success: true });
  expect(await mode()).toBe('off');
});

test('one a day, however many servers look and however often', async () => {
  await add('Milk', 0);
  await choose('daily', 8);
  await dueFrom(at(8));
  await Promise.all([1, 2, 3, 4].map(() => sweep(at(8))));
  await sweep(at(9));
  // Turned on again, at another hour of the same day.
  await choose('daily', 20);
  await dueFrom(at(20));
  await sweep(at(20));
  expect(await mails()).toHaveLength(1);
  await dueFrom(at(20, addDays(DAY, 1)));
  await sweep(at(20, addDays(DAY, 1)));
  expect(await mails()).toHaveLength(2);
});

test.each([
  ['clocks go forward', '2031-03-30'],
  ['clocks go back', '2031-10-26'],
])('one a day when %s, too', async (_, day) => {
  const changes = calendarDate(day);
  await choose('daily', 2);
  await server.addItem(email, { title: 'Milk', expiryDate: addDays(changes, 3) });
  await dueFrom(at(2, addDays(changes, -1)));
  const from = at(0, addDays(changes, -1)).getTime();
  const to = at(0, addDays(changes, 2)).getTime();
  for (let now = from; now < to; now += 15 * 60_000) await sweep(new Date(now));
  expect(await mails()).toHaveLength(3);
  const days = await server.db
    .selectFrom('reminders_made')
    .innerJoin('accounts', 'accounts.id', 'owner_id')
    .select('day')
    .where('email', '=', email)
    .orderBy('day')
    .execute();
  expect(days.map((row) => row.day)).toEqual([-1, 0, 1].map((distance) => addDays(changes, distance)));
});

test.each([
  ['daily', []],
  ['daily', [30]],
  ['due', [1]],
  ['off', [0]],
])('%s with food for %o more days mails nothing', async (mode, days) => {
  for (const distance of days) await add('Milk', distance);
  await choose(mode, 8);
  await dueFrom(at(8));
  await sweep(at(8));
  expect(await mails()).toEqual([]);
});

test('who wants mails only when something is due gets one on that day, with the rest', async () => {
  await add('Ham', 3);
  await add('Milk', 1);
  await choose('due', 8);
  for (const distance of [0, 1, 2]) {
    await dueFrom(at(8, addDays(DAY, distance)));
    await sweep(at(8, addDays(DAY, distance)));
  }
  expect(await mails()).toEqual(['Eat first: “Milk” and 1 more']);
});

test('the words fit one thing and many, and what expired comes after what is to be eaten', async () => {
  for (const [title, days] of [
    ['Avocados', -2],
    ['Soup', -1],
    ['Eggs', 3],
    ['Ham', 1],
  ] as const) {
    const { _id } = await add(title, 0);
    await sql`update items set expiry_date = ${addDays(DAY, days)} where id = ${_id}`.execute(server.db);
  }
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(8));
  await mails();
  const [mail] = smtp.mailsTo(email);
  expect([...String(mail?.text).matchAll(/^- (.*)$/gm)].map(([, line]) => line)).toEqual([
    'Ham (tomorrow)',
    'Eggs (in 3 days)',
    'Soup (expired yesterday)',
    'Avocados (expired 2 days ago)',
  ]);
});

test('food that is over is not called food to eat', async () => {
  const soup = await add('Soup', 0);
  await sql`update items set expiry_date = ${addDays(DAY, -2)} where id = ${soup._id}`.execute(server.db);
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(8));
  expect(await mails()).toEqual(['Expired: “Soup”']);
});

test('what no server was there to write is made up for the same day, but not in the night after', async () => {
  await add('Milk', 3);
  await choose('daily', 8);
  await dueFrom(at(8));
  await sweep(at(3, addDays(DAY, 1)));
  expect(await mails()).toEqual([]);
  await sweep(at(11, addDays(DAY, 1)));
  expect(await mails()).toHaveLength(1);
});

test('the hour is kept, and moves along to another time zone', async () => {
  const person = await server.as(email);
  const rest = {
    ...{ alsoMail: false, tellsTaken: true, againOn: null },
    ...{ emailProof: 'proven', isChosen: true, devices: 0, topic: null },
  };
  expect((await person.get('/account/reminders')).json()).toEqual({
    ...{ mode: 'off', hour: 8, ...rest },
    isChosen: false,
  });
  expect((await choose('due', 6)).json()).toEqual({ mode: 'due', hour: 6, ...rest });
  await person.send('PUT', '/account/reminders', { mode: 'due', hour: 6, alsoMail: true, tellsTaken: false });
  // What is left out stays as it is.
  expect((await choose('due', 6)).json()).toEqual({
    ...{ mode: 'due', hour: 6, ...rest },
    ...{ alsoMail: true, tellsTaken: false },
  });
  const next = async () =>
    (await server.db.selectFrom('reminders').select('next_at').executeTakeFirst())?.next_at;
  const auckland = 'Pacific/Auckland' as TimeZone;
  await person.send('PATCH', '/account', { displayName: 'Ana', timeZone: auckland });
  const moved = (await next()) ?? new Date(0);
  expect(moved).toEqual(hourAt(dateAt(moved, auckland), 6, auckland));
  expect(moved.getTime()).toBeGreaterThan(Date.now());
  await choose('off', 6);
  expect(await next()).toBeNull();
});

test.each([
  { mode: 'daily', hour: 24 },
  { mode: 'daily', hour: 7.5 },
  { mode: 'hourly', hour: 8 },
])('%o is refused', async ({ mode, hour }) => {
  expect((await choose(mode, hour)).statusCode).toBe(422);
});

test('without a mail there is no mark, and without a mark no mail', async () => {
  await add('Milk', 0);
  await choose('daily', 8);
  await dueFrom(at(8));
  await sql`alter table mails add constraint none check (false) not valid`.execute(server.db);
  await sweep(at(8));
  expect(
    await server.db.selectFrom('reminders_made').selectAll().where('day', '=', DAY).execute(),
  ).not.toContainEqual(expect.objectContaining({ owner_id: (await server.signUp(email)).accountId }));
  await sql`alter table mails drop constraint none`.execute(server.db);
  await sweep(at(8));
  expect(await mails()).toHaveLength(1);
});

test('people are reminded from the moment their email address is proven, until they choose otherwise', async () => {
  const settings = async () => (await (await server.as(email)).get('/account/reminders')).json();
  const unproven = `unproven-${people}@example.com`;
  await server.signUp(unproven);
  await sweep(new Date());
  expect(await settings()).toMatchObject({ mode: 'due', hour: 17, isChosen: false });
  await server.addItem(email, { title: 'Milk', expiryDate: dateAt(new Date(), BERLIN) });
  const now = new Date();
  await server.db.updateTable('reminders').set({ hour: 0, next_at: now }).execute();
  await sweep(now);
  expect(await mails()).toEqual(['Eat first: “Milk”']);
  expect(smtp.mailsTo(email)[0]?.text).toContain('because your email address is confirmed');
  expect(smtp.mailsTo(email)[0]?.text).not.toContain('You asked');
  await choose('off', 8);
  await sweep(new Date());
  expect(await settings()).toMatchObject({ mode: 'off', isChosen: true });
  expect((await (await server.as(unproven)).get('/account/reminders')).json()).toMatchObject({
    mode: 'off',
    isChosen: false,
  });
});

test('people who proved their email address long ago are not reminded unasked', async () => {
  await server.db
    .updateTable('accounts')
    .set({ email_verified_at: new Date(Date.now() - 3 * DAY_MS) })
    .where('email', '=', email)
    .execute();
  await sweep(new Date());
  expect((await (await server.as(email)).get('/account/reminders')).json().mode).toBe('off');
});
