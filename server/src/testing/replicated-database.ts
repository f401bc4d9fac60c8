import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type MadeQuery } from '#db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import type { OpenReplica } from '#db/reads.ts';
import type { TestDatabase } from './test-database.ts';

export interface ReplicatedDatabase extends TestDatabase {
  openReplica: OpenReplica;
  /** How many queries about items each database has answered. */
  asked: { primary: number; replica: number };
  /** Pauses the replica, or lets it go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
}

/** A PostgreSQL of the test's own, and a real replica of it. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-'));
  const [here, there] = [join(folder, 'a'), join(folder, 'b')];
  for (const place of [here, there]) await mkdir(place);
  // Started by root, they run as another user, who must be able to reach the other's socket.
  for (const place of [folder, here, there]) await chmod(place, 0o711);
  const made = await startEmbeddedPostgres({ dataDir: here });
  const empty = connect(made.connection, () => {});
  await migrate(empty);
  await empty.destroy();
  await made.stop();
  await cp(join(here, 'postgres'), join(there, 'postgres'), { recursive: true });
  const primary = await startEmbeddedPostgres({ dataDir: here });
  const { host, port, user } = primary.connection;
  const settings = `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`;
  await writeFile(join(there, 'postgres', 'postgresql.auto.conf'), settings);
  await writeFile(join(there, 'postgres', 'standby.signal'), '');
  let replica: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: there });

  const asked = { primary: 0, replica: 0 };
  const count =
    (who: keyof typeof asked) =>
    ({ sql: text }: MadeQuery) => {
      if (/from "items"|from item_counts|from "pictures"/.test(text)) asked[who] += 1;
    };
  const db = connect({ ...primary.connection, max: 4 }, () => {}, count('primary'));
  const tell = async (statement: string) => {
    const operator = connect({ ...replica.connection, max: 1 }, () => {});
    await sql.raw(statement).execute(operator);
    await operator.destroy();
  };
  return {
    db,
    connection: primary.connection,
    openReplica: (onLost) => connect({ ...replica.connection, max: 4 }, onLost, count('replica')),
    asked,
    pause: () => tell('select pg_wal_replay_pause()'),
    resume: () => tell('select pg_wal_replay_resume()'),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await startEmbeddedPostgres({ dataDir: there });
    },
    async drop() {
      await db.destroy();
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
