import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { RENEW_EVERY_MS, retryFailed } from './mails.commands.ts';
import { MAIL_CHANNEL, queueMail } from './queue-mail.ts';

let smtp: TestSmtp;
let server: TestServer;
let readers = 0;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Crisper <crisper@crisper.example>' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.replyToRecipient = () => 250;
  smtp.replyToMail = async () => 250;
});

const newReader = () => `reader-${++readers}@example.com`;
const hello = (to: string) => ({
  to,
  language: 'en' as const,
  subject: 'Hello',
  blocks: [{ text: 'Good morning' }],
});
const waiting = () => server.db.selectFrom('mails').selectAll().execute();
const arrived = (to: string, count = 1) => expect.poll(() => smtp.mailsTo(to).length).toBe(count);

/** Makes the servers look for mails now instead of within five seconds. */
const wake = () => sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(server.db);

/** Moves the time at which a mail is due, as if the time until then had passed. */
const passTime = (ms: number) =>
  server.db
    .updateTable('mails')
    .set({ due_at: sql<Date>`due_at - make_interval(secs => ${ms / 1000})` })
    .execute();

const FIRST_PAUSE_MS = 5000;

test('a mail arrives once, with all that was said about it', async () => {
  const to = newReader();
  const headers = { 'List-Unsubscribe': '<https://crisper.example/bye>' };
  await queueMail(server.db, { ...hello(to), replyTo: 'ana@example.com', headers });
  await arrived(to);
  await expect.poll(waiting).toEqual([]);
  const [mail] = smtp.mailsTo(to);
  expect(mail).toMatchObject({
    from: { name: 'Crisper', address: 'crisper@crisper.example' },
    replyTo: [{ address: 'ana@example.com' }],
    subject: 'Hello',
    text: 'Good morning\n\n',
    html: expect.stringContaining('Good morning'),
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@crisper\.example>$/),
  });
  expect(mail?.header('list-unsubscribe')).toBe('<https://crisper.example/bye>');
  expect(mail?.header('auto-submitted')).toBe('auto-generated');
});

test('what was never committed is never sent', async () => {
  const [undone, done] = [newReader(), newReader()];
  const transaction = server.db.transaction().execute(async (tx) => {
    await queueMail(tx, hello(undone));
    throw new Error('changed my mind');
  });
  await expect(transaction).rejects.toThrow('changed my mind');
  await queueMail(server.db, hello(done));
  await arrived(done);
  expect(smtp.mailsTo(undone)).toEqual([]);
});

test('three servers send thirty mails once each', async () => {
  const siblings = await Promise.all([
    server.sibling({ listen: server.listen }),
    server.sibling({ listen: server.listen }),
  ]);
  const all = Array.from({ length: 30 }, newReader);
  await server.db.transaction().execute(async (tx) => {
    for (const to of all) await queueMail(tx, hello(to));
  });
  await expect.poll(waiting).toEqual([]);
  expect(all.map((to) => smtp.mailsTo(to).length)).toEqual(all.map(() => 1));
  await Promise.all(siblings.map((sibling) => sibling.close()));
});

test('a mail server that is down for a while delays mail and nothing else', async () => {
  const { port, received } = smtp;
  await smtp.close();
  const to = newReader();
  await queueMail(server.db, hello(to));
  await expect.poll(async () => (await waiting())[0]?.last_error).toContain('ECONNREFUSED');
  expect((await (await server.as(null)).get('/ready')).statusCode).toBe(200);
  smtp = await testSmtp({ port });
  smtp.received = received;
  await passTime(FIRST_PAUSE_MS);
  await wake();
  await arrived(to);
  await expect.poll(waiting).toEqual([]);
});

test('a mail that is put off comes again as the same mail', async () => {
  const to = newReader();
  const tries: string[] = [];
  smtp.replyToMail = async (mail) => {
    tries.push(`${mail.messageId} ${mail.date}`);
    return tries.length === 1 ? 451 : 250;
  };
  await queueMail(server.db, hello(to));
  await expect.poll(async () => (await waiting())[0]?.last_error).toContain('451');
  await passTime(FIRST_PAUSE_MS);
  await wake();
  await arrived(to);
  expect(tries).toHaveLength(2);
  expect(tries[0]).toBe(tries[1]);
});

test('a reader that does not exist is not tried again, until the operator says so', async () => {
  const to = newReader();
  let asked = 0;
  smtp.replyToRecipient = () => {
    asked += 1;
    return 550;
  };
  await queueMail(server.db, hello(to));
  await expect
    .poll(waiting)
    .toEqual([
      expect.objectContaining({ failed_at: expect.any(Date), last_error: expect.stringContaining('550') }),
    ]);
  expect(asked).toBe(1);
  smtp.replyToRecipient = () => 250;
  await retryFailed(server.db);
  await wake();
  await arrived(to);
});

test('a mail that another server died with is sent once its hold runs out, as the same mail', async () => {
  const to = newReader();
  const dead = new Date(Date.now() + 500);
  await server.db.transaction().execute(async (tx) => {
    await queueMail(tx, hello(to));
    await tx.updateTable('mails').set({ due_at: dead, attempts: 1 }).execute();
  });
  await expect.poll(async () => (await wake()) && smtp.mailsTo(to).length).toBe(1);
  expect(Date.now()).toBeGreaterThan(dead.getTime());
});

test('a mail that takes long is held all the while', async () => {
  const to = newReader();
  const sibling = await server.sibling({ listen: server.listen });
  const taken = Promise.withResolvers<number>();
  let offered = 0;
  smtp.replyToMail = () => {
    offered += 1;
    return taken.promise;
  };
  const heldForMs = async () => Number((await waiting())[0]?.due_at) - Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await queueMail(server.db, hello(to));
    await expect.poll(() => offered).toBe(1);
    for (let passedMs = 0; passedMs < 60_000; passedMs += RENEW_EVERY_MS) {
      await passTime(RENEW_EVERY_MS);
      const leftMs = await heldForMs();
      expect(leftMs).toBeGreaterThan(0);
      await wake();
      vi.advanceTimersByTime(RENEW_EVERY_MS);
      await expect.poll(heldForMs).toBeGreaterThan(leftMs);
    }
    taken.resolve(250);
    await arrived(to);
    await expect.poll(waiting).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
  await sibling.close();
  expect(offered).toBe(1);
  expect(smtp.mailsTo(to)).toHaveLength(1);
});

test('a server that is told to end finishes the mail it is sending', async () => {
  const to = newReader();
  let taking = false;
  smtp.replyToMail = async () => {
    taking = true;
    await sleep(1000);
    return 250;
  };
  await queueMail(server.db, hello(to));
  await expect.poll(() => taking).toBe(true);
  await server.app.close();
  expect(smtp.mailsTo(to)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});
