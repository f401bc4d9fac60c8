import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@crisper/server/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { type Contestant, startContestant } from './contestants.ts';
import { loadItems } from './load-items.ts';

/** A temporary folder for the duration of the work. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'crisper-bench-')));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, items: number): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  // Its connection may still be there when the database stops, and says so.
  const db = connect({ ...postgres.connection, max: 1, statement_timeout: 0 }, () => {});
  await migrate(db);
  await loadItems(db, items);
  await db.destroy();
  await postgres.stop();
}

/** Our server in its own process, with a fridge of that many items. */
export function withOurServer<T>(
  items: number,
  work: (server: Contestant, folder: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    await fill(folder, items);
    const server = await startContestant('ours', { DATA_DIR: folder }, join(folder, 'postgres'));
    return work(server, folder).finally(() => server.stop());
  });
}

/** The same connection in the form of `DATABASE_URL`. */
export function urlOf({ host, port, user, database }: EmbeddedPostgres['connection']): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

export const PASSWORD = 'Crisper1';

/** The access token of a new account. */
export async function signUp({ url }: Contestant, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.com`.toLowerCase(), password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
