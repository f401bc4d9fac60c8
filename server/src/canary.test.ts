import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { mondayOf } from '@crisper/domain/week.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticles } from '#newsletter/articles.ts';
import { sendDigests } from '#newsletter/digest.commands.ts';
import { sendReminders } from '#reminders/send-reminders.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { mailsTo } from '#testing/outbox.ts';
import { inDays, newItem, type TestServer, testServer, today } from '#testing/test-server.ts';

const CANARY = 'Zephyrine canary';
const HOST = 'host@example.com';
const FORMER = 'former@example.com';
const STRANGER = 'stranger@example.com';
const PEOPLE = [HOST, FORMER, STRANGER];
const NEXT_MONDAY = mondayOf(addDays(today, 7));
let server: TestServer;
let kitchen: KitchenId;
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'trace' });
  kitchen = await startKitchen(server, HOST, 'Flat');
  const former = await letIn(server, kitchen, HOST, { email: FORMER, role: 'member' });
  await (await server.as(HOST)).send('DELETE', `/kitchens/${kitchen}/members/${former}`);
});
afterAll(() => server.close());

async function addCanary(expiryDate: string): Promise<string> {
  const food = newItem({ title: CANARY, expiryDate });
  const added = await (await server.as(HOST)).send('POST', `/kitchens/${kitchen}/items`, food);
  return added.json().insertedId;
}

/** Whether a mail to the person tells of it. */
async function isTold(email: string): Promise<boolean> {
  await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);
  const mails = await mailsTo(server.dataDir, email);
  return mails.some(({ subject, text, html }) => `${subject} ${text} ${html}`.includes('Zephyrine'));
}

const services = () => ({ db: server.db, address: 'https://crisper.example', log: server.app.log });

test('a reminder tells the people of the kitchen, and nobody else', async () => {
  await addCanary(inDays(2));
  for (const email of PEOPLE) {
    await server.proveEmail(email);
    await server.addItem(email, { title: 'Own food', expiryDate: inDays(2) });
    await (await server.as(email)).send('PUT', '/account/reminders', { mode: 'daily', hour: 8 });
  }
  const now = new Date(`${inDays(1)}T09:00:00Z`);
  await server.db.updateTable('reminders').set({ next_at: now }).execute();
  await sendReminders(services(), now);
  expect(await Promise.all(PEOPLE.map(isTold))).toEqual([true, false, false]);
  for (const email of PEOPLE) expect(await mailsTo(server.dataDir, email)).toHaveLength(1);
});

test('the weekly letter tells the people of the kitchen, and nobody else', async () => {
  const readers = ['letter-host@example.com', FORMER, STRANGER, 'nobody@example.com'];
  await letIn(server, kitchen, HOST, { email: 'letter-host@example.com', role: 'member' });
  await server.proveEmail('letter-host@example.com');
  await addCanary(addDays(NEXT_MONDAY, 1));
  for (const email of readers)
    await server.db
      .insertInto('subscribers')
      .values({
        ...{ id: randomUUIDv7(), email, time_zone: UTC },
        ...{ asked_at: new Date(), confirmed_at: new Date('2026-01-01') },
      })
      .execute();
  const articles = await readArticles();
  await sendDigests({ ...services(), articles }, new Date(`${NEXT_MONDAY}T07:00:00Z`));
  expect(await Promise.all(readers.map(isTold))).toEqual([true, false, false, false]);
});

test('a link to it has no preview', async () => {
  const item = await addCanary(inDays(3));
  const shown = await server.addItem(STRANGER, { title: 'Shown to all' });
  const webApp = await mkdtemp(join(tmpdir(), 'crisper-canary-'));
  const routes = ['/items/:itemId', '/kitchens/:kitchenId', '/kitchens/:kitchenId/items/:itemId'];
  await writeFile(
    join(webApp, 'site.json'),
    JSON.stringify({ languages: ['en'], routes, prerendered: [], styleHashes: [] }),
  );
  await writeFile(join(webApp, 'shell.html'), '<html lang="en"><head></head><body></body></html>');
  const app = await server.sibling({ webApp });
  expect((await app.inject(`/items/${shown._id}`)).body).toContain('Shown to all');
  for (const url of [
    `/items/${item}`,
    `/kitchens/${kitchen}`,
    `/kitchens/${kitchen}/items/${item}`,
    '/sitemap.xml',
  ])
    expect((await app.inject(url)).body).not.toContain('Zephyrine');
  await app.close();
  await rm(webApp, { recursive: true });
});

test('no line of the log tells it, whatever is done and refused', async () => {
  const lines: string[] = [];
  const app = await server.sibling({ logTo: { write: (line) => void lines.push(line) } });
  const send = async (email: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const authorization = `Bearer ${await server.tokens.sign(await server.signUp(email))}`;
    const url = `/api/kitchens/${kitchen}${path}`;
    return app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  };
  const added = await send(HOST, 'POST', '/items', newItem({ title: CANARY }));
  expect(added.statusCode).toBe(201);
  const { insertedId } = added.json();
  const done = await send(HOST, 'POST', '/intents', {
    intents: [
      { id: randomUUIDv7(), kind: 'changeItem', itemId: insertedId, fields: { description: CANARY } },
      {
        ...{ id: randomUUIDv7(), kind: 'addItem', item: { id: randomUUIDv7(), title: CANARY } },
        seen: { as: `receipt:${CANARY}` },
      },
      { id: randomUUIDv7(), kind: 'addEntry', entry: { id: randomUUIDv7(), title: CANARY } },
    ],
  });
  expect(done.json().results).toMatchObject(Array(3).fill({ outcome: 'done' }));
  expect((await send(HOST, 'GET', '/changes')).json().shopping.entries).toMatchObject([{ title: CANARY }]);
  await send(STRANGER, 'GET', '/changes');
  expect((await send(HOST, 'GET', '/known-names')).body).toContain(CANARY);
  await send(STRANGER, 'GET', '/known-names');
  await send(HOST, 'PUT', `/items/${insertedId}`, { title: CANARY, quantity: 0 });
  await send(HOST, 'POST', '/items', newItem({ title: CANARY.repeat(50) }));
  await send(HOST, 'GET', '/items?search=Zephyrine');
  await send(STRANGER, 'POST', '/items', newItem({ title: CANARY }));
  await app.close();
  const log = lines.join('');
  expect(log).toContain('/api/kitchens/:kitchenId/items');
  expect(log).not.toContain('Zephyrine');
  expect(log).not.toContain(kitchen);
});
