import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '#backup/backup.fixture.ts';
import { readConfig } from '#config.ts';
import type { RunningServer } from '#serve-app.ts';
import { startServer } from '#start-server.ts';
import { Browser } from '#testing/test-browser.ts';
import { newItem } from '#testing/test-server.ts';

const ADMIN = fileURLToPath(new URL('admin.ts', import.meta.url));
const PASSWORD = 'Secret words';

let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-admin-'));
  server = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function admin(env: Record<string, string>, ...args: string[]) {
  const { PATH = '' } = process.env;
  return promisify(execFile)(process.execPath, [ADMIN, ...args], { env: { PATH, ...env } }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  );
}
const ask = (...args: string[]) => admin({ DATA_DIR: dataDir }, ...args);

async function signUp(email: string): Promise<Browser> {
  const browser = new Browser(server.app);
  expect((await browser.register(email, PASSWORD)).statusCode).toBe(201);
  return browser;
}

test('lists accounts and kitchens by their size while the server runs', async () => {
  const ana = await signUp('ana@example.com');
  await signUp('bo@example.com');
  const started = await ana.send('POST', '/kitchens', { name: 'Flat 4B' });
  const added = await ana.send('POST', '/items', newItem());
  expect([started.statusCode, added.statusCode]).toEqual([201, 201]);

  const accounts = await ask('accounts');
  expect(accounts).toMatchObject({ stderr: '', code: 0 });
  expect(accounts.stdout.replaceAll(/ +/g, ' ').split('\n')).toEqual([
    'Email address Name Items Pictures MB Kitchens Last seen',
    expect.stringMatching(/^ana@example.com Ana 1 0 0 1 \d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^bo@example.com Ana 0 0 0 0 \d{4}-\d\d-\d\d$/),
    '2 accounts.',
    '',
  ]);
  const kitchens = await ask('kitchens');
  expect(kitchens.stdout).toMatch(/^Flat 4B +1 +0 +0 +0 /m);
  expect(kitchens.stdout).toContain('2 kitchens, with the public fridge.');
});

test('a new password lets the person in, and ends their sessions', async () => {
  const cleo = await signUp('cleo@example.com');
  const { stdout } = await ask('reset-password', 'Cleo@example.com');
  const [, password = ''] = /can log in with: (\S+)\n/.exec(stdout) ?? [];
  expect(password).toMatch(/^[A-Z][a-z]{3}(-[a-z]{4}){3}$/);
  expect((await cleo.refresh()).statusCode).toBe(401);
  const browser = new Browser(server.app);
  expect((await browser.login('cleo@example.com', PASSWORD)).statusCode).toBe(403);
  expect((await browser.login('cleo@example.com', password)).statusCode).toBe(200);
  const events = (await browser.send('GET', '/account/events')).json();
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('password-reset');
});

test('an account is ended when the operator is sure, as if the person did it', async () => {
  const dario = await signUp('dario@example.com');
  const asked = await ask('end-account', 'dario@example.com');
  expect(asked.stdout).toContain('Nothing was deleted yet.');
  expect((await dario.refresh()).statusCode).toBe(200);
  const done = await ask('end-account', 'dario@example.com', '--yes');
  expect(done).toMatchObject({ stdout: 'The account of dario@example.com is deleted.\n', code: 0 });
  expect((await dario.refresh()).statusCode).toBe(401);
  await signUp('dario@example.com');
});

test('tells who may open an account', async () => {
  const { stdout } = await admin({ DATA_DIR: dataDir, REGISTRATION: 'invited' }, 'registration');
  expect(stdout).toContain('REGISTRATION=invited: people who were invited to a kitchen can open an account.');
});

test('what cannot be done is said in a sentence, and makes nothing', async () => {
  expect(await ask('end-account', 'nobody@example.com', '--yes')).toMatchObject({
    stderr: 'There is no account for nobody@example.com: npm run admin -- accounts lists them.\n',
    code: 1,
  });
  expect(await ask('reset-password')).toMatchObject({ stderr: expect.stringMatching(/^Whose account\?/) });
  for (const wrong of [[], ['toString'], ['accounts', '--nothing']]) {
    expect(await ask(...wrong)).toMatchObject({
      stderr: expect.stringMatching(/^npm run admin -- accounts/),
      code: 1,
    });
  }
  const nowhere = join(await newFolder(), 'data');
  expect(await admin({ DATA_DIR: nowhere }, 'accounts')).toMatchObject({
    stderr: expect.stringMatching(/^There is no database in .*: set DATA_DIR or DATABASE_URL/),
    code: 1,
  });
});
