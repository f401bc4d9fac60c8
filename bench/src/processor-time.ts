import { readFileSync } from 'node:fs';
import type { Database } from '@crisper/server/db/database.ts';
import { sql } from 'kysely';

/** The milliseconds that this process and the database's connections have worked so far. */
export async function processorTimeOf(db: Database): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
  `.execute(db);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3 + rows.reduce((sum, { pid }) => sum + workOf(pid), 0);
  };
}

/** Linux counts it to the nanosecond; a connection that has been closed since counts nothing. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
