import { DAY_MS } from '@crisper/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '#calling/secrets.ts';
import type { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type ReceivedMail, type TestSmtp, testSmtp } from '#testing/test-smtp.ts';
import { forgetUnconfirmed } from './newsletter.commands.ts';

const HERE = 'https://crisper.example';
let smtp: TestSmtp;
let server: TestServer;
let visitor: Browser;
let readers = 0;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, PUBLIC_URL: HERE });
  visitor = server.browser();
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const newReader = () => `reader-${++readers}@example.com`;
const ask = (email: string) => visitor.send('POST', '/newsletter', { email });
const confirm = (token: string) => visitor.send('POST', '/newsletter/confirm', { token });
const find = (email: string) =>
  server.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();

/** The latest mail to the subscriber, once there are that many. */
async function mailTo(email: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(() => smtp.mailsTo(email).length).toBe(count);
  const mail = smtp.mailsTo(email).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

const tokenIn = (mail: ReceivedMail, page: string) =>
  new RegExp(`${HERE}/newsletter/${page}#token=([\\w.-]+)`).exec(mail.text ?? '')?.[1] ?? '';

async function subscribed(): Promise<{ email: string; unsubscribe: string; mail: ReceivedMail }> {
  const email = newReader();
  await ask(email);
  await confirm(tokenIn(await mailTo(email), 'confirm'));
  await ask(email);
  const mail = await mailTo(email, 2);
  return { email, mail, unsubscribe: tokenIn(mail, 'unsubscribe') };
}

describe('subscribing', () => {
  test('asks by mail whether it was meant; the link makes it so, however often it is opened', async () => {
    const email = newReader();
    expect((await ask(` ${email.toUpperCase()}`)).json()).toEqual({ success: true });
    expect((await find(email))?.confirmed_at).toBeNull();
    const token = tokenIn(await mailTo(email), 'confirm');
    expect((await confirm(token)).json()).toEqual({ success: true });
    const { confirmed_at: confirmedAt } = (await find(email)) ?? {};
    expect(confirmedAt).toBeInstanceOf(Date);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await find(email))?.confirmed_at).toEqual(confirmedAt);
  });

  test('answers the same for an address that is on the list, and tells its owner by mail', async () => {
    const { email, mail } = await subscribed();
    const [known, unknown] = [await ask(email), await ask(newReader())];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(mail.subject).toBe('You already get the Crisper letter');
  });

  test('proves the email address of an account when its signed-in owner confirms, and not otherwise', async () => {
    const proofOf = async (email: string) =>
      (await (await server.as(email)).get('/account/reminders')).json().emailProof;
    for (const [confirming, proof] of [
      ['visitor', 'missing'],
      ['stranger@example.com', 'missing'],
      ['owner', 'proven'],
    ]) {
      const email = newReader();
      expect(await proofOf(email)).toBe('missing');
      await ask(email);
      const token = tokenIn(await mailTo(email), 'confirm');
      const who = { visitor: null, owner: email }[confirming ?? ''];
      const client = await server.as(who === undefined ? (confirming ?? null) : who);
      expect((await client.send('POST', '/newsletter/confirm', { token })).statusCode).toBe(200);
      expect(await proofOf(email), confirming).toBe(proof);
    }
  });

  test('keeps hashes of tokens only', async () => {
    const { unsubscribe } = await subscribed();
    const stored = JSON.stringify(await server.db.selectFrom('subscriber_links').selectAll().execute());
    expect(stored).not.toContain(unsubscribe.split('.')[1]);
  });

  test('remembers the zone of the reader', async () => {
    const email = newReader();
    const client = await server.as(null);
    await client.send('POST', '/newsletter', { email }, { 'time-zone': 'Asia/Tokyo' });
    expect((await find(email))?.time_zone).toBe('Asia/Tokyo');
  });

  test('mails one person three times an hour and no more, and does not say so', async () => {
    const email = newReader();
    for (let i = 0; i < 5; i++) expect((await ask(email)).json()).toEqual({ success: true });
    const other = newReader();
    await ask(other);
    await mailTo(other);
    expect(smtp.mailsTo(email)).toHaveLength(3);
  });

  test('is limited for a network', async () => {
    const crowd = server.browser();
    crowd.remoteAddress = '10.1.1.1';
    const answers = [];
    for (let i = 0; i < 51; i++)
      answers.push(await crowd.send('POST', '/newsletter', { email: newReader() }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(50).fill(200), 429]);
  });

  test.each([['rubbish'], [`${crypto.randomUUID()}.${newSecret()}`]])(
    '%s confirms nothing',
    async (token) => {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'newsletter_link_invalid']);
    },
  );

  test('is forgotten when nobody confirms within a week', async () => {
    const [late, onList] = [newReader(), (await subscribed()).email];
    await ask(late);
    const token = tokenIn(await mailTo(late), 'confirm');
    const longAgo = new Date(Date.now() - 8 * DAY_MS);
    await server.db.updateTable('subscribers').set({ asked_at: longAgo }).execute();
    await forgetUnconfirmed(server.db);
    expect([await find(late), (await find(onList))?.email]).toEqual([undefined, onList]);
    expect((await confirm(token)).statusCode).toBe(410);
  });
});

describe('unsubscribing', () => {
  test('takes one click in a mail program, without a cookie', async () => {
    const { email, mail } = await subscribed();
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<https:\/\/crisper\.example(\/api\/newsletter\/unsubscribe\/\S+)>$/;
    const url = address.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const looked = await server.app.inject({ method: 'GET', url });
    expect(looked.statusCode).toBe(302);
    expect(looked.headers.location).toMatch(/^\/newsletter\/unsubscribe#token=/);
    expect(await find(email)).toBeDefined();
    const form = 'application/x-www-form-urlencoded';
    for (let i = 0; i < 2; i++) {
      const answer = await server.app.inject({
        ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await find(email)).toBeUndefined();
  });

  test('works with a form of many parts, too', async () => {
    const { email, unsubscribe } = await subscribed();
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const body = new Response(form);
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `/api/newsletter/unsubscribe/${unsubscribe}` },
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: await body.text(),
    });
    expect(answer.statusCode).toBe(200);
    expect(await find(email)).toBeUndefined();
  });

  test('needs the subscriber’s own token', async () => {
    const [reader, other] = [await subscribed(), await subscribed()];
    const id = reader.unsubscribe.split('.')[0];
    const forged = `${id}.${other.unsubscribe.split('.')[1]}`;
    const answer = await visitor.send('POST', `/newsletter/unsubscribe/${forged}`);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'newsletter_link_invalid']);
    expect(await find(reader.email)).toBeDefined();
  });

  test('makes older links useless', async () => {
    const email = newReader();
    await ask(email);
    const confirmation = tokenIn(await mailTo(email), 'confirm');
    await confirm(confirmation);
    await ask(email);
    await visitor.send('POST', `/newsletter/unsubscribe/${tokenIn(await mailTo(email, 2), 'unsubscribe')}`);
    expect((await confirm(confirmation)).statusCode).toBe(410);
    expect(await find(email)).toBeUndefined();
  });
});
