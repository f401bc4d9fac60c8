import { once } from 'node:events';
import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import {
  clusterOf,
  isRoot,
  newDataDir,
  outputOf,
  query,
  runChild,
  runServer,
  start,
} from './embedded-postgres.fixture.ts';
import { findPostmaster, runsPostgres } from './postmaster-process.ts';

const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

const WRITE_UNTIL_KILLED = `
  const client = new pg.Client(embedded.connection);
  await client.connect();
  await client.query('create table if not exists written (id int primary key)');
  const { rows } = await client.query('select coalesce(max(id), 0) as last from written');
  for (let id = rows[0].last + 1; ; id += 1) {
    await client.query('insert into written values ($1)', [id]);
    console.log(id);
  }`;

async function leaveOrphan(dataDir: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
  const server = runServer(dataDir, 'setInterval(() => {}, 1000);');
  if (server.stdout) await once(server.stdout, 'data');
  // To the whole process group, as a terminal does.
  process.kill(-(server.pid ?? 0), signal);
  await once(server, 'exit');
  return (await findPostmaster(clusterOf(dataDir)))?.pid ?? 0;
}

test('a killed server loses no acknowledged write, and the next one takes its database over', {
  timeout: 30_000 + KILL_ROUNDS * 5_000,
}, async () => {
  const dataDir = await newDataDir();
  const acknowledged: number[] = [];
  const postmasters = new Set<number | undefined>();
  for (let round = 1; round <= KILL_ROUNDS; round += 1) {
    const server = runServer(dataDir, WRITE_UNTIL_KILLED);
    const enough = acknowledged.length + 60;
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      if (line !== 'started') acknowledged.push(Number(line));
      if (acknowledged.length === enough) server.kill('SIGKILL');
    }
    postmasters.add((await findPostmaster(clusterOf(dataDir)))?.pid);
  }

  const { connection, stop } = await start(dataDir);
  const written = await query(connection, 'select id from written');
  expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  const [survivor = 0, ...others] = postmasters;
  expect(others).toEqual([]);
  expect(await runsPostgres(survivor, clusterOf(dataDir))).toBe(true);
  await stop();
  expect(await runsPostgres(survivor, clusterOf(dataDir))).toBe(false);
});

test('Ctrl-C in the terminal ends the server and not the database under it', async () => {
  const dataDir = await newDataDir();
  const pid = await leaveOrphan(dataDir, 'SIGINT');
  expect(await runsPostgres(pid, clusterOf(dataDir))).toBe(true);
});

test('an orphan that runs with other settings is replaced', async () => {
  const dataDir = await newDataDir();
  const pid = await leaveOrphan(dataDir);
  await appendFile(join(clusterOf(dataDir), 'postmaster.opts'), ' "-c" "jit=on"');
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await findPostmaster(clusterOf(dataDir)))?.pid).not.toBe(pid);
});

test('starts again after the database itself was killed', async () => {
  const dataDir = await newDataDir();
  process.kill(await leaveOrphan(dataDir), 'SIGKILL');
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each([
  ['a stranger', 'echo $$; exec sleep 60'],
  ['a zombie', 'true & echo $!; exec sleep 60'],
])('starts when the process id in its lock belongs to %s by now', async (_, script) => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  const lock = join(clusterOf(dataDir), 'postmaster.pid');
  const lines = (await readFile(lock, 'utf8')).split('\n');
  await first.stop();
  const { uid, gid } = await stat(clusterOf(dataDir));
  const other = runChild('sh', ['-c', script], isRoot ? { uid, gid } : undefined);
  const [pid] = other.stdout ? await once(other.stdout, 'data') : [];
  const stale = [String(pid).trim(), ...lines.slice(1)].join('\n');
  await writeFile(lock, stale);
  await writeFile(join(clusterOf(dataDir), '.s.PGSQL.5432.lock'), stale);

  const second = await start(dataDir);
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a folder that another server is using, in this process or another', async () => {
  const dataDir = await newDataDir();
  const { connection } = await start(dataDir);
  const refusal = /^The data folder .* is in use by another Crisper server: /;
  await expect(start(dataDir)).rejects.toThrow(refusal);
  expect(await outputOf(runServer(dataDir))).toEqual([
    expect.stringMatching(/^EmbeddedPostgresError: The data folder .* is in use by another Crisper server: /),
  ]);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a folder with a PostgreSQL that Crisper did not start, and leaves that alone', async () => {
  const dataDir = await newDataDir();
  const pid = await leaveOrphan(dataDir);
  await writeFile(join(clusterOf(dataDir), 'postmaster.opts'), '/usr/bin/postgres "-D" "."\n');
  await expect(start(dataDir)).rejects.toThrow(/in use by a PostgreSQL that Crisper did not start/);
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), '');
  await expect(start(dataDir)).rejects.toThrow(/another container/);
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), `${pid}\n`);
  expect(await runsPostgres(pid, clusterOf(dataDir))).toBe(true);
});
