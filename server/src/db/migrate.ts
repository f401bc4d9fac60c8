import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isMadeElsewhere, isRetryable } from './failures.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const ATTEMPTS = 10;

export const CREATE_SCHEMA_MIGRATIONS = `
  create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null
  )`;

/** A numbered step of the schema: its file's name, and the one statement in it. */
export interface Step {
  name: string;
  statement: string;
}

export async function listSteps(): Promise<Step[]> {
  const names = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, statement: await readFile(new URL(name, MIGRATIONS), 'utf8') })),
  );
}

/**
 * Applies the numbered steps that this database has not had. Several servers may do so at once: the first to insert a
 * step's name applies it, the others wait for that row and go on.
 */
export async function migrate(db: Database): Promise<void> {
  await again(() => sql.raw(CREATE_SCHEMA_MIGRATIONS).execute(db));
  const applied = new Set(
    (await sql<{ name: string }>`select name from schema_migrations`.execute(db)).rows.map((row) => row.name),
  );
  for (const step of await listSteps()) {
    if (!applied.has(step.name)) await again(() => applyStep(db, step));
  }
}

async function applyStep(db: Database, { name, statement }: Step): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const claimed = await sql`
      insert into schema_migrations (name, applied_at) values (${name}, now()) on conflict do nothing
    `.execute(tx);
    if (claimed.numAffectedRows === 1n) await sql.raw(statement).execute(tx);
  });
}

/** Two servers creating the same table at the same moment collide in PostgreSQL's own catalogue. */
async function again(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !(isRetryable(error) || isMadeElsewhere(error))) throw error;
      await sleep(50 * attempt);
    }
  }
}
