import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';

const DESK = 'desk@crisper.example';
const hello = {
  name: 'Ana Alvarez',
  email: 'Ana@example.com',
  message: 'The <b>milk</b>\ncounts backwards.',
  openForMs: 9000,
};

let smtp: TestSmtp;
let server: TestServer;
let visitor: Browser;
let networks = 0;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, CONTACT_EMAIL: DESK, LIMIT_MESSAGES_PER_ADDRESS: '3' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('contact_messages').execute();
  smtp.received = [];
  visitor = server.browser();
  visitor.remoteAddress = `10.0.0.${++networks}`;
});

const write = (entered: object) => visitor.send('POST', '/contact', entered);
const stored = () =>
  server.db.selectFrom('contact_messages').select(['name', 'email', 'message', 'is_suspect']).execute();
const allSent = () => expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);

test('a message is kept and mailed to the desk, once, to be answered to the visitor', async () => {
  const answer = await write(hello);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  await expect.poll(() => smtp.received.length).toBe(1);
  await allSent();
  expect(smtp.mailsTo(DESK)).toMatchObject([
    {
      subject: 'Message from Ana Alvarez',
      replyTo: [{ address: 'ana@example.com' }],
      text: expect.stringContaining('> The <b>milk</b>\n> counts backwards.'),
      html: expect.stringContaining('The &lt;b&gt;milk&lt;/b&gt;<br>counts backwards.'),
    },
  ]);
  expect(await stored()).toEqual([
    { name: 'Ana Alvarez', email: 'ana@example.com', message: hello.message, is_suspect: false },
  ]);
});

test('what is missing is told by field, and nothing is kept', async () => {
  const answer = await write({ ...hello, email: 'nobody', message: ' ' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({
    email: 'Invalid email address.',
    message: 'Please enter a message',
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['fills in what people do not see', { website: 'https://spam.example' }],
  ['is quicker than a person', { openForMs: 200 }],
  ['never saw the page', { openForMs: undefined }],
])('a program that %s gets the same answer, and mails nobody', async (_, signs) => {
  const answer = await write({ ...hello, ...signs });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  await write(hello);
  await expect.poll(() => smtp.received.length).toBe(1);
  await allSent();
  expect(smtp.received).toHaveLength(1);
  expect((await stored()).map((row) => row.is_suspect).sort()).toEqual([false, true]);
});

test('a network may write so often in an hour, and is told when that is over', async () => {
  for (let i = 0; i < 3; i++) expect((await write(hello)).statusCode).toBe(200);
  const answer = await write(hello);
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  expect(await stored()).toHaveLength(3);
  visitor.remoteAddress = '10.0.1.1';
  expect((await write(hello)).statusCode).toBe(200);
});
