import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { createAccessTokens } from '@crisper/server/calling/access-tokens.ts';
import { startSession } from '@crisper/server/calling/sessions.commands.ts';
import { openKeyRing } from '@crisper/server/calling/signing-keys.ts';
import { readConfig } from '@crisper/server/config.ts';
import { createApp } from '@crisper/server/create-app.ts';
import { connect, type Database } from '@crisper/server/db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { sql } from 'kysely';
import { loadItems } from './load-items.ts';
import { processorTimeOf } from './processor-time.ts';

export type Fridge = Awaited<ReturnType<typeof openFridge>>;

/** A request of a visitor or of a signed-in person. */
export interface FridgeRequest {
  path: string;
  signedIn?: boolean;
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
}

/** In milliseconds: of processor time, here and in the database, and until the response was there. */
export interface Cost {
  worked: number;
  waited: number;
}

/** The product over fridges of these sizes, side by side on one PostgreSQL. */
export async function withFridges<T>(
  sizes: readonly number[],
  measure: (fridges: Fridge[]) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const fridges: Fridge[] = [];
  try {
    for (const size of sizes) fridges.push(await openFridge(postgres.connection, size));
    return await measure(fridges);
  } finally {
    for (const fridge of fridges) await fridge.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openFridge(connection: EmbeddedPostgres['connection'], items: number) {
  const database = `fridge_${items}`;
  const admin = connect(connection, console.error);
  await sql.raw(`create database ${database}`).execute(admin);
  await admin.destroy();
  const loader = connect({ ...connection, database, statement_timeout: 0 }, console.error);
  await migrate(loader);
  await loadItems(loader, items);
  await loader.destroy();

  // Stopping PostgreSQL may end a connection that is just closing.
  const db = connect({ ...connection, database }, () => {});
  const tokens = createAccessTokens(await openKeyRing(db, null));
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, tokens });
  const person = await findPerson(db);
  const session = await startSession(db, person.accountId, {
    authenticatedAt: new Date(),
    userAgent: 'bench',
  });
  let asked = 0;
  return {
    items,
    person,
    db,
    async ask({ path, signedIn = false, method = 'GET', body }: FridgeRequest): Promise<Cost> {
      const headers = signedIn ? { authorization: `Bearer ${await tokens.sign(session.token)}` } : {};
      // No two requests are alike, or the response would come from memory.
      const url = `/api${path}${path.includes('?') ? '&' : '?'}n=${++asked}`;
      const worked = await processorTimeOf(db);
      const before = { worked: worked(), waited: performance.now() };
      const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      const cost = { worked: worked() - before.worked, waited: performance.now() - before.waited };
      if (answer.statusCode > 201) throw new Error(`${path}: ${answer.body}`);
      return cost;
    },
    /** Starts listening, for a browser to visit. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

/** A person who has the same number of items in any fridge. */
async function findPerson(db: Database) {
  return db
    .selectFrom('accounts')
    .innerJoin('items', 'items.added_by', 'accounts.id')
    .select(['accounts.id as accountId', 'accounts.email', 'items.id as itemId'])
    .where('items.kitchen_id', '=', PUBLIC_FRIDGE_ID)
    .orderBy('items.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}
