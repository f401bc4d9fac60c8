import { randomUUID } from 'node:crypto';
import { addDays, dateAt, hourAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Notification } from '@crisper/domain/notifications/notification.ts';
import { A_WEEK, readIn, saidOn, WEEK_DAYS } from '@crisper/domain/testing/a-week.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sendReminders } from '#reminders/send-reminders.commands.ts';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type TestPushService, testPushService } from '#testing/test-push-service.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';

const ANA = 'ana@example.com';
const FIRST = dateAt(new Date(), UTC);

let smtp: TestSmtp;
let service: TestPushService;
let server: TestServer;
let calendar: string;

beforeAll(async () => {
  smtp = await testSmtp();
  service = await testPushService();
  server = await testServer({ SMTP_URL: smtp.url, PUSH_TEST_SERVICE: service.origin });
  await server.proveEmail(ANA);
  const ana = await server.as(ANA);
  const act = actsIn(await startKitchen(server, ANA), ana);
  await act(
    ...A_WEEK.map(({ title, dates }) => ({
      kind: 'addItem',
      item: { id: randomUUID(), title, ...dates(FIRST) },
    })),
  );
  const { key } = (await ana.get('/push/key')).json();
  await ana.send('POST', '/push/subscriptions', service.device(key));
  await ana.send('PUT', '/account/reminders', { mode: 'daily', hour: 0, alsoMail: true });
  calendar = (await ana.send('POST', '/account/calendar')).json().url;
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server.close();
  await smtp.close();
  await service.close();
});

/** Everything that goes out on that day, by the titles of the foods: from the bell, the mail and the notice. */
async function toldAt(now: Date) {
  const day = dateAt(now, UTC);
  smtp.received = [];
  await server.db.deleteFrom('pushes').execute();
  await server.db.updateTable('reminders').set({ next_at: now }).execute();
  await sendReminders({ db: server.db, address: 'https://crisper.example', log: server.app.log }, now);
  const [push] = await server.db.selectFrom('pushes').selectAll().execute();
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  const mail = String(smtp.mailsTo(ANA)[0]?.text);
  vi.useFakeTimers({ toFake: ['Date'], now: hourAt(day, 9, UTC) });
  const bell: Notification[] = (await (await server.as(ANA)).get(`/notifications/${ANA}`)).json();
  vi.useRealTimers();
  return {
    bell: new Map(bell.map(({ title, message }) => [title, message])),
    mail: new Map([...mail.matchAll(/^- (.+) \((.+)\)/gm)].map(([, title, text]) => [title, text])),
    notice: String(push?.notice.body),
  };
}

test.each(Array.from({ length: WEEK_DAYS }, (_, day) => day))(
  'on day %i of a week, bell, mail and notice say the same about each food',
  async (day) => {
    const { bell, mail, notice } = await toldAt(new Date(Date.now() + day * DAY_MS));
    for (const food of A_WEEK) {
      const { title, last } = food;
      expect([bell.has(title), mail.has(title)], title).toEqual([last !== null, last !== null]);
      if (last === null) {
        expect(notice).not.toContain(title);
        continue;
      }
      const said = saidOn(food, day);
      expect(readIn(bell.get(title) ?? ''), title).toEqual(said);
      expect(readIn(mail.get(title) ?? ''), title).toEqual(said);
      const inNotice = new RegExp(`${title} \\((.+?)\\)`).exec(notice)?.[1];
      if (inNotice) expect(readIn(inNotice), title).toEqual(said);
    }
  },
);

test('the calendar says which days nobody said, and after which food must not be eaten', async () => {
  const feed = (await server.app.inject({ url: new URL(calendar).pathname })).body;
  const events = feed.split('BEGIN:VEVENT').slice(1);
  for (const { title, last, isAbout, after } of A_WEEK) {
    const event = events.find((text) => text.includes(`: ${title}`)) ?? '';
    expect(event !== '', title).toBe(last !== null);
    if (last === null) continue;
    expect(event).toContain(`DTSTART;VALUE=DATE:${addDays(FIRST, last).replaceAll('-', '')}`);
    expect([/About/.test(event), /Do not eat/.test(event)], title).toEqual([isAbout, after === 'do not eat']);
  }
});
