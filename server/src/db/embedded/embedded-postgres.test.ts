import { once } from 'node:events';
import { mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterOf, newDataDir, query, runServer, start } from './embedded-postgres.fixture.ts';

test('starts on a new folder, keeps its data over a restart, and may be stopped twice', async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  expect(await query(first.connection, 'select version()')).toEqual([
    { version: expect.stringMatching(/^PostgreSQL 18\./) },
  ]);
  await query(first.connection, 'create table kept as select 7 as id');
  await Promise.all([first.stop(), first.stop()]);

  const second = await start(dataDir);
  expect(await query(second.connection, 'select id from kept')).toEqual([{ id: 7 }]);
});

test('folds case and finds letters beyond ASCII, and checks its pages', async () => {
  const { connection } = await start(await newDataDir());
  await query(connection, 'create extension pg_trgm');
  const [row] = await query(
    connection,
    `select 'CRÈME FRAÎCHE' ilike '%crème%' as folded, cardinality(show_trgm('молоко')) as trigrams,
       current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding`,
  );
  expect(row).toEqual({ folded: true, trigrams: 7, checksums: 'on', encoding: 'UTF8' });
});

test('only the owner can enter, and there is no network port', async () => {
  const dataDir = await newDataDir();
  const { connection } = await start(dataDir);
  const modes = [
    dataDir,
    clusterOf(dataDir),
    join(clusterOf(dataDir), '.s.PGSQL.5432'),
    join(dataDir, 'postgres.log'),
  ];
  for (const path of modes) expect((await stat(path)).mode & 0o077, path).toBe(0);
  expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('two data folders run side by side', async () => {
  const one = await start(await newDataDir());
  const other = await start(await newDataDir());
  await query(one.connection, 'create table here ()');
  expect(await query(other.connection, `select to_regclass('here') as found`)).toEqual([{ found: null }]);
});

test('works in a path that is too long for a socket', async () => {
  const dataDir = await newDataDir(join(await newDataDir(), 'a'.repeat(90), 'b'.repeat(90)));
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('makes the database again when making it was interrupted', async () => {
  const dataDir = await newDataDir();
  await mkdir(dataDir);
  const server = runServer(dataDir);
  await expect
    .poll(() => readdir(dataDir), { interval: 5 })
    .toContainEqual(expect.stringMatching(/^postgres\.new-/));
  server.kill('SIGKILL');
  await once(server, 'exit');

  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).sort()).toEqual(['crisper.lock', 'postgres', 'postgres.log']);
});

test('puts a log that has grown large aside', async () => {
  const dataDir = await newDataDir();
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'postgres.log'), '');
  await truncate(join(dataDir, 'postgres.log'), 11 * 1024 * 1024);
  await start(dataDir);
  expect(await readdir(dataDir)).toContain('postgres.log.1');
  expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(100_000);
});
