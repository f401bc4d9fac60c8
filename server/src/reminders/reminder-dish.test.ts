import { randomUUID } from 'node:crypto';
import { addDays, hourAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { dishTexts } from '@crisper/texts/cook/dishes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestPushService, testPushService } from '#testing/test-push-service.ts';
import { type TestServer, testServer, today } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { sendReminders } from './send-reminders.commands.ts';

const HERE = 'https://crisper.example';
let smtp: TestSmtp;
let service: TestPushService;
let server: TestServer;
let people = 0;
let email: string;
let kitchenId: KitchenId;

beforeAll(async () => {
  smtp = await testSmtp();
  service = await testPushService();
  server = await testServer({ SMTP_URL: smtp.url, PUSH_TEST_SERVICE: service.origin });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['reminders', 'push_subscriptions', 'pushes'] as const)
    await server.db.deleteFrom(table).execute();
  email = `person-${++people}@example.com`;
  kitchenId = await startKitchen(server, email);
  await server.proveEmail(email);
  const ana = await server.as(email);
  const { key } = (await ana.get('/push/key')).json();
  await ana.send('POST', '/push/subscriptions', service.device(key));
  await ana.send('PUT', '/account/reminders', { mode: 'daily', hour: 0, alsoMail: true });
});

/** Puts food in, with the days until its last one; returns its id. */
async function add(title: string, days: number | null, facts: object = {}): Promise<string> {
  const item = { id: randomUUID(), title, expiryDate: days === null ? null : addDays(today, days), ...facts };
  await actsIn(kitchenId, await server.as(email))({ kind: 'addItem', item });
  return item.id;
}
const grams = (amount: number) => ({ amount, unit: 'g' });
const eggs = (days: number) => add('Eggs', days, { quantity: 10 });

/** What goes out at noon of the day: the notice, and the mail as text. */
async function told(days = 0) {
  const now = hourAt(addDays(today, days), 12, UTC);
  smtp.received = [];
  await server.db.updateTable('reminders').set({ next_at: now }).execute();
  await sendReminders({ db: server.db, address: HERE, log: server.app.log }, now);
  const [push] = await server.db.selectFrom('pushes').selectAll().execute();
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  const [mail] = smtp.mailsTo(email);
  if (!push) throw new Error('no notice was queued');
  return { notice: push.notice, mail: String(mail?.text), html: String(mail?.html) };
}

test('what has its last day is said with one dish, and both lead to it with that food', async () => {
  const spinach = await add('Spinach', 0, grams(300));
  const cream = await add('Cream', 0, { amount: 200, unit: 'ml' });
  await eggs(9);
  await add('Honey', 3);
  const { notice, mail, html } = await told();
  const [line = '', rest] = notice.body.split('\n');
  expect(line).toMatch(
    /^(?:Spinach and Cream|Cream and Spinach) have their last day\. [A-Z][^.]*, \d+ minutes$/,
  );
  expect(rest).toBe('Honey (in 3 days)');
  expect(notice.title).toMatch(/^Eat first: “(?:Spinach|Cream)” and 2 more$/);
  const [path = '', search = ''] = notice.path.split('?');
  expect(path).toMatch(new RegExp(`^/kitchens/${kitchenId}/cook/[a-z-]+$`));
  expect(new URLSearchParams(search).getAll('with').sort()).toEqual([spinach, cream].sort());
  expect(notice.look).toBe(`/kitchens/${kitchenId}`);
  expect(notice.buttons.map(({ act }) => act)).toEqual(['open', 'tomorrow']);
  expect(mail).toContain(`${line}\n\nOpen the dish:\n${HERE}${notice.path}\n`);
  expect(html).toContain(`href="${HERE}${notice.path.replaceAll('&', '&amp;')}"`);
  const titles = Object.values(dishTexts).map(({ title }) => title);
  expect(titles.filter((title) => mail.includes(`. ${title}, `))).toHaveLength(1);
});

test('one food alone is not named twice, and can still be eaten from the notice', async () => {
  const spinach = await add('Spinach', 0, grams(400));
  await eggs(20);
  const { notice, mail } = await told();
  expect(notice.title).toBe('Eat first: “Spinach”');
  expect(notice.body).toMatch(/^Today is the last day\. [A-Z][^.]*, \d+ minutes$/);
  expect(notice.look).toBe(`/kitchens/${kitchenId}/items/${spinach}`);
  expect(notice.buttons.map(({ act }) => act)).toEqual(['eaten', 'tomorrow']);
  expect(mail).toMatch(/^Spinach \(today is the last day\)\. [A-Z][^.]*, \d+ minutes$/m);
});

test('food of a planned meal is named with no other dish', async () => {
  await add('Spinach', 1, grams(150));
  await add('Eggs', 20, { quantity: 4 });
  const slug = /\/cook\/([a-z-]+)/.exec((await told()).notice.path)?.[1] ?? '';
  await server.db.deleteFrom('pushes').execute();
  const dish = { id: `dish:${slug}`, title: dishTexts[slug]?.title ?? '' };
  const meal = { id: randomUUID(), day: addDays(today, 1), dish, portions: 4 };
  await actsIn(kitchenId, await server.as(email))({ kind: 'planMeal', meal });
  expect((await told(1)).notice.path).not.toContain('/cook/');
});

test('a guessed day, or another one, is said for each food', async () => {
  const estimated = { days: 3, source: 'foodkeeper' };
  const day = { expiryDate: undefined, labelDate: today, dateKind: 'estimate', estimated };
  await add('Spinach', 0, { ...grams(300), ...day });
  await add('Feta', 1, grams(200));
  await eggs(20);
  const { notice } = await told();
  expect(notice.body).toMatch(/^Spinach \(about today\), Feta \(tomorrow\)\. [A-Z][^.]*, \d+ minutes$/);
});

const asBefore = async (body: RegExp, days = 0) => {
  const { notice, mail } = await told(days);
  expect(notice.body).toMatch(body);
  expect(notice.look).toBeUndefined();
  expect(notice.path).not.toContain('/cook/');
  expect(mail).not.toContain('/cook/');
};

test('without a dish it is as before: something is missing', async () => {
  await add('Spinach', 0, grams(300));
  await asBefore(/^Today is the last day$/);
});

test('without a dish it is as before: what is due is somebody else’s, or needs it', async () => {
  const ben = `ben-${people}@example.com`;
  const benId = await letIn(server, kitchenId, email, { email: ben, role: 'member' });
  await add('Spinach', 0, grams(300));
  await add('Eggs', 9, { quantity: 10, belongsTo: benId });
  await asBefore(/^Today is the last day$/);
});

test('without a dish it is as before: it is past its use-by date', async () => {
  const day = { expiryDate: undefined, labelDate: today, dateKind: 'use-by' };
  await add('Minced beef', 0, { ...grams(500), ...day });
  for (const title of ['Onions', 'Carrots', 'Tinned tomatoes', 'Spaghetti'])
    await add(title, null, grams(1000));
  await asBefore(/^Expired yesterday: do not eat$/, 1);
});

test('without a dish it is as before: it keeps for days', async () => {
  await add('Spinach', 3, grams(300));
  await eggs(20);
  await asBefore(/^In 3 days$/);
});

test('without a dish it is as before: the food is in the public fridge', async () => {
  await server.addItem(email, { title: 'Spinach', expiryDate: today });
  await server.addItem(email, { title: 'Eggs', expiryDate: addDays(today, 1) });
  await asBefore(/Spinach \(today is the last day\)/);
});

test('a dish is made of what the kitchen means by its words, and has at home', async () => {
  await add('Popeye', 0, grams(400));
  await eggs(20);
  const act = actsIn(kitchenId, await server.as(email));
  await act({ kind: 'nameFood', title: 'Popeye', food: 'spinach' });
  expect((await told()).notice.body).toMatch(/^Today is the last day\. [A-Z]/);
  await server.db.deleteFrom('pushes').execute();
  await server.db.deleteFrom('reminders_made').execute();
  for (const food of ['oil', 'salt', 'garlic', 'flour', 'vegetable-stock', 'vinegar'])
    await act({ kind: 'assumeFood', food, isAssumed: false });
  await asBefore(/^Today is the last day$/);
});

test('titles become no links in the mail', async () => {
  await add('Visit spinach.example spinach', 0, grams(300));
  await add('Cream', 0, { amount: 200, unit: 'ml' });
  await eggs(20);
  expect((await told()).mail).not.toMatch(/spinach\.example/);
});
