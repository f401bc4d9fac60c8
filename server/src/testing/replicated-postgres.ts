import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Binaries, CHILD_ENVIRONMENT, findBinaries } from '#db/embedded/binaries.ts';
import { chooseDatabaseUser, type DatabaseUser, giveTree } from '#db/embedded/database-user.ts';

const USER = 'crisper';
const FOLLOWER = 'follower';
const POLL_MS = 20;
const PATIENCE_MS = 60_000;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  // What a new follower needs from before it connects.
  wal_keep_size: '1GB',
};
/** What a copy of a running PostgreSQL must not have: its process, its sessions, and the log that it streams instead. */
const NOT_COPIED =
  /\/postmaster\.(pid|opts)$|\/pg_(wal|replslot|stat_tmp|notify|subtrans)\/.|\/pg_internal\.init/;

interface Machine {
  port: number;
  folder: string;
  process: ChildProcess;
}

/** Two PostgreSQLs, of which one follows the other and acknowledges every commit. */
export interface ReplicatedPostgres {
  /** Both of them, in the format of `DATABASE_URL`. */
  url: string;
  /** Ends the primary as a power cut would. */
  killPrimary(): Promise<void>;
  /** Stops the primary without ending it: connections stay open, and nothing is answered. Returns what ends it. */
  hangPrimary(): Promise<() => Promise<void>>;
  /** Makes a primary of the one that follows. It is alone until it is followed. */
  promote(): Promise<void>;
  /** Copies the primary to where the dead one was, and waits until commits wait for the copy. */
  follow(): Promise<void>;
  onPrimary<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** With the PostgreSQL that Crisper brings, or the one whose programs are in the folder POSTGRES_BIN. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const root = await mkdtemp(join(tmpdir(), 'crisper-replicated-'));
  const user = await chooseDatabaseUser(root, root);
  if (user) await chown(root, user.uid, user.gid);
  const programs = await findPrograms(user, root);
  const [first, second] = [await freePort(), await freePort()];
  let made = 0;
  const newFolder = async () => {
    const folder = join(root, String(made++));
    await mkdir(folder, { mode: 0o700 });
    if (user) await chown(folder, user.uid, user.gid);
    return folder;
  };
  const run = (port: number, folder: string, settings = {}): Promise<Machine> =>
    launch({ port, folder, programs, user, settings });

  const folder = await newFolder();
  const options = [`--username=${USER}`, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(programs.initdb, ['-D', folder, ...options], {
    ...user,
    cwd: folder,
    env: CHILD_ENVIRONMENT,
  });
  let primary = await run(first, folder);
  let follower: Machine | null = null;

  const replicated: ReplicatedPostgres = {
    url: `postgres://${USER}@127.0.0.1:${first},127.0.0.1:${second}/postgres?target_session_attrs=read-write`,
    async killPrimary() {
      await end(primary, 'SIGKILL');
    },
    hangPrimary: () => hang(primary),
    async promote() {
      if (!follower) throw new Error('nothing follows the primary');
      primary = follower;
      follower = null;
      await onMachine(primary, 'select pg_promote()');
    },
    async follow() {
      const copy = await newFolder();
      await copyRunning(primary, copy, user);
      const source = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=${FOLLOWER}`;
      follower = await run(primary.port === first ? second : first, copy, { primary_conninfo: source });
      await onMachine(primary, `alter system set synchronous_standby_names = '${FOLLOWER}'`);
      await onMachine(primary, 'select pg_reload_conf()');
      const synchronous = `select from pg_stat_replication where sync_state = 'sync'`;
      await until(async () => (await onMachine(primary, synchronous)).length === 1);
    },
    onPrimary: (statement) => onMachine(primary, statement),
    async stop() {
      if (follower) await end(follower, 'SIGQUIT');
      await end(primary, 'SIGQUIT');
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await replicated.follow();
  return replicated;
}

async function findPrograms(
  user: DatabaseUser | undefined,
  root: string,
): Promise<Pick<Binaries, 'postgres' | 'initdb'>> {
  const given = process.env.POSTGRES_BIN;
  return given
    ? { postgres: join(given, 'postgres'), initdb: join(given, 'initdb') }
    : findBinaries(user, root);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

interface Launch {
  port: number;
  folder: string;
  programs: Pick<Binaries, 'postgres'>;
  user: DatabaseUser | undefined;
  settings: Record<string, string>;
}

async function launch({ port, folder, programs, user, settings }: Launch): Promise<Machine> {
  const given = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  const options = given.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs.postgres, ['-D', folder, ...options], {
    ...user,
    cwd: folder,
    env: CHILD_ENVIRONMENT,
    stdio: 'ignore',
  });
  const machine = { port, folder, process: child };
  await until(() =>
    onMachine(machine, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return machine;
}

async function end({ process: child }: Machine, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function hang(machine: Machine): Promise<() => Promise<void>> {
  const client = await connectTo(machine);
  const postmaster = machine.process.pid ?? 0;
  // First, so that it starts no more of them.
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const all = [postmaster, ...rows.map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  client.connection.stream.destroy();
  return async () => {
    for (const pid of all) process.kill(pid, 'SIGKILL');
    if (machine.process.signalCode === null) await once(machine.process, 'exit');
  };
}

/** As pg_basebackup does, which the PostgreSQL that Crisper brings does not have. */
async function copyRunning(machine: Machine, copy: string, user: DatabaseUser | undefined): Promise<void> {
  const client = await connectTo(machine);
  try {
    await client.query(`select pg_backup_start('copy', true)`);
    await cp(machine.folder, copy, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await writeFile(join(copy, 'standby.signal'), '');
  // Promoted, it must not wait for a follower that it does not have.
  await writeFile(join(copy, 'postgresql.auto.conf'), '');
  await chmod(copy, 0o700);
  if (user) await giveTree(copy, user);
}

async function onMachine<Row extends pg.QueryResultRow>(machine: Machine, statement: string): Promise<Row[]> {
  const client = await connectTo(machine);
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function connectTo({ port }: Machine): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: USER, database: 'postgres', ssl: false });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not get there in a minute');
    await sleep(POLL_MS);
  }
}
