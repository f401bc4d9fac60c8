import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@crisper/server/config.ts';
import { createApp } from '@crisper/server/create-app.ts';
import { connect } from '@crisper/server/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { createAccessTokens } from '@crisper/server/identity/access-tokens.ts';
import { openKeyRing } from '@crisper/server/identity/signing-keys.ts';
import { sql } from 'kysely';
import { loadItems } from './load-items.ts';

export type Fridge = Awaited<ReturnType<typeof openFridge>>;

/** The product over fridges of these sizes, side by side on one PostgreSQL; filling a large one takes minutes. */
export async function withFridges<T>(
  sizes: readonly number[],
  measure: (fridges: Map<number, Fridge>) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const fridges = new Map<number, Fridge>();
  try {
    for (const size of sizes) fridges.set(size, await openFridge(postgres.connection, size));
    return await measure(fridges);
  } finally {
    for (const fridge of fridges.values()) await fridge.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openFridge(connection: EmbeddedPostgres['connection'], items: number) {
  const database = `fridge_${items}`;
  const admin = connect(connection, console.error);
  await sql.raw(`create database ${database}`).execute(admin);
  await admin.destroy();
  // One connection for loading, because it sets its own time limit.
  const loader = connect({ ...connection, database, max: 1, statement_timeout: 0 }, console.error);
  await migrate(loader);
  await loadItems(loader, items);
  await loader.destroy();

  const db = connect({ ...connection, database }, console.error);
  const tokens = createAccessTokens(await openKeyRing(db, null));
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, tokens });
  let asked = 0;
  return {
    items,
    async ask(path: string): Promise<number> {
      // No two questions are alike, or the answer would come from memory.
      const url = `/api${path}${path.includes('?') ? '&' : '?'}n=${++asked}`;
      const start = performance.now();
      const answer = await app.inject({ url });
      const cost = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return cost;
    },
    /** Puts it on the air, for a browser to visit. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
