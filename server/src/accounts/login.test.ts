import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken } from '#testing/outbox.ts';
import type { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const PASSWORD = 'Secret words';
const WRONG = 'Wrong words';
let server: TestServer;
let addresses = 0;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A new browser in a new network. */
function stranger(at: TestServer = server): Browser {
  const browser = at.browser();
  browser.remoteAddress = `10.0.${addresses >> 8}.${addresses++ & 255}`;
  return browser;
}

async function member(name: string, at: TestServer = server): Promise<{ browser: Browser; email: string }> {
  const browser = stranger(at);
  const email = `${name}@example.com`;
  await browser.register(email, PASSWORD);
  return { browser, email };
}

async function codes(times: number, attempt: () => ReturnType<Browser['send']>): Promise<string[]> {
  const found: string[] = [];
  for (let i = 0; i < times; i++) {
    const answer = await attempt();
    found.push(answer.statusCode === 200 ? 'ok' : answer.json().code);
  }
  return found;
}

describe('signing in', () => {
  test.each([
    ['an unknown address', 'nobody@example.com', PASSWORD, 404, 'User not found. Please register first.'],
    ['a wrong password', 'told-apart@example.com', WRONG, 403, 'Incorrect password. Please try again.'],
    ['no address', 'told-apart', WRONG, 422, 'Invalid email address.'],
  ])('with %s says so', async (_, email, password, status, message) => {
    if (password === WRONG && email.includes('@')) await member('told-apart');
    const answer = await stranger().login(email, password);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  test('takes the address in any case, and the password as typed on any keyboard', async () => {
    const browser = stranger();
    await browser.register('keys@example.com', 'Gr\u00fcn Tee');
    expect((await stranger().login('KEYS@example.com', 'Gru\u0308n Tee')).statusCode).toBe(200);
  });

  test('does the same work for an unknown email address, a wrong password and a person without a password', async () => {
    await member('work');
    await server.signUp('no-password@example.com');
    for (const email of ['work@example.com', 'unknown@example.com', 'no-password@example.com']) {
      const before = server.comparisons();
      expect((await stranger().login(email, WRONG)).statusCode).toBeGreaterThan(400);
      expect(server.comparisons() - before).toBe(1);
    }
  });

  test('can hide whether it was the address or the password', async () => {
    const uniform = await testServer({ LOGIN_ERRORS: 'uniform' });
    const { email } = await member('ana', uniform);
    const answers = await Promise.all([
      stranger(uniform).login(email, WRONG),
      stranger(uniform).login('nobody@example.com', WRONG),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    // And so does the limit: the eleventh guess is refused, whether the account exists or not.
    for (const guessed of [email, 'bo@example.com']) {
      const guesser = stranger(uniform);
      const guesses = await codes(12, () => guesser.login(guessed, WRONG));
      expect(guesses.lastIndexOf('invalid_credentials'), guessed).toBeLessThan(10);
      expect(guesses.at(-1)).toBe('too_many_attempts');
    }
    // Nor does it help to count the further responses.
    const answered = [];
    for (const first of [email, 'bo@example.com']) {
      await uniform.db.deleteFrom('throttles').execute();
      const curious = stranger(uniform);
      await curious.login(first, WRONG);
      let n = 0;
      answered.push(await codes(11, () => curious.login(`nobody${n++}@example.com`, WRONG)));
    }
    expect(answered[0]).toEqual(answered[1]);
    await uniform.close();
  });
});

describe('guessing a password', () => {
  test('from one network is refused from the eleventh time, even when right', async () => {
    const { email } = await member('guessed');
    const guesser = stranger();
    expect(await codes(11, () => guesser.login(email, WRONG))).toEqual([
      ...Array(10).fill('wrong_password'),
      'too_many_attempts',
    ]);
    const before = server.comparisons();
    const answer = await guesser.login(email, PASSWORD);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().message).toBe('Too many failed login attempts. Please wait and try again later.');
    expect(server.comparisons()).toBe(before);
  });

  test('however often from one network does not lock the owner out on a new browser elsewhere', async () => {
    const limited = await testServer({ LIMIT_LOGINS_PER_ACCOUNT_DAILY: '20' });
    const { email } = await member('elsewhere', limited);
    const guesser = stranger(limited);
    await codes(50, () => guesser.login(email, WRONG));
    expect((await stranger(limited).login(email, PASSWORD)).statusCode).toBe(200);
    await limited.close();
  });

  test('from many networks stops at the account’s limit for the day, with two ways in left for the owner', async () => {
    const limited = await testServer({ LIMIT_LOGINS_PER_ACCOUNT_DAILY: '20' });
    const { browser, email } = await member('distributed', limited);
    const guesses: string[] = [];
    for (let network = 0; network < 10; network++) {
      const guesser = stranger(limited);
      guesses.push(...(await codes(3, () => guesser.login(email, WRONG))));
    }
    // A network has a tenth of the tries.
    const ofOne = ['wrong_password', 'wrong_password', 'too_many_attempts'];
    expect(guesses).toEqual(Array(10).fill(ofOne).flat());
    expect((await stranger(limited).login(email, PASSWORD)).statusCode).toBe(429);
    expect((await browser.login(email, PASSWORD)).statusCode).toBe(200);
    const owner = stranger(limited);
    await owner.send('POST', '/auth/password-reset', { email });
    const token = await mailedToken(limited.dataDir, email);
    await owner.send('POST', '/auth/password-reset/confirm', { token, password: 'Other words' });
    expect((await owner.login(email, 'Other words')).statusCode).toBe(200);
    await limited.close();
  });

  test('a hundred times at once gets ten answers', async () => {
    const { email } = await member('parallel');
    const { remoteAddress } = stranger();
    const guess = () => Object.assign(server.browser(), { remoteAddress }).login(email, WRONG);
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });

  test('is not made easier by headers or spellings', async () => {
    const { email } = await member('tricked');
    const guesser = stranger();
    await codes(10, () => guesser.login(email, WRONG));
    const attempts: [string, string, Record<string, string>][] = [
      ['/auth/login', email, { 'x-forwarded-for': '1.2.3.4' }],
      [
        '/auth/login',
        email,
        { forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4', 'true-client-ip': '1.2.3.4' },
      ],
      ['/auth/login?x=1', email, {}],
      ['/auth/%6cogin', email, {}],
      ['/auth/login', ` ${email.toUpperCase()} `, {}],
    ];
    for (const [path, spelled, headers] of attempts) {
      guesser.headers = headers;
      const answer = await guesser.send('POST', path, { email: spelled, password: PASSWORD });
      expect(answer.statusCode, `${path} ${JSON.stringify(headers)}`).toBe(429);
    }
    for (const path of ['/auth/login/', '/AUTH/login', '//auth/login', '/auth/./login;x']) {
      const answer = await guesser.send('POST', path, { email, password: PASSWORD });
      expect([404, 429], path).toContain(answer.statusCode);
    }
  });

  test('does not lock out a browser that signed in before, which has tries of its own', async () => {
    const { browser, email } = await member('owner');
    const guesser = Object.assign(stranger(), { remoteAddress: browser.remoteAddress });
    await codes(20, () => guesser.login(email, WRONG));
    await browser.send('POST', '/auth/logout', {});
    expect(await codes(11, () => browser.login(email, WRONG))).toEqual([
      ...Array(10).fill('wrong_password'),
      'too_many_attempts',
    ]);
    const { browser: second, email: another } = await member('owner2');
    second.remoteAddress = browser.remoteAddress;
    await codes(20, () => guesser.login(another, WRONG));
    expect((await second.login(another, PASSWORD)).statusCode).toBe(200);
    // The cookie of one account is not valid for another.
    expect((await second.login(email, PASSWORD)).statusCode).toBe(429);
  });

  test('is over when the window is', async () => {
    const { email } = await member('waited');
    const guesser = stranger();
    await codes(11, () => guesser.login(email, WRONG));
    await server.db
      .updateTable('throttles')
      .set({ resets_at: new Date(Date.now() - 1) })
      .execute();
    expect((await guesser.login(email, PASSWORD)).statusCode).toBe(200);
  });

  test('from one network stops at its limit, and signing in does not count', async () => {
    const limited = await testServer({ LIMIT_LOGINS_PER_ADDRESS: '3', LIMIT_UNKNOWN_PER_ADDRESS: '100' });
    const emails = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => (await member(name, limited)).email),
    );
    const from = (host: string) => {
      const browser = limited.browser();
      browser.remoteAddress = `2001:db8:0:7::${host}`;
      return browser;
    };
    for (const email of emails) expect((await from('1').login(email, PASSWORD)).statusCode).toBe(200);
    const guesses = [];
    for (const [i, email] of emails.entries()) {
      guesses.push((await from(String(i + 1)).login(email, WRONG)).json().code);
    }
    expect(guesses).toEqual(['wrong_password', 'wrong_password', 'wrong_password', 'too_many_attempts']);
    await limited.close();
  });
});

describe('asking for unknown addresses', () => {
  test('is refused after ten from one network, and then tells nothing of known ones', async () => {
    const { email } = await member('hidden');
    const curious = stranger();
    let n = 0;
    expect(await codes(11, () => curious.login(`nobody${n++}@example.com`, WRONG))).toEqual([
      ...Array(10).fill('user_not_found'),
      'too_many_attempts',
    ]);
    expect((await curious.login(email, WRONG)).json().code).toBe('too_many_attempts');
    // Others behind the same IP address still get in.
    expect((await curious.login(email, PASSWORD)).statusCode).toBe(200);
  });
});

test('a network can sign up so many people an hour, and others go on', async () => {
  const limited = await testServer({ LIMIT_SIGN_UPS_PER_ADDRESS: '3' });
  const school = stranger(limited);
  const statuses = [];
  for (let i = 0; i < 4; i++) {
    statuses.push((await school.register(`pupil${i}@example.com`, PASSWORD)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await stranger(limited).register('elsewhere@example.com', PASSWORD)).statusCode).toBe(201);
  await limited.close();
});

describe('behind a proxy', () => {
  test.each([
    ['on', '1.2.3.4', ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9'], true],
    ['on', '1.2.3.4', ['9.9.9.1', '9.9.9.2'], false],
    ['1.2.3.4', '1.2.3.4', ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9'], true],
    ['1.2.3.4', '5.6.7.8', ['9.9.9.1', '9.9.9.2'], true],
    ['off', '1.2.3.4', ['9.9.9.1', '9.9.9.2'], true],
  ])(
    'with TRUST_PROXY=%s, connected from %s, for %j: the same address is %s',
    async (trust, peer, forwarded, same) => {
      const proxied = await testServer({ TRUST_PROXY: trust, LIMIT_SIGN_UPS_PER_ADDRESS: '1' });
      const statuses = [];
      for (const [i, header] of forwarded.entries()) {
        const browser = proxied.browser();
        browser.remoteAddress = peer;
        browser.headers = { 'x-forwarded-for': header };
        statuses.push((await browser.register(`p${i}@example.com`, PASSWORD)).statusCode);
      }
      expect(statuses).toEqual([201, same ? 429 : 201]);
      await proxied.close();
    },
  );
});
