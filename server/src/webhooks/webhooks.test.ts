import { randomUUID } from 'node:crypto';
import { addDays } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSealer } from '#calling/sealing.ts';
import { connect } from '#db/database.ts';
import { applyIntents } from '#kept/intents.commands.ts';
import { tellWhatIsDue } from '#reminders/due-webhooks.commands.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestReceiver, testReceiver } from '#testing/test-receiver.ts';
import { type TestServer, testServer, today } from '#testing/test-server.ts';
import { messageSender } from './send-messages.commands.ts';

let receiver: TestReceiver;
let server: TestServer;
let email: string;
let flat: KitchenId;
let people = 0;

beforeAll(async () => {
  receiver = await testReceiver();
  server = await testServer({ WEBHOOK_HOSTS: receiver.host, SECRET_KEY: 'x'.repeat(32) });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('webhooks').execute();
  email = `person-${++people}@example.com`;
  flat = await startKitchen(server, email);
  receiver.received = [];
  answer(204);
});

const answer = (status: number, headers = {}) => {
  receiver.answer = (_request, response) =>
    response.writeHead(status, headers).end('a secret of the home network');
};
const call = async (method: string, path: string, body?: unknown, who = email) =>
  (await server.as(who)).send(method, `/kitchens/${flat}${path}`, body);
const ALL = ['food.due', 'food.added', 'food.changed', 'food.finished', 'list.changed'];

async function add(types: string[] = ALL): Promise<{ id: string; secret: string }> {
  const added = await call('POST', '/webhooks', { url: `${receiver.url}/hook`, types });
  expect(added.statusCode, added.body).toBe(200);
  return added.json();
}
const act = async (...intents: object[]) => {
  const answered = await call('POST', '/intents', {
    intents: intents.map((intent) => ({ id: randomUUID(), ...intent })),
  });
  expect(answered.statusCode, answered.body).toBe(200);
};
const newFood = (title: string, expiryDate = today) => ({
  id: randomUUID() as string as ItemId,
  title,
  expiryDate,
});
const received = () => receiver.received.map(({ body }) => JSON.parse(body));
const types = async (expected: string[]) =>
  expect.poll(() => received().map(({ type }) => type)).toEqual(expected);
async function sweep(isStopped?: () => boolean): Promise<void> {
  const posting = { hosts: [receiver.host], log: server.app.log, sealer: createSealer('x'.repeat(32)) };
  const sender = messageSender({ db: server.db, ...posting }, isStopped);
  await sender.look();
  await sender.rest();
}
/** As if the time to wait had passed. */
const passPause = () =>
  server.db
    .updateTable('webhook_messages')
    .set({ due_at: new Date(0) })
    .execute();
const seen = async () => (await call('GET', '/webhooks')).json()[0];
const waiting = async () => (await server.db.selectFrom('webhook_messages').select('id').execute()).length;

test('food that comes and goes is told, signed as Standard Webhooks wants it', async () => {
  const { secret } = await add();
  expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
  const item = newFood('Crème fraîche');
  await act({ kind: 'addItem', item });
  await types(['food.added']);
  await act({ kind: 'finishItem', itemId: item.id, outcome: 'eaten' });
  await types(['food.added', 'food.finished']);
  const [added, finished] = receiver.received;
  const headers = added?.headers as Record<string, string>;
  const verified = new Webhook(secret).verify(added?.body ?? '', headers);
  expect(verified).toEqual({
    type: 'food.added',
    timestamp: expect.any(String),
    data: {
      kitchenId: flat,
      act: 'item-added',
      count: 1,
      foods: [
        {
          ...{ id: item.id, title: 'Crème fraîche', expiryDate: today },
          ...{ category: expect.any(String), amount: 1, unit: 'piece', place: expect.any(String) },
        },
      ],
    },
  });
  expect(JSON.parse(finished?.body ?? '').data).toMatchObject({ outcome: 'eaten', count: 1 });
  const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
  expect(() => new Webhook(other).verify(added?.body ?? '', headers)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(added?.body.replace('Crème', 'Creme') ?? '', headers)).toThrow();
  expect(await seen()).toMatchObject({ state: 'reached', host: receiver.host, failingSince: null });
  expect(await waiting()).toBe(0);
});

test('the list is told of, and only what was asked for', async () => {
  await add(['list.changed']);
  await act({ kind: 'addItem', item: newFood('Milk') });
  const entry = { id: randomUUID(), title: 'Oats' };
  await act({ kind: 'addEntry', entry }, { kind: 'tickEntry', entryId: entry.id, got: true });
  await types(['list.changed', 'list.changed']);
  expect(received().map(({ data }) => [data.act, data.entry.title])).toEqual([
    ['entry-added', 'Oats'],
    ['entry-ticked', 'Oats'],
  ]);
});

test('with what happens to food, a mirror of the kitchen stays true', async () => {
  await add(['food.added', 'food.changed', 'food.finished']);
  const mirror = new Map<string, object>();
  const told = async () => {
    await expect.poll(waiting).toBe(0);
    const messages = received().toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
    receiver.received = [];
    for (const { type, data } of messages)
      for (const { id, ...food } of data.foods)
        if (type === 'food.finished') mirror.delete(id);
        else mirror.set(id, food);
    return messages.map(({ type, data }) => [type, data.act, data.outcome].filter(Boolean).join(' ')).sort();
  };
  const isTrue = async () => {
    const { items } = (await call('GET', '/changes')).json();
    const shown = items.map(({ _id, title, category, amount, unit, place, expiryDate }: KitchenItem) => [
      _id,
      { title, category, amount, unit, place, expiryDate },
    ]);
    expect(Object.fromEntries(mirror)).toEqual(Object.fromEntries(shown));
  };
  const item = { ...newFood('Mince'), amount: 500, unit: 'g' };
  const id = randomUUID();
  const partId = randomUUID();
  const [frozen, eaten] = [randomUUID(), randomUUID()];
  for (const [expected, ...intents] of [
    [['food.added item-added'], { id, kind: 'addItem', item }],
    [['food.changed item-used'], { kind: 'useItem', itemId: item.id, amount: 100 }],
    [['food.changed item-placed'], { kind: 'moveItem', itemId: item.id, place: 'pantry' }],
    [
      ['food.added item-frozen', 'food.changed item-split'],
      { id: frozen, kind: 'freezeItem', itemId: item.id, part: { id: partId, amount: 150 } },
    ],
    [['food.changed undone', 'food.finished undone undone'], { kind: 'undo', event: frozen }],
    [
      ['food.finished item-eaten eaten'],
      { id: eaten, kind: 'finishItem', itemId: item.id, outcome: 'eaten' },
    ],
    [['food.added undone'], { kind: 'undo', event: eaten }],
  ] as [string[], ...object[]][]) {
    await act(...intents);
    expect(await told()).toEqual(expected);
    await isTrue();
  }
});

test('food that comes by file and goes again is told', async () => {
  await add(['food.added', 'food.finished']);
  const id = randomUUID();
  const foods = [{ ref: 'list:1', title: 'Oats', amount: 500, unit: 'g', place: 'pantry' }];
  const put = await call('POST', '/imports', { id, source: 'text', foods });
  expect(put.statusCode, put.body).toBeLessThan(300);
  await types(['food.added']);
  await call('POST', `/imports/${id}/undo`);
  await types(['food.added', 'food.finished']);
  expect(received().map(({ data }) => [data.act, data.outcome, data.foods[0].title])).toEqual([
    ['item-imported', undefined, 'Oats'],
    ['item-unimported', 'undone', 'Oats'],
  ]);
});

test('what is changed is told only to who asked for it, and what is not told is no news', async () => {
  await add(['food.changed']);
  const item = newFood('Milk');
  await act({ kind: 'addItem', item });
  await act({ kind: 'changeItem', itemId: item.id, fields: { description: 'From the farm' } });
  expect(await waiting()).toBe(0);
  await act({ kind: 'changeItem', itemId: item.id, fields: { title: 'Oat milk' } });
  await types(['food.changed']);
  expect(received()[0].data).toMatchObject({ act: 'item-updated', foods: [{ title: 'Oat milk' }] });
});

test('food that a person moves into the kitchen, and back, is told', async () => {
  await add(['food.added', 'food.finished']);
  const { _id } = await server.addItem(email, { title: 'Apples' });
  await call('POST', '/items/move-in', { ids: [_id] });
  await types(['food.added']);
  await call('POST', '/items/move-back', { ids: [_id] });
  await types(['food.added', 'food.finished']);
  expect(received().map(({ data }) => [data.act, data.outcome, data.foods[0].title])).toEqual([
    ['item-moved', undefined, 'Apples'],
    ['item-moved', 'moved', 'Apples'],
  ]);
});

test('what is refused is not told', async () => {
  await add(['food.finished']);
  const item = newFood('Milk');
  await act({ kind: 'addItem', item }, { kind: 'finishItem', itemId: randomUUID(), outcome: 'eaten' });
  expect(await waiting()).toBe(0);
});

test('what is due is told once a day, at the hour of the person who set it up', async () => {
  await (await server.as(email)).send('PUT', '/account/reminders', { mode: 'off', hour: 6 });
  await act({ kind: 'addItem', item: newFood('Mince') });
  await add(['food.due']);
  const at = (hour: string, days = 0) => new Date(`${addDays(today, days)}T${hour}:00Z`);
  const tell = (now: Date) => tellWhatIsDue({ db: server.db, log: server.app.log }, now);
  await server.db
    .updateTable('webhooks')
    .set({ next_due_at: at('00:00') })
    .execute();
  await tell(at('05:59'));
  expect(await waiting()).toBe(0);
  for (const hour of ['06:00', '06:01', '18:00']) await tell(at(hour));
  await types(['food.due']);
  expect(received()[0].data).toMatchObject({ today, count: 1, foods: [{ title: 'Mince', daysLeft: 0 }] });
  await tell(at('06:00', 1));
  await types(['food.due', 'food.due']);
});

test('as many programs as there are hear in the same minute what is due', async () => {
  await add(['food.due']);
  await sql`
    insert into webhooks (kitchen_id, id, url, secret, types, made_by, made_at, next_due_at)
    select kitchen_id, gen_random_uuid(), url, secret, types, made_by, made_at, next_due_at
    from webhooks, generate_series(1, 220)`.execute(server.db);
  const now = new Date();
  await tellWhatIsDue({ db: server.db, log: server.app.log }, now);
  const late = await server.db.selectFrom('webhooks').select('id').where('next_due_at', '<=', now).execute();
  expect(late).toHaveLength(0);
});

test('food is put in while another server is telling what is due', async () => {
  await add(['food.due', 'food.added']);
  await act({ kind: 'addItem', item: newFood('Mince') });
  await types(['food.added']);
  await server.db
    .updateTable('webhooks')
    .set({ next_due_at: new Date(0) })
    .execute();
  // The telling waits for the reminders, which it reads after it has locked the webhook.
  const { promise: put, resolve: isPut } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const holding = server.db.transaction().execute(async (tx) => {
    await sql`lock table reminders in access exclusive mode`.execute(tx);
    isLocked();
    await put;
  });
  await locked;
  const telling = tellWhatIsDue({ db: server.db, log: server.app.log }, new Date(`${today}T23:00:00Z`));
  const blocked = sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and relation = 'reminders'::regclass`;
  await expect.poll(async () => (await blocked.execute(server.db)).rows[0]?.count).toBe(1);
  await act({ kind: 'addItem', item: newFood('Leek') });
  isPut();
  await Promise.all([holding, telling]);
  await types(['food.added', 'food.added', 'food.due']);
});

test('a kitchen without webhooks queues nothing, and one that ended its last does so again', async () => {
  const flag = async () =>
    (await server.db.selectFrom('kitchens').select('has_webhooks').where('id', '=', flat).executeTakeFirst())
      ?.has_webhooks;
  expect(await flag()).toBe(false);
  const { id } = await add();
  expect(await flag()).toBe(true);
  expect((await call('DELETE', `/webhooks/${id}`)).statusCode).toBe(200);
  expect(await flag()).toBe(false);
  expect((await call('DELETE', `/webhooks/${id}`)).statusCode).toBe(200);
});

test('writing into a kitchen without webhooks takes not one statement more', async () => {
  const statements: string[] = [];
  const watched = connect(
    { ...server.connection, max: 2 },
    () => {},
    ({ sql }) => statements.push(sql),
  );
  const viewer = await server.signUp(email);
  const put = async () => {
    statements.length = 0;
    const intent = { id: randomUUID(), kind: 'addItem', item: newFood('Milk') } as const;
    const { results } = await applyIntents(watched, flat, viewer, [intent], { zone: UTC });
    expect(results).toMatchObject([{ outcome: 'done' }]);
    return [...statements];
  };
  await put();
  const without = await put();
  await add(['food.added']);
  const withWebhooks = await put();
  await watched.destroy();
  expect(without.filter((sql) => sql.includes('webhook_messages'))).toEqual([]);
  expect(withWebhooks.filter((sql) => !sql.includes('webhook_messages'))).toEqual(without);
  expect(withWebhooks).toHaveLength(without.length + 1);
});

test('a receiver that fails is tried again later, and nothing is lost', async () => {
  await add(['food.added']);
  answer(503, { 'retry-after': '600' });
  await act({ kind: 'addItem', item: newFood('Milk') });
  await types(['food.added']);
  await expect.poll(async () => (await seen()).state).toBe('failing');
  const [message] = await server.db.selectFrom('webhook_messages').select('due_at').execute();
  expect(message?.due_at.getTime()).toBeGreaterThan(Date.now() + 590_000);
  // Later messages wait as long.
  await act({ kind: 'addItem', item: newFood('Leek') });
  await sweep();
  expect(received()).toHaveLength(1);
  answer(200);
  await passPause();
  await sweep();
  // What was not tried yet goes first.
  expect(received().map(({ data }) => data.foods[0].title)).toEqual(['Milk', 'Leek', 'Milk']);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[2]);
  expect(await seen()).toMatchObject({ state: 'reached' });
});

test('a kitchen that has ended tells nothing more, not even what waits', async () => {
  await add(['food.added']);
  answer(503);
  await act({ kind: 'addItem', item: newFood('Milk') });
  await types(['food.added']);
  await expect.poll(async () => (await seen()).state).toBe('failing');
  const endsAt = (minutes: number) =>
    sql`update kitchens set ends_at = now() + make_interval(mins => ${minutes}) where id = ${flat}`.execute(
      server.db,
    );
  answer(204);
  await passPause();
  await endsAt(-1);
  await sweep();
  expect(received()).toHaveLength(1);
  // It can still be taken back, and has its people until then.
  await endsAt(1);
  await sweep();
  expect(received()).toHaveLength(2);
});

test('a receiver that takes its time rests before the next message, so that others have theirs', async () => {
  await add(['food.added']);
  receiver.answer = (_request, response) => void setTimeout(() => response.writeHead(204).end(), 1200);
  await act({ kind: 'addItem', item: newFood('Milk') }, { kind: 'addItem', item: newFood('Leek') });
  await types(['food.added']);
  await expect.poll(async () => (await seen()).state).toBe('reached');
  const [message] = await server.db.selectFrom('webhook_messages').select('due_at').execute();
  expect(message?.due_at.getTime()).toBeGreaterThan(Date.now() + 5000);
});

test('a person whose programs do not answer keeps those of another person waiting for nothing', async () => {
  const held: (() => void)[] = [];
  receiver.answer = (request, response) => {
    if (request.url === '/slow') held.push(() => response.writeHead(204).end());
    else response.writeHead(204).end();
  };
  for (let n = 0; n < 5; n++)
    await call('POST', '/webhooks', { url: `${receiver.url}/slow`, types: ['food.added'] });
  await act({ kind: 'addItem', item: newFood('Milk') });
  await expect.poll(() => held.length).toBe(2);
  const ben = await server.as(`ben-${email}`);
  const bens = await startKitchen(server, `ben-${email}`);
  await ben.send('POST', `/kitchens/${bens}/webhooks`, {
    url: `${receiver.url}/quick`,
    types: ['food.added'],
  });
  const intent = { id: randomUUID(), kind: 'addItem', item: newFood('Leek') };
  await ben.send('POST', `/kitchens/${bens}/intents`, { intents: [intent] });
  const quick = () => receiver.received.filter(({ path }) => path === '/quick').length;
  await expect.poll(quick, { timeout: 8000 }).toBe(1);
  expect(held.length).toBeLessThan(5);
  let answered = 0;
  const answerHeld = () => {
    for (const answerIt of held.splice(0)) {
      answerIt();
      answered += 1;
    }
    return answered;
  };
  await expect.poll(answerHeld).toBe(5);
});

test('one that says 410 is sent nothing more until a person says so', async () => {
  const { id } = await add(['food.added']);
  answer(410);
  await act({ kind: 'addItem', item: newFood('Milk') });
  await expect.poll(async () => (await seen()).state).toBe('paused');
  expect(await waiting()).toBe(0);
  await act({ kind: 'addItem', item: newFood('Leek') });
  expect(await waiting()).toBe(0);
  answer(200);
  expect((await call('POST', `/webhooks/${id}/resume`)).statusCode).toBe(200);
  await act({ kind: 'addItem', item: newFood('Soup') });
  await types(['food.added', 'food.added']);
});

test('a message that was queued while its program was being paused stops no server', async () => {
  const { id } = await add(['food.added']);
  answer(503);
  await act({ kind: 'addItem', item: newFood('Milk') });
  await expect.poll(async () => (await seen()).state).toBe('failing');
  // As the transaction of another server leaves it, which did not see the pause yet.
  await server.db.updateTable('webhooks').set({ paused_at: new Date() }).execute();
  await passPause();
  await sweep();
  expect(received()).toHaveLength(1);
  answer(204);
  expect((await call('POST', `/webhooks/${id}/resume`)).statusCode).toBe(200);
  await sweep();
  await expect.poll(async () => [received().length, await waiting()]).toEqual([2, 0]);
});

test('a server that stops begins no message more', async () => {
  await add(['food.added']);
  answer(503);
  await act({ kind: 'addItem', item: newFood('Milk') });
  await expect.poll(async () => (await seen()).state).toBe('failing');
  answer(204);
  await passPause();
  await sweep(() => true);
  expect([received().length, await waiting()]).toEqual([1, 1]);
});

test('one that has failed for five days is paused', async () => {
  await add(['food.added']);
  answer(500);
  await act({ kind: 'addItem', item: newFood('Milk') });
  await expect.poll(async () => (await seen()).state).toBe('failing');
  const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000);
  await server.db.updateTable('webhooks').set({ failing_since: sixDaysAgo }).execute();
  await passPause();
  await sweep();
  expect(await seen()).toMatchObject({ state: 'paused', failingSince: sixDaysAgo.toISOString() });
  expect(await waiting()).toBe(0);
});

test('a redirect into the home network and an endless response are failures like others', async () => {
  const { id } = await add(['food.added']);
  const tried = async () => (await call('POST', `/webhooks/${id}/try`)).json();
  answer(307, { location: 'http://192.168.1.1/' });
  expect(await tried()).toEqual({ outcome: 'refused', status: 307 });
  receiver.answer = (_request, response) => {
    response.writeHead(200);
    response.write(Buffer.alloc(10 * 1024 * 1024));
  };
  expect(await tried()).toEqual({ outcome: 'taken', status: 200 });
  expect(received().map(({ type }) => type)).toEqual(['test', 'test']);
});

test('nobody tries for ever', async () => {
  const { id } = await add(['food.added']);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await call('POST', `/webhooks/${id}/try`)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test.each([
  'https://127.0.0.1/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/hook',
  'http://hooks.example/hook',
  'https://localhost/hook',
  'https://ana:secret@hooks.example/hook',
  'file:///etc/passwd',
])('%s is refused', async (url) => {
  const refused = await call('POST', '/webhooks', { url, types: ['food.added'] });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['url']]);
});

test('a kitchen tells five programs at most', async () => {
  for (let i = 0; i < 5; i++) await add();
  const refused = await call('POST', '/webhooks', { url: `${receiver.url}/hook`, types: ALL });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_webhooks']);
});

test('the secret and the rest of the URL are shown to nobody, and stored sealed', async () => {
  const { secret } = await add();
  const other = `other-${email}`;
  await letIn(server, flat, email, { email: other, role: 'member' });
  for (const who of [email, other]) {
    const { body } = await call('GET', '/webhooks', undefined, who);
    expect(body).not.toContain('whsec_');
    expect(body).not.toContain('/hook"');
  }
  const exported = (await (await server.as(email)).get('/account/export')).body;
  expect(exported).toContain(`${receiver.url}/hook`);
  expect(exported).not.toContain('whsec_');
  const rows = await server.db.selectFrom('webhooks').select('secret').execute();
  expect(rows.every((row) => row.secret.startsWith('sealed:') && !row.secret.includes(secret))).toBe(true);
});

test.each([
  ['leaves', (id: string) => call('DELETE', `/members/${id}`, undefined, `other-${email}`)],
  ['is removed', (id: string) => call('DELETE', `/members/${id}`)],
  ['may only look from now on', (id: string) => call('PATCH', `/members/${id}`, { role: 'guest' })],
])('the webhooks of a person end at once when that person %s', async (_, go) => {
  const other = `other-${email}`;
  const otherId = await letIn(server, flat, email, { email: other, role: 'member' });
  const made = await call('POST', '/webhooks', { url: `${receiver.url}/hook`, types: ALL }, other);
  expect(made.statusCode, made.body).toBe(200);
  const left = await go(otherId);
  expect(left.statusCode, left.body).toBe(200);
  expect((await call('GET', '/webhooks')).json()).toEqual([]);
  await act({ kind: 'addItem', item: newFood('Milk') });
  expect(await waiting()).toBe(0);
});

test('a kitchen of the longest titles fits into a message', async () => {
  await add(['food.due']);
  const items = Array.from({ length: 40 }, () => newFood('💧'.repeat(60)));
  await act(...items.map((item) => ({ kind: 'addItem', item })));
  await server.db
    .updateTable('webhooks')
    .set({ next_due_at: new Date(0) })
    .execute();
  await tellWhatIsDue({ db: server.db, log: server.app.log }, new Date(`${today}T23:00:00Z`));
  await expect
    .poll(() => received().filter(({ type }) => type === 'food.due').length, { timeout: 10_000 })
    .toBe(1);
  const [due] = receiver.received.filter(({ body }) => body.includes('food.due'));
  expect(Buffer.byteLength(due?.body ?? '')).toBeLessThan(20_000);
  expect(JSON.parse(due?.body ?? '').data.count).toBe(40);
});
