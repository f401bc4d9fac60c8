import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
const WRONG = 'Wrong words';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
let server: TestServer;
let uniform: TestServer;
let people = 0;

beforeAll(async () => {
  server = await testServer({
    LIMIT_LOGINS_PER_ACCOUNT: '2',
    LIMIT_UNKNOWN_PER_ADDRESS: '2',
    LIMIT_SIGN_UPS_PER_ADDRESS: '2',
    LIMIT_RESETS_PER_ADDRESS: '2',
    LIMIT_MESSAGES_PER_ADDRESS: '2',
    LIMIT_SUBSCRIPTIONS_PER_ADDRESS: '2',
  });
  uniform = await testServer({ LOGIN_ERRORS: 'uniform', LIMIT_LOGINS_PER_ACCOUNT: '3' });
});
afterAll(() => Promise.all([server.close(), uniform.close()]));

/** A signed-in browser in a network of its own. */
async function member(at = server): Promise<{ browser: Browser; email: string }> {
  const browser = at.browser();
  const email = `member-${++people}@example.com`;
  browser.remoteAddress = `10.0.0.${people}`;
  await browser.register(email, PASSWORD);
  return { browser, email };
}

function stranger(at = server): Browser {
  return Object.assign(at.browser(), { remoteAddress: `10.1.0.${++people}` });
}

/** Sends requests until the limit is reached, and returns the seconds that the refusal says to wait. */
async function secondsToWait(call: () => ReturnType<Browser['send']>): Promise<number> {
  let answer = await call();
  for (let i = 0; i < 20 && answer.statusCode !== 429; i++) answer = await call();
  expect(answer.statusCode).toBe(429);
  return Number(answer.headers['retry-after']);
}

const CALLS: [string, number, () => Promise<() => ReturnType<Browser['send']>>][] = [
  [
    'a guessed password',
    15 * MINUTE,
    async () => {
      const [{ email }, guesser] = [await member(), stranger()];
      return () => guesser.login(email, WRONG);
    },
  ],
  [
    'logins with unknown email addresses',
    15 * MINUTE,
    async () => {
      const guesser = stranger();
      return () => guesser.login(`nobody-${++people}@example.com`, WRONG);
    },
  ],
  [
    'a guessed current password',
    15 * MINUTE,
    async () => {
      const { browser } = await member();
      const body = { currentPassword: WRONG, newPassword: 'Other words' };
      return () => browser.send('POST', '/account/password', body);
    },
  ],
  [
    'sign-ups',
    HOUR,
    async () => {
      const crowd = stranger();
      return () => crowd.register(`crowd-${++people}@example.com`, PASSWORD);
    },
  ],
  [
    'password resets',
    HOUR,
    async () => {
      const crowd = stranger();
      return () => crowd.send('POST', '/auth/password-reset', { email: 'nobody@example.com' });
    },
  ],
  [
    'links that prove an email address',
    HOUR,
    async () => {
      const { browser } = await member();
      return () => browser.send('POST', '/account/email/proof');
    },
  ],
  [
    'messages',
    HOUR,
    async () => {
      const crowd = stranger();
      const body = { name: 'Ana', email: 'ana@example.com', message: 'How long does milk keep?' };
      return () => crowd.send('POST', '/contact', body);
    },
  ],
  [
    'subscriptions',
    HOUR,
    async () => {
      const crowd = stranger();
      return () => crowd.send('POST', '/newsletter', { email: `reader-${++people}@example.com` });
    },
  ],
  [
    'consultations',
    24 * HOUR,
    async () => {
      const { browser } = await member();
      return () => browser.send('POST', '/consultations', { specialist: null });
    },
  ],
];

test.each(CALLS)(
  '%s above the limit are refused until the window ends, in %i seconds',
  async (_, seconds, prepare) => {
    const wait = await secondsToWait(await prepare());
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(wait).toBeGreaterThan(seconds - MINUTE);
  },
);

test('the time to wait does not tell that the owner of an account signed in before', async () => {
  const { browser, email } = await member(uniform);
  const neighbour = Object.assign(uniform.browser(), { remoteAddress: browser.remoteAddress });
  expect((await neighbour.login(email, PASSWORD)).statusCode).toBe(200);
  await uniform.db
    .updateTable('throttles')
    .set({ resets_at: sql<Date>`resets_at - interval '10 minutes'` })
    .execute();
  for (const guessed of [email, 'nobody@example.com']) {
    const guesser = Object.assign(uniform.browser(), { remoteAddress: browser.remoteAddress });
    expect(await secondsToWait(() => guesser.login(guessed, WRONG)), guessed).toBeGreaterThan(14 * MINUTE);
  }
});
