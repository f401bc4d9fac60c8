import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newFolder, sha256 } from '#backup/backup.fixture.ts';
import { readConfig } from '#config.ts';
import { startServer } from '#start-server.ts';

const NOTHING_LISTENS =
  'DATABASE_URL: nothing listens at 127.0.0.1:1: start PostgreSQL there, or mend the host and the port.\n';

/** The command as npm runs it: in the project's folder, with the caller's folder in the environment. */
async function run(command: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const { PATH = '' } = process.env;
  return promisify(execFile)(process.execPath, [script, ...args], { env: { PATH, ...env } }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  );
}

const start = (dataDir: string) =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));

test('from a running kitchen to another machine, and back up again there while it stands still', async () => {
  const here = join(await newFolder(), 'data');
  const there = join(await newFolder(), 'data');
  const server = await start(here);
  const account = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };
  await server.app.inject({ method: 'POST', url: '/api/auth/register', payload: account });

  const first = await run('backup', { DATA_DIR: here });
  await server.stop();
  expect(first).toMatchObject({ code: 0, stderr: '' });
  const [name = ''] = await readdir(join(here, 'backups'));
  const file = join(here, 'backups', name);
  expect(name).toMatch(/^crisper-\d{4}-\d\d-\d\dT\d{6}Z\.backup\.zst$/);
  expect(first.stdout).toMatch(/^Backed up \d+ rows to .*\.\n$/);
  expect(first.stdout).toContain(`${file} (${(await stat(file)).size} bytes, SHA-256 ${await sha256(file)})`);
  expect((await stat(join(here, 'backups'))).mode & 0o777).toBe(0o700);

  expect(await run('restore', { DATA_DIR: there, INIT_CWD: join(here, 'backups') }, name)).toMatchObject({
    stdout: expect.stringMatching(/^Restored \d+ rows as they were on /),
    stderr: '',
  });
  const folder = await newFolder();
  expect(await run('backup', { DATA_DIR: there, INIT_CWD: folder }, 'again.zst')).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual(['again.zst']);
  expect(await run('restore', { DATA_DIR: there }, file)).toMatchObject({
    stderr: expect.stringMatching(/^The database is not empty .*\n$/),
    code: 1,
  });
  expect(await run('restore', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, file)).toMatchObject({
    stderr: NOTHING_LISTENS,
    code: 1,
  });
  const moved = await start(there);
  const signedIn = await moved.app.inject({ method: 'POST', url: '/api/auth/login', payload: account });
  await moved.stop();
  expect(signedIn.statusCode).toBe(200);
});

test('what cannot be done is said in a sentence, and makes nothing', async () => {
  const folder = await newFolder();
  const dataDir = join(folder, 'data');
  expect(await run('backup', { DATA_DIR: dataDir })).toMatchObject({
    stderr: expect.stringMatching(/^There is no database in .*: set DATA_DIR or DATABASE_URL/),
    code: 1,
  });
  expect(await run('restore', { DATA_DIR: dataDir }, '/nowhere')).toMatchObject({
    stderr: expect.stringMatching(/^\/nowhere cannot be read .*: name a backup\.\n$/),
    code: 1,
  });
  expect(await run('restore', { DATA_DIR: dataDir })).toMatchObject({
    stderr: 'Which backup? Say: npm run restore -- FILE\n',
  });
  expect(await run('backup', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, join(folder, 'x'))).toMatchObject({
    stderr: NOTHING_LISTENS,
    code: 1,
  });
  expect(await readdir(folder)).toEqual([]);
});
