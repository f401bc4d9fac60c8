import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReminders } from '#reminders/send-reminders.commands.ts';
import { mailedToken, mailsTo } from '#testing/outbox.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A person who registered with an email address that they have not proven. */
async function registered() {
  const browser = server.browser();
  const email = `unproven-${++people}@example.com`;
  await browser.register(email, PASSWORD);
  return { browser, email };
}

const allSent = () => expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);

/** The subjects of all mails to the email address, after the hour of its reminder. */
async function mailsAfterReminders(email: string): Promise<string[]> {
  const day = addDays(dateAt(new Date(), UTC), 1);
  const now = new Date(`${day}T09:00:00Z`);
  await server.db.updateTable('reminders').set({ next_at: now }).where('mode', '<>', 'off').execute();
  await sendReminders({ db: server.db, address: 'https://crisper.example', log: server.app.log }, now);
  await allSent();
  return (await mailsTo(server.dataDir, email)).map(({ subject }) => String(subject));
}

const PROOF = 'Please confirm your email address for Crisper';
const DAILY = { mode: 'daily', hour: 8 };

test('no mail but the proof goes to an unproven email address, and it contains no user’s text', async () => {
  const { browser, email } = await registered();
  await browser.send('PATCH', '/account', { displayName: 'Win at evil.com' });
  const food = { title: 'Win at evil.com', expiryDate: addDays(dateAt(new Date(), UTC), 2) };
  await browser.send('POST', '/items', {
    ...food,
    image: '/pictures/milk.webp',
    category: 'Dairy',
    quantity: 1,
  });
  const saved = await browser.send('PUT', '/account/reminders', DAILY);
  expect(saved.json()).toMatchObject({ ...DAILY, emailProof: 'mailed' });
  expect(await mailsAfterReminders(email)).toEqual([PROOF]);
  const [mail] = await mailsTo(server.dataDir, email);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|Win at/);

  const token = await mailedToken(server.dataDir, email);
  expect((await browser.send('POST', '/account/email/confirm', { token })).json()).toEqual({ success: true });
  expect((await browser.send('GET', '/account/reminders')).json().emailProof).toBe('proven');
  expect(await mailsAfterReminders(email)).toEqual([PROOF, 'Eat first: “Win at evil. com”']);
  const [, reminder] = await mailsTo(server.dataDir, email);
  expect(`${reminder?.text} ${reminder?.html}`).not.toContain('evil.com');
});

test('reminders that were on before addresses were proven wait for the proof, and say so', async () => {
  const { browser, email } = await registered();
  const { accountId } = { accountId: (await browser.send('GET', '/account')).json().uid };
  await server.db
    .insertInto('reminders')
    .values({ owner_id: accountId, mode: 'daily', hour: 8, next_at: new Date() })
    .execute();
  await browser.send('POST', '/items', {
    ...{ title: 'Milk', image: '/pictures/milk.webp', category: 'Dairy', quantity: 1 },
    expiryDate: addDays(dateAt(new Date(), UTC), 2),
  });
  expect((await browser.send('GET', '/account/reminders')).json()).toMatchObject({
    ...DAILY,
    emailProof: 'missing',
  });
  expect(await mailsAfterReminders(email)).toEqual([]);
});

test('a link works once, within its days, for the account it was mailed to, and is kept as a hash', async () => {
  const { browser, email } = await registered();
  const other = await registered();
  const ask = () => browser.send('POST', '/account/email/proof');
  const confirm = async (by: typeof browser, token: string) => {
    const answer = await by.send('POST', '/account/email/confirm', { token });
    return answer.statusCode === 200 ? 'ok' : answer.json().code;
  };
  await ask();
  const token = await mailedToken(server.dataDir, email);
  const stored = JSON.stringify(await server.db.selectFrom('email_proofs').selectAll().execute());
  expect(stored).not.toContain(token.split('.')[1]);

  expect(await confirm(other.browser, token)).toBe('other_account');
  expect((await server.browser().send('POST', '/account/email/confirm', { token })).statusCode).toBe(401);
  expect(await confirm(browser, 'rubbish')).toBe('email_link_invalid');
  const expire = (at: Date) => server.db.updateTable('email_proofs').set({ expires_at: at }).execute();
  await expire(new Date(Date.now() - 1));
  expect(await confirm(browser, token)).toBe('email_link_invalid');
  await expire(new Date(Date.now() + 60_000));
  expect(await confirm(browser, token)).toBe('ok');
  expect(await confirm(browser, token)).toBe('email_link_invalid');
  expect((await ask()).statusCode).toBe(200);
  await allSent();
  expect(await mailsTo(server.dataDir, email)).toHaveLength(1);
});

test('the link is mailed three times an hour and no more, and turning reminders on counts', async () => {
  const { browser, email } = await registered();
  await browser.send('PUT', '/account/reminders', DAILY);
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push((await browser.send('POST', '/account/email/proof')).statusCode);
  expect(answers).toEqual([200, 200, 429]);
  expect((await browser.send('PUT', '/account/reminders', DAILY)).statusCode).toBe(200);
  await allSent();
  expect(await mailsTo(server.dataDir, email)).toHaveLength(3);
});

test('an email address gets three links an hour, also when its account is deleted and registered again', async () => {
  const { browser, email } = await registered();
  const ask = async (by: typeof browser) => (await by.send('POST', '/account/email/proof')).statusCode;
  for (let i = 0; i < 3; i++) expect(await ask(browser)).toBe(200);
  expect((await browser.send('DELETE', '/account', { password: PASSWORD })).statusCode).toBe(200);
  const again = server.browser();
  expect((await again.register(email, PASSWORD)).statusCode).toBe(201);
  expect(await ask(again)).toBe(429);
  const saved = await again.send('PUT', '/account/reminders', DAILY);
  expect(saved.json()).toMatchObject({ ...DAILY, emailProof: 'missing' });
  await allSent();
  expect(await mailsTo(server.dataDir, email)).toHaveLength(3);
});

test('saving reminders three times mails one link, and another one after it has expired', async () => {
  const { browser, email } = await registered();
  const save = async (hour: number) => {
    await browser.send('PUT', '/account/reminders', { ...DAILY, hour });
    await allSent();
    return (await mailsTo(server.dataDir, email)).length;
  };
  expect([await save(7), await save(8), await save(9)]).toEqual([1, 1, 1]);
  const expires_at = new Date(Date.now() - 1);
  await server.db.updateTable('email_proofs').set({ expires_at }).execute();
  expect(await save(8)).toBe(2);
});

test('a completed password reset proves the address as well', async () => {
  const { browser, email } = await registered();
  await browser.send('POST', '/auth/password-reset', { email });
  const token = await mailedToken(server.dataDir, email);
  await browser.send('POST', '/auth/password-reset/confirm', { token, password: 'Other words' });
  await browser.login(email, 'Other words');
  expect((await browser.send('GET', '/account/reminders')).json().emailProof).toBe('proven');
});
