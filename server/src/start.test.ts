import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { holdPort } from '#listening.ts';
import { readConfig } from './config.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let takenPort: number;
const taken = createServer();

/** A PostgreSQL that requires a password from one of its users. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-'));
  await chmod(folder, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await ask(
    "create role cook login password 'right words'",
    "create role reader login password 'right words'",
    'alter role reader set default_transaction_read_only = on',
    'create database crisper',
  );
  const rules = `local all ${postgres.connection.user} trust\nlocal all cook,reader scram-sha-256\nlocal all all reject\n`;
  await writeFile(join(folder, 'postgres', 'postgres', 'pg_hba.conf'), rules);
  await ask('select pg_reload_conf()');
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  takenPort = portOf(taken);
});
afterAll(async () => {
  taken.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function ask(...statements: string[]): Promise<void> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const urlOf = (user: string, password: string, database: string) =>
  `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${postgres.connection.host}&port=${postgres.connection.port}`;

/** Runs a command of the product until it exits. */
async function run(script: string, env: Record<string, string>, ...args: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { PATH = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(process.execPath, [path, ...args], { env: { PATH, TMPDIR, PORT: '0', ...env } });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { said, complained, code };
}

/** With a data folder that does not exist: afterwards it must still not exist. */
async function start(env: Record<string, string>) {
  const home = await mkdtemp(join(folder, 'home-'));
  const ended = await run('../start.mjs', { DATA_DIR: join(home, 'data'), ...env });
  return { ...ended, left: await readdir(home) };
}

const sentence = (beginning: string, end: string) => ({
  complained: expect.stringMatching(new RegExp(`^${beginning}[^\n]*${end}\n$`)),
  said: '',
  code: 1,
});

describe('what the operator got wrong is one sentence with what to do, and nothing was started', () => {
  test.each<[string, () => Record<string, string>, string, string]>([
    ['a port that is taken', () => ({ PORT: String(takenPort) }), 'PORT: another program', 'another port\\.'],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      'HOST: 192\\.0\\.2\\.1 is not',
      'one of them\\.',
    ],
    [
      'a name of no machine',
      () => ({ HOST: 'nowhere.invalid' }),
      'HOST: nowhere.invalid is not',
      'one of them\\.',
    ],
    [
      'a database that does not run',
      () => ({ DATABASE_URL: 'postgres://crisper:secret@127.0.0.1:1/crisper' }),
      'DATABASE_URL: nothing listens at 127\\.0\\.0\\.1:1: start PostgreSQL',
      'port\\.',
    ],
    [
      'a database on a host that does not exist',
      () => ({ DATABASE_URL: 'postgres://crisper:secret@nowhere.invalid/crisper' }),
      'DATABASE_URL: there is no host of the name in nowhere\\.invalid:5432: mend',
      'up\\.',
    ],
    [
      'a URL that cannot be read',
      () => ({ DATABASE_URL: 'postgres://crisper:sec/ret@127.0.0.1/crisper' }),
      'The configuration is not right\\. DATABASE_URL: cannot be read as postgres://',
      '%2F for /',
    ],
    [
      'several hosts of which none runs',
      () => ({ DATABASE_URL: 'postgres://crisper:secret@127.0.0.1:1,127.0.0.1:2/crisper' }),
      'DATABASE_URL: nothing listens at 127\\.0\\.0\\.1:1 and 127\\.0\\.0\\.1:2: start PostgreSQL',
      'port\\.',
    ],
    [
      'several hosts of which none accepts writes',
      () => ({
        DATABASE_URL: `${urlOf('reader', 'right words', 'crisper')}&target_session_attrs=read-write`,
      }),
      'DATABASE_URL: none of .* accepts writes: start the primary',
      'follows it\\.',
    ],
    [
      'a wrong password',
      () => ({ DATABASE_URL: urlOf('cook', 'secret', 'crisper') }),
      'DATABASE_URL: PostgreSQL at .* refuses the password',
      'the password\\.',
    ],
    [
      'a user that is not let in',
      () => ({ DATABASE_URL: urlOf('stranger', 'secret', 'crisper') }),
      'DATABASE_URL: PostgreSQL at .* refuses the user',
      'pg_hba\\.conf\\.',
    ],
    [
      'a database that does not exist',
      () => ({ DATABASE_URL: urlOf('cook', 'right words', 'nothing') }),
      'DATABASE_URL: PostgreSQL at .* has no such database',
      'mend its name\\.',
    ],
    [
      'a user who may not make tables',
      () => ({ DATABASE_URL: urlOf('cook', 'right words', 'crisper') }),
      'DATABASE_URL: its user may not make tables there',
      '\\(permission denied for schema public\\)\\.',
    ],
    [
      'a database that cannot be written',
      () => ({ DATABASE_URL: urlOf('reader', 'right words', 'crisper') }),
      'DATABASE_URL: the database takes no writes: name the primary',
      '\\)\\.',
    ],
    [
      'a way past the pooler that leads nowhere',
      () => ({
        DATABASE_URL: urlOf(postgres.connection.user, '', 'crisper'),
        DATABASE_DIRECT_URL: 'postgres://crisper:secret@127.0.0.1:1/crisper',
      }),
      'DATABASE_DIRECT_URL: nothing listens',
      'port\\.',
    ],
  ])('%s', async (_, env, beginning, end) => {
    const ended = await start(env());
    expect(ended).toMatchObject(sentence(beginning, end));
    expect(ended.complained).not.toMatch(/secret|sec\/ret|right words|\n +at /);
    expect(ended.left).toEqual([]);
  });
});

test('the demo says the same about its port, and leaves nothing behind', async () => {
  const TMPDIR = await mkdtemp(join(folder, 'tmp-'));
  const ended = await run('demo/main.ts', { TMPDIR, PORT: String(takenPort) });
  expect(ended).toMatchObject(sentence('PORT: another program', 'another port\\.'));
  expect((await readdir(TMPDIR)).filter((name) => name.startsWith('crisper-'))).toEqual([]);
});

test.each([
  ['programs/backup.ts', join(tmpdir(), 'never-written')],
  ['programs/admin.ts', 'accounts'],
  ['programs/rotate-keys.ts'],
  ['programs/failed-mails.ts'],
  ['programs/preview-digest.ts'],
])('%s says the same about its database', async (script, ...args) => {
  const env = { DATABASE_URL: urlOf('cook', 'secret', 'crisper') };
  const ended = await run(script, env, ...args);
  expect(ended).toMatchObject(
    sentence('DATABASE_URL: PostgreSQL at .* refuses the password', 'the password\\.'),
  );
});

test('callers who come before the server is ready are asked to come back in a moment, with the security headers', async () => {
  const held = await holdPort(readConfig({ PORT: '0', PUBLIC_URL: 'https://crisper.example' }), null);
  const waiting = connect(held.port, '127.0.0.1');
  await once(waiting, 'connect');
  const answer = await fetch(`http://127.0.0.1:${held.port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  const ended = once(waiting, 'close');
  await held.release();
  await ended;
});
