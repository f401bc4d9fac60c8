import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  dateAt,
  startOfDay,
  timeAt,
} from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';
import type { Notification } from '@crisper/domain/notifications/notification.ts';
import { HOURS, ZONES_AROUND } from '@crisper/domain/testing/dates.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sendReminders } from '#reminders/send-reminders.commands.ts';
import { letIn } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

/** The last of a month, so that a wrong day is a wrong month as well. Ahead, so that no mail is due for PostgreSQL. */
const DAY = calendarDate('2031-08-31');
const READERS = ['Pacific/Honolulu', 'Europe/Berlin', 'Pacific/Kiritimati'] as TimeZone[];

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

function setClock(day: CalendarDate, hour: number, zone: TimeZone): Date {
  const now = new Date(startOfDay(day, zone).getTime() + hour * HOUR_MS);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  return now;
}

/** Two people who live in the zone, and the kitchen that the first of them starts, as a program would: without a zone. */
async function liveIn(timeZone: TimeZone) {
  people++;
  const [ana, ben] = [`ana-${people}@example.com`, `ben-${people}@example.com`];
  const anaId = (await server.signUp(ana)).accountId;
  for (const [email, displayName] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const)
    await (await server.as(email)).send('PATCH', '/account', { displayName, timeZone });
  const started = await (await server.as(ana)).send('POST', '/kitchens', { name: 'Flat' });
  const kitchenId: KitchenId = started.json().kitchenId;
  await letIn(server, kitchenId, ana, { email: ben, role: 'member' });
  const act = async (email: string, kind: string, rest: object) => {
    const intents = [{ id: randomUUIDv7(), kind, ...rest }];
    // Whoever acts may be anywhere.
    const headers = { 'time-zone': READERS[people % READERS.length] ?? timeZone };
    const answer = await (await server.as(email)).send(
      'POST',
      `/kitchens/${kitchenId}/intents`,
      { intents },
      headers,
    );
    expect(answer.json().results, answer.body).toMatchObject([{ outcome: 'done' }]);
  };
  return { ana, anaId, ben, kitchenId, act };
}

async function reminderOf(email: string, now: Date): Promise<string> {
  await server.proveEmail(email);
  const person = await server.as(email);
  await person.send('PUT', '/account/reminders', { mode: 'daily', hour: 0 });
  await server.db.deleteFrom('reminders_made').execute();
  await server.db.deleteFrom('mails').execute();
  await server.db.updateTable('reminders').set({ next_at: now }).execute();
  await sendReminders({ db: server.db, address: 'https://crisper.example', log: server.app.log }, now);
  const mails = await server.db.selectFrom('mails').select('message').execute();
  await server.db.deleteFrom('reminders').execute();
  return mails.find(({ message }) => message.to === email)?.message.text ?? '';
}

const table = ZONES_AROUND.flatMap((zone) => HOURS.map((hour) => [zone, hour] as const));

test.each(table)(
  'in a kitchen in %s, %s hours into a day, it is that day for every reader',
  async (zone, hour) => {
    const now = setClock(DAY, hour, zone);
    const { ana, anaId, ben, kitchenId, act } = await liveIn(zone);
    const put = async (title: string, expiryDate: CalendarDate | null, belongsTo: string | null = null) => {
      const id = randomUUIDv7();
      await act(ana, 'addItem', { item: { id, title, expiryDate, belongsTo } });
      return id;
    };
    await put('Milk', DAY);
    await put('Bread', addDays(DAY, 1));
    const yoghurt = await put('Yoghurt', null, anaId);
    await act(ben, 'finishItem', { itemId: yoghurt, outcome: 'wasted' });

    for (const reader of READERS) {
      await (await server.as(ana)).send('PATCH', '/account', { displayName: 'Ana', timeZone: reader });
      const client = await server.as(ana);
      const read = async (path: string) => (await client.get(path, { 'time-zone': reader })).json();
      const told: Notification[] = await read(`/notifications/${ana}`);
      expect(told.map(({ title, daysLeft, message }) => [title, daysLeft, message])).toEqual([
        ['Milk', 0, 'Today is the last day. Eat this first.'],
        ['Bread', 1, 'The last day is tomorrow.'],
        ['Yoghurt', 0, 'Ben threw away your Yoghurt in Flat today.'],
      ]);
      const history = await read(`/kitchens/${kitchenId}/items/${yoghurt}/events`);
      expect(history.map(({ on }: { on: string }) => on)).toEqual([DAY, DAY]);
      expect(await read('/kitchens')).toMatchObject([{ timeZone: zone, due: 1 }]);
      expect(await read(`/kitchens/${kitchenId}/items/upcoming`)).toMatchObject([
        { date: DAY, count: 1 },
        { count: 1 },
        ...Array(12).fill({ count: 0 }),
      ]);
      expect(await read('/activities')).toMatchObject(Array(3).fill({ date: DAY, time: timeAt(now, zone) }));
      const [bought] = await read(`/kitchens/${kitchenId}/shopping/bought`);
      expect(bought).toMatchObject({ title: 'Yoghurt', days: [DAY], wentOn: DAY });
      const waste = await read(`/kitchens/${kitchenId}/waste?from=2031-01-01&to=2031-12-31`);
      expect(waste.months).toMatchObject([{ month: firstOfMonth(DAY), outcome: 'wasted' }]);
      const mail = await reminderOf(ana, now);
      expect(mail).toContain('- Milk (today is the last day)');
      expect(mail).toContain('- Bread (tomorrow)');
    }

    const later = setClock(addDays(DAY, 1), 0.5, zone);
    for (const reader of READERS) {
      const client = await server.as(ana);
      const told = (await client.get(`/notifications/${ana}`, { 'time-zone': reader })).json();
      expect(told.map(({ title, daysLeft }: Notification) => [title, daysLeft])).toEqual([
        ['Milk', -1],
        ['Bread', 0],
        ['Yoghurt', -1],
      ]);
      expect(await reminderOf(ana, later)).toContain('- Milk (expired yesterday: look, smell, taste)');
    }
  },
);

test.each(table)(
  'in the public fridge it is the reader’s day, whatever it is in %s %s hours into a day',
  async (zone, hour) => {
    const now = setClock(DAY, hour, zone);
    const { ana } = await liveIn(zone);
    const client = await server.as(ana);
    const headers = { 'time-zone': zone };
    const added = await client.send('POST', '/items', newItem({ title: 'Milk', expiryDate: DAY }), headers);
    expect(added.statusCode, added.body).toBe(201);
    const there: Record<string, number> = {};
    const here: Record<string, number> = {};
    for (const reader of ZONES_AROUND) {
      const told = (await client.get(`/notifications/${ana}`, { 'time-zone': reader })).json();
      there[reader] = told[0]?.daysLeft;
      here[reader] = (Date.parse(DAY) - Date.parse(dateAt(now, reader))) / (24 * HOUR_MS);
      const [activity] = (await client.get('/activities', { 'time-zone': reader })).json();
      expect(activity).toMatchObject({ date: dateAt(now, reader), time: timeAt(now, reader) });
    }
    expect(there).toEqual(here);
  },
);

test.each(ZONES_AROUND)('a kitchen that is started from %s is there', async (zone) => {
  const person = await server.as(`at-home-${people++}@example.com`);
  await person.send('PATCH', '/account', { displayName: 'Ana', timeZone: zone });
  const zoneOf = async (headers?: Record<string, string>) => {
    const { kitchenId } = (await person.send('POST', '/kitchens', { name: 'Flat' }, headers)).json();
    return (await person.get(`/kitchens/${kitchenId}`)).json().timeZone;
  };
  expect(await zoneOf()).toBe(zone);
  expect(await zoneOf({ 'time-zone': 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});
