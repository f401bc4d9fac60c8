import { open, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { everything, forge, newDatabase, newFolder, opened, query } from './backup.fixture.ts';
import { restoreBackup } from './restore-backup.ts';
import { onOwnConnection } from './snapshot.ts';
import { contents, writeBackup } from './write-backup.ts';

let server: TestServer;
let file: string;
beforeAll(async () => {
  server = await testServer();
  await server.addItem('ana@example.com');
});
afterAll(() => server.close());
beforeEach(async () => {
  file = join(await newFolder(), 'kitchen.backup.zst');
  await writeBackup(server.connection, file);
});

const neverOpened = async () => {
  throw new Error('the database was opened');
};

async function flip(position: number): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  const at = position < 0 ? size + position : position;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
}

test.each<[string, () => Promise<void>]>([
  ['its first byte changed', () => flip(0)],
  ['a byte in the middle changed', () => flip(900)],
  ['a byte of its checksum changed', () => flip(-1)],
  ['its last byte missing', async () => truncate(file, (await stat(file)).size - 1)],
  ['its second half missing', () => truncate(file, 900)],
  ['nothing in it', () => truncate(file, 0)],
  ['something else in it', () => writeFile(file, 'Dear diary, '.repeat(20))],
])('a file with %s is refused before the database is touched', async (_, spoil) => {
  await spoil();
  await expect(restoreBackup(file, neverOpened)).rejects.toThrow(
    /is not a whole backup: .* Use another one\.$/,
  );
});

test('a file that is not there is named', async () => {
  await expect(restoreBackup(`${file}.not`, neverOpened)).rejects.toThrow(/\.not cannot be read/);
});

test.each<[string, () => Promise<void>]>([
  ['schema', () => forge(file, (text) => text.replace('"0001_', '"9999_'))],
  ['format', () => forge(file, (text) => text.replace('"formatVersion":1', '"formatVersion":2'))],
])('a backup with a newer %s is refused before the database is touched', async (_, change) => {
  await change();
  await expect(restoreBackup(file, neverOpened)).rejects.toThrow(
    /was made by a newer Crisper .* update Crisper/,
  );
});

test('a database that is not empty stays as it is', async () => {
  const target = await newDatabase({ empty: false });
  const before = await everything(target);
  await expect(restoreBackup(file, async () => opened(target))).rejects.toThrow(
    /^The database is not empty .* set DATA_DIR to a new folder, or DATABASE_URL to a new database/,
  );
  expect(await everything(target)).toEqual(before);
});

test.each<[string, RegExp, (text: string) => string]>([
  [
    'says another number of rows',
    /does not add up .*accounts/,
    (text) => text.replace('"accounts":1', '"accounts":2'),
  ],
  [
    'lacks a table',
    /does not add up .*notes/,
    (text) => text.replace(/\{"table":"notes".*\n\\\.\n/, '').replace('"notes":0,', ''),
  ],
  [
    'has a row that the tables refuse',
    /refused the backup .*nothing was changed/,
    (text) => text.replace('\tDairy\t', '\tFish\t'),
  ],
  [
    'has a row whose account is missing',
    /refused the backup .*sessions_account_id_fkey/,
    (text) => text.replace(/^(\{"table":"accounts".*\n).*\n/m, '$1').replace('"accounts":1', '"accounts":0'),
  ],
  [
    'has a row that breaks off',
    /refused the backup .*missing data/,
    (text) => text.replace('\tDairy\t', '\n'),
  ],
])('a backup that %s leaves the database empty', async (_, complaint, change) => {
  await forge(file, change);
  const target = await newDatabase({ empty: true });
  await expect(restoreBackup(file, async () => opened(target))).rejects.toThrow(complaint);
  expect(await everything(target)).toEqual({});
});

test('tables of other programs in the database are left out, and reported', async () => {
  const source = await newDatabase({ empty: false });
  await query(source, 'create table diary (id serial, text text)');
  await query(source, `insert into diary (text) values ('Dear diary')`);
  await writeBackup(source.connection, file);
  const target = await newDatabase({ empty: true });
  expect(await restoreBackup(file, async () => opened(target))).toMatchObject({ leftOut: ['diary'] });
  expect(Object.keys(await everything(target))).not.toContain('diary');
});

test('a database that nobody has used has nothing to back up', async () => {
  const folder = await newFolder();
  const empty = await newDatabase({ empty: true });
  await expect(writeBackup(empty.connection, join(folder, 'x'))).rejects.toThrow(
    /There is nothing to back up/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a place that cannot be written to is named, and so is a database that is away', async () => {
  await expect(writeBackup(server.connection, '/nowhere/x')).rejects.toThrow(
    /could not be written to \/nowhere\/x .*: make room, or name another file/,
  );
  await expect(writeBackup({ host: '/nowhere' }, file)).rejects.toThrow(/The database cannot be reached/);
});

test('a database that goes away while it is read is told so, and leaves no file behind', async () => {
  const folder = await newFolder();
  const pidOf = async (client: pg.Client) =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const cut = (pid: number) => query(server, `select pg_terminate_backend(${pid}, 10000)`);
  const before = writeBackup(server.connection, join(folder, 'x'), {
    goAhead: async (client) => (await cut(await pidOf(client))).length > 0,
  });
  await expect(before).rejects.toThrow(/The database went away .*: try again/);
  expect(await readdir(folder)).toEqual([]);

  await query(server, `insert into throttles select 'key ' || n, 1, now() from generate_series(1, 200000) n`);
  const amid = onOwnConnection(server.connection, 'begin', async (client) => {
    const pid = await pidOf(client);
    for await (const chunk of contents(client)) {
      if (chunk.includes('key 100\t')) await cut(pid);
    }
  });
  await expect(amid).rejects.toThrow(/The database went away .*: try again/);
});
