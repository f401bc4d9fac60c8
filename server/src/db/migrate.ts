import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { isLockTimeout, isMadeElsewhere, isRetryable } from './failures.ts';
import { liftLimit } from './limit.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const ATTEMPTS = 10;
/**
 * A step that waits for a lock on a table, for example while a backup reads it, makes everybody who comes after wait for
 * the step. So it gives way after some seconds and comes again, for some minutes.
 */
const LOCK_TIMEOUT = '3s';
const LOCK_ATTEMPTS = 100;
const PAUSE_MS = { least: 50, most: 1000 };

export const CREATE_SCHEMA_MIGRATIONS = `
  create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null
  )`;

/** A numbered step of the schema: its file's name, and the one statement in it. */
export interface Migration {
  name: string;
  statement: string;
}

/** In their order, without those. */
export async function listSteps(without: ReadonlySet<string> = new Set()): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const names = files.filter((name) => !without.has(name));
  return Promise.all(
    names.map(async (name) => ({ name, statement: await readFile(new URL(name, MIGRATIONS), 'utf8') })),
  );
}

/**
 * Applies the numbered steps that this database has not had. Several servers may do so at once: the first to insert a
 * step's name applies it, the others wait for that row and go on. Returns the names of steps that are not ours: a newer
 * version has used this database.
 */
export async function migrate(db: Database): Promise<string[]> {
  await again(() => sql.raw(CREATE_SCHEMA_MIGRATIONS).execute(db));
  let applied = await appliedSteps(db);
  if (applied.size === 0) {
    const steps = await listSteps();
    // One commit for all: each waits for the disk.
    await again(() => apply(db, steps));
    applied = await appliedSteps(db);
  }
  for (const step of await listSteps(applied)) await again(() => apply(db, [step]));
  const known = await readdir(MIGRATIONS);
  return [...applied].filter((name) => !known.includes(name)).sort();
}

async function appliedSteps(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** All of them in one transaction, or none if another server applies the first one. */
async function apply(db: Database, [first, ...others]: Migration[]): Promise<void> {
  if (!first) return;
  await db.transaction().execute(async (tx) => {
    await liftLimit(tx);
    // Without a limit: another server may take long over this step, and nobody waits for this one meanwhile.
    if (!(await claim(tx, [first]))) return;
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
    await claim(tx, others);
    await sql.raw([first, ...others].map(({ statement }) => statement).join(';\n')).execute(tx);
  });
}

/** Whether this server inserted their names. */
async function claim(tx: Transaction, steps: Migration[]): Promise<boolean> {
  const names = steps.map(({ name }) => name);
  const { numAffectedRows } = await sql`
    insert into schema_migrations (name, applied_at) select unnest(${names}::text[]), now() on conflict do nothing
  `.execute(tx);
  return numAffectedRows === BigInt(names.length);
}

/** Two servers creating the same table at the same moment collide in PostgreSQL's own catalogue; a table may be locked. */
async function again(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const isLocked = isLockTimeout(error);
      if (!(isLocked || isRetryable(error) || isMadeElsewhere(error))) throw error;
      if (attempt >= (isLocked ? LOCK_ATTEMPTS : ATTEMPTS)) throw error;
      await sleep(Math.min(PAUSE_MS.least * attempt, PAUSE_MS.most));
    }
  }
}
