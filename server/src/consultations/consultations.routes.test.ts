import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';

const DESK = 'desk@crisper.example';
const ANA = 'ana@example.com';
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  smtp = await testSmtp();
  server = await testServer({ SMTP_URL: smtp.url, CONTACT_EMAIL: DESK });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received = [];
});

const allSent = () => expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toEqual([]);

test('a session is asked for, mailed to the desk once, listed, and cancelled, of which the desk hears once', async () => {
  const ana = await server.as(ANA);
  await ana.send('PATCH', '/account', { displayName: 'Ana Alvarez', timeZone: 'Europe/Madrid' });
  const booked = await ana.send('POST', '/consultations', { specialist: 'oyelaran' });
  expect(booked.statusCode).toBe(201);
  await expect.poll(() => smtp.mailsTo(DESK).length).toBe(1);
  expect(smtp.mailsTo(DESK)).toMatchObject([
    {
      subject: 'Session with Mateo Oyelaran: Ana Alvarez',
      replyTo: [{ address: ANA }],
      text: expect.stringMatching(/Ana Alvarez \(ana@example\.com\) would like[\s\S]*Europe\/Madrid/),
    },
  ]);
  const { id } = booked.json();
  expect((await ana.get('/consultations')).json()).toMatchObject([
    { id, specialist: 'oyelaran', cancelledAt: null },
  ]);

  for (let i = 0; i < 2; i++)
    expect((await ana.send('DELETE', `/consultations/${id}`)).json()).toEqual({ success: true });
  await expect.poll(() => smtp.mailsTo(DESK).length).toBe(2);
  await allSent();
  expect(smtp.mailsTo(DESK)).toHaveLength(2);
  expect(smtp.mailsTo(DESK)[1]?.subject).toBe('Cancelled: session with Mateo Oyelaran: Ana Alvarez');
  expect((await ana.get('/consultations')).json()).toMatchObject([{ id, cancelledAt: expect.any(String) }]);
});

test('nobody sees or cancels the sessions of others', async () => {
  const ana = await server.as('careful@example.com');
  const { id } = (await ana.send('POST', '/consultations', { specialist: null })).json();
  const bo = await server.as('bo@example.com');
  expect((await bo.get('/consultations')).json()).toEqual([]);
  await bo.send('DELETE', `/consultations/${id}`);
  expect((await ana.get('/consultations')).json()).toMatchObject([{ cancelledAt: null }]);
  await allSent();
  expect(smtp.mailsTo(DESK).map(({ subject }) => subject)).toEqual([
    'Session with one of our specialists: careful@example.com',
  ]);
});

test('there is nobody else to book', async () => {
  const answer = await (await server.as(ANA)).send('POST', '/consultations', { specialist: 'who' });
  expect(answer.statusCode).toBe(422);
});

test('five requests a day are enough', async () => {
  const eager = await server.as('eager@example.com');
  for (let i = 0; i < 5; i++)
    expect((await eager.send('POST', '/consultations', { specialist: null })).statusCode).toBe(201);
  const refused = await eager.send('POST', '/consultations', { specialist: null });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect((await eager.get('/consultations')).json()).toHaveLength(5);
  await allSent();
});
