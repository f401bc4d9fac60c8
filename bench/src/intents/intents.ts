import { join } from 'node:path';
import { connect, type Database } from '@crisper/server/db/database.ts';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { databaseSeconds, startContestant } from '#contestants.ts';
import { atMost, type Goal } from '#goals.ts';
import { ITEMS_EACH, loadItems } from '#load-items.ts';
import { urlOf, withFolder } from '#our-server.ts';
import { bareWriter } from './bare-writer.ts';
import { compareCost } from './cost.ts';
import { KITCHENS, listHomes } from './homes.ts';
import { ourWriter } from './our-writer.ts';
import { measureReach } from './reach.ts';

/** How many of the acknowledged events are not in the log. */
async function countLost(db: Database, acknowledged: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('item_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(acknowledged))))
    .executeTakeFirstOrThrow();
  return acknowledged.length - count;
}

/** Intents in one kitchen and in 500, beside the same rows written by the driver alone. */
export function measureIntents(): Promise<Goal[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    const db = connect({ ...postgres.connection, max: 1, statement_timeout: 0 }, () => {});
    await migrate(db);
    await loadItems(db, KITCHENS * ITEMS_EACH);
    const database = join(folder, 'postgres');
    const env = {
      DATABASE_URL: urlOf(postgres.connection),
      DATA_DIR: folder,
      NIGHTLY_BACKUPS: 'off',
      // A few people who write as much as many people do.
      LIMIT_WRITES_PER_ACCOUNT: '100000',
    };
    const server = await startContestant('ours', env, database);
    const [writer, driver] = [ourWriter(server), bareWriter(postgres.connection)];
    const cpuSeconds = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6 + databaseSeconds(database);
    };
    try {
      const homes = await listHomes(db);
      const parts = { homes, server, writer, bare: { add: driver.add, cpuSeconds } };
      const costs = [await compareCost('one kitchen', parts), await compareCost('500 kitchens', parts)];
      console.table(costs);
      const reached = [await measureReach('one kitchen', parts), await measureReach('500 kitchens', parts)];
      console.table(reached);
      return [
        ...costs.map(({ where, ratio }) => atMost(`intents in ${where}, beside their rows`, ratio, 3)),
        atMost('intents that were acknowledged and lost', await countLost(db, writer.acknowledged), 0),
        ...reached.flatMap((row) => [
          atMost(`changes in ${row.where} that never came`, row['never came'], 0),
          atMost(`changes in ${row.where} until another browser has them, p95 ms`, row['p95, ms'], 1000),
        ]),
      ];
    } finally {
      writer.close();
      await driver.close();
      await server.stop();
      await db.destroy();
      await postgres.stop();
    }
  });
}
