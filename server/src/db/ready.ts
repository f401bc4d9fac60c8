import { oneRun } from '@crisper/domain/one-run.ts';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { hasRoom } from './room.ts';

/** Whoever asks is answered within a second. */
const READY_MS = 800;

const checks = new WeakMap<Database, () => Promise<void>>();

/** The probe has a connection of its own: the others may all be busy, and a check that hangs must not take one of them. */
export function noteProbe(db: Database, open: () => Database): void {
  const check = oneRun(async () => {
    const own = open();
    // Refused where the database is read-only, or one that follows another.
    await sql`update items_version set version = version where false`.execute(own);
    // Nothing is stored, but its commit is one: it waits for the disk and for whoever has to follow.
    await sql`select pg_logical_emit_message(true, 'crisper', 'ready')`.execute(own);
    if (!(await hasRoom(db, own))) throw new Error('the database has no room to write');
  });
  checks.set(db, check);
}

/** Fails with the reason unless the database takes a write now. */
export async function requireReady(db: Database): Promise<void> {
  const check = checks.get(db);
  if (!check) throw new Error('the database was not opened by connect');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const why = `the database did not take a write within ${READY_MS} ms`;
    timer = setTimeout(() => reject(new Error(why)), READY_MS);
  });
  await Promise.race([check(), late]).finally(() => clearTimeout(timer));
}
