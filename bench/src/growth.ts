import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@crisper/server/config.ts';
import { createApp } from '@crisper/server/create-app.ts';
import { connect } from '@crisper/server/db/database.ts';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { createAccessTokens } from '@crisper/server/identity/access-tokens.ts';
import { openKeyRing } from '@crisper/server/identity/signing-keys.ts';
import { sql } from 'kysely';
import { loadItems } from './load-items.ts';
import { median, spread } from './median.ts';

const ROUNDS = 60;
const PAGE = 16;

/** What a visitor asks for; the last page depends on how many items there are. */
const questions: Record<string, (items: number) => string> = {
  'first page': () => `/items?limit=${PAGE}`,
  'last page': (items) => `/items?limit=${PAGE}&page=${Math.ceil(items / PAGE)}`,
  'category and status': () => `/items?limit=${PAGE}&category=Dairy&status=nearly-expired`,
  'expiry soonest': () => `/items?limit=${PAGE}&sort=expiry-soonest&status=nearly-expired`,
  summary: () => '/items/summary',
  'search, one letter': () => `/items?limit=${PAGE}&search=m`,
  'search, common word': () => `/items?limit=${PAGE}&search=milk`,
  'search, rare word': () => `/items?limit=${PAGE}&search=c4ca4238a0`,
  'search, no match': () => `/items?limit=${PAGE}&search=liquorice`,
};

/** The cost of each question at both sizes, asked in turns in one run. */
export async function measureGrowth(small: number, large: number, limit: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const fridges = [
      await openFridge(postgres.connection, small),
      await openFridge(postgres.connection, large),
    ];
    const rows = Object.entries(questions).map(([name, question]) => ({
      name,
      question,
      costs: fridges.map(() => [] as number[]),
    }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { question, costs } of rows) {
        for (const [index, fridge] of fridges.entries())
          costs[index]?.push(await fridge.ask(question(fridge.items)));
      }
    }
    await Promise.all(fridges.map((fridge) => fridge.close()));
    const report = rows.map(({ name, costs: [few = [], many = []] }) => ({
      question: name,
      [`${small.toLocaleString('en')} items, ms`]: median(few).toFixed(2),
      [`${large.toLocaleString('en')} items, ms`]: median(many).toFixed(2),
      ratio: Number((median(many) / median(few)).toFixed(2)),
      spread: `${Math.round(spread(many) * 100)} %`,
    }));
    console.table(report);
    const failed = report.filter(({ ratio }) => ratio > limit).map(({ question }) => question);
    console.log(
      failed.length === 0
        ? `Goal met: every ratio is at most ${limit}.`
        : `Goal missed (${limit}): ${failed.join(', ')}`,
    );
    return failed.length === 0;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openFridge(
  connection: { host: string; port: number; user: string; database: string },
  items: number,
) {
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
  return {
    items,
    async ask(path: string): Promise<number> {
      const start = performance.now();
      const answer = await app.inject({ url: `/api${path}` });
      const cost = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return cost;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
